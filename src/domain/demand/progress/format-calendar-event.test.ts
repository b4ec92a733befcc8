import { expect, it } from "vitest";
import { formatCalendarEvent } from "./format-calendar-event.ts";

it("formats an event in UTC with its texts escaped", () => {
  const file = formatCalendarEvent({
    id: "HZ-1",
    start: new Date("2026-11-30T11:00:00+08:00"),
    minutes: 15,
    title: "会址：林舟致电您, HZ-1; a\\b",
    url: "https://site.test/demand/token",
  });
  expect(file).toContain("DTSTART:20261130T030000Z\r\nDTEND:20261130T031500Z\r\n");
  expect(file).toContain("SUMMARY:会址：林舟致电您\\, HZ-1\\; a\\\\b\r\n");
  expect(file.startsWith("BEGIN:VCALENDAR\r\n")).toBe(true);
});

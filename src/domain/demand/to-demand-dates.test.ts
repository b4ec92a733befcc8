import { describe, expect, it } from "vitest";
import { isPastLinkDate, toDemandDates } from "./to-demand-dates.ts";

const today = "2026-11-22";

describe("toDemandDates", () => {
  it.each([
    ["no date", {}, {}],
    ["only days", { days: 2 }, { days: 2 }],
    ["a day", { date: "2026-12-03" }, { startDate: "2026-12-03" }],
    ["today", { date: today, dateTo: today }, { startDate: today }],
    ["a day and days", { date: "2026-12-03", days: 2 }, { startDate: "2026-12-03", days: 2 }],
    ["a short range", { date: "2026-12-03", dateTo: "2026-12-05" }, { startDate: "2026-12-03", days: 3 }],
    [
      "a short range with its days",
      { date: "2026-12-03", dateTo: "2026-12-05", days: 3 },
      { startDate: "2026-12-03", days: 3 },
    ],
    [
      "a short range with fewer days",
      { date: "2026-12-03", dateTo: "2026-12-05", days: 1 },
      { startDate: "2026-12-03", endDate: "2026-12-05", dateFlexible: true, days: 1 },
    ],
    [
      "a month",
      { date: "2026-12-01", dateTo: "2026-12-31" },
      { startDate: "2026-12-01", endDate: "2026-12-31", dateFlexible: true },
    ],
    [
      "a month that has begun",
      { date: "2026-11-01", dateTo: "2026-11-30", days: 2 },
      { startDate: today, endDate: "2026-11-30", dateFlexible: true, days: 2 },
    ],
    [
      "a range that begins today",
      { date: today, dateTo: "2026-11-24", days: 2 },
      { startDate: today, endDate: "2026-11-24", dateFlexible: true, days: 2 },
    ],
    ["an event that begins today", { date: today, dateTo: "2026-11-24" }, { startDate: today, days: 3 }],
    [
      "an event that has begun",
      { date: "2026-11-21", dateTo: "2026-11-24" },
      { startDate: today, endDate: "2026-11-24", dateFlexible: true },
    ],
    ["five days", { date: "2026-12-01", dateTo: "2026-12-05" }, { startDate: "2026-12-01", days: 5 }],
    [
      "six days",
      { date: "2026-12-01", dateTo: "2026-12-06" },
      { startDate: "2026-12-01", endDate: "2026-12-06", dateFlexible: true },
    ],
    ["yesterday", { date: "2026-11-21", days: 2 }, { days: 2 }],
    ["last month", { date: "2026-10-01", dateTo: "2026-10-31" }, {}],
    ["a range in the wrong order", { date: "2026-12-05", dateTo: "2026-12-03" }, {}],
    ["a last day alone", { dateTo: "2026-12-05" }, {}],
    [
      "days that suit as well",
      { date: "2026-12-03", dates: ["2026-12-10", "2026-11-01", "2026-12-03", "2026-12-10", "2026-12-17"] },
      { startDate: "2026-12-03", alternativeDates: ["2026-12-10", "2026-12-17"] },
    ],
    [
      "more days that suit as well than a demand takes",
      { date: "2026-12-03", dates: ["2026-12-10", "2026-12-17", "2026-12-24"] },
      { startDate: "2026-12-03", alternativeDates: ["2026-12-10", "2026-12-17"] },
    ],
    ["today as a day that suits", { dates: ["2026-11-21", today] }, { startDate: today }],
    [
      "days that suit as well as one that has passed",
      { date: "2026-11-03", dates: ["2026-12-10", "2026-12-17"], days: 2 },
      { startDate: "2026-12-10", alternativeDates: ["2026-12-17"], days: 2 },
    ],
  ])("reads %s", (_, link, dates) => {
    expect(toDemandDates(link, today)).toStrictEqual(dates);
  });
});

it("tells that a link's dates are past", () => {
  expect(isPastLinkDate({ date: "2026-11-21" }, today)).toBe(true);
  expect(isPastLinkDate({ date: "2026-11-01", dateTo: today }, today)).toBe(false);
  expect(isPastLinkDate({ date: today }, today)).toBe(false);
  expect(isPastLinkDate({ dateTo: "2026-11-21" }, today)).toBe(false);
});

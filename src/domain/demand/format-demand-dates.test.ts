import { expect, it } from "vitest";
import { formatDemandDates, formatDemandDay, formatEventDays } from "./format-demand-dates.ts";

const today = "2026-11-22";

it.each([
  ["2026-11-22", "11 月 22 日 周日", "Sunday 22 November"],
  ["2026-12-31", "12 月 31 日 周四", "Thursday 31 December"],
  ["2027-01-08", "2027 年 1 月 8 日 周五", "Friday 8 January 2027"],
  ["soon", "soon", "soon"],
])("formats %s with its weekday, and its year if that is another one", (day, zh, en) => {
  expect(formatDemandDay(day, "zh", today)).toBe(zh);
  expect(formatDemandDay(day, "en", today)).toBe(en);
});

it("leaves the year out while today is unknown", () => {
  expect(formatDemandDay("2027-01-08")).toBe("1 月 8 日 周五");
});

it("tells a fixed day from a flexible one and from a period", () => {
  const dates = { startDate: "2026-12-03", endDate: "2027-01-08" };
  expect(formatDemandDates({}, "zh", today)).toBeUndefined();
  expect(formatDemandDates({ startDate: "" }, "zh", today)).toBeUndefined();
  expect(formatDemandDates(dates, "zh", today)).toBe("12 月 3 日 周四");
  expect(formatDemandDates({ ...dates, endDate: "", dateFlexible: true }, "zh", today)).toBe("12 月 3 日 周四前后");
  expect(formatDemandDates({ ...dates, dateFlexible: true }, "zh", today)).toBe(
    "12 月 3 日 周四至 2027 年 1 月 8 日 周五之间",
  );
  expect(formatDemandDates({ ...dates, dateFlexible: true }, "en", today)).toBe(
    "between Thursday 3 December and Friday 8 January 2027",
  );
});

it("names the days that suit as well", () => {
  const dates = { startDate: "2026-12-03", alternativeDates: ["2026-12-10", "2027-01-07"] };
  expect(formatDemandDates(dates, "zh", today)).toBe("12 月 3 日 周四（或 12 月 10 日 周四、2027 年 1 月 7 日 周四）");
  expect(formatDemandDates({ ...dates, dateFlexible: true }, "en", today)).toBe(
    "around Thursday 3 December (or Thursday 10 December or Thursday 7 January 2027)",
  );
  expect(formatDemandDates({ alternativeDates: ["2026-12-10"] }, "zh", today)).toBeUndefined();
});

it("formats the days of an event, over the end of a year too", () => {
  expect(formatEventDays({ startDate: "2026-12-03" }, "zh", today)).toBe("12 月 3 日 周四");
  expect(formatEventDays({ startDate: "2026-12-31", days: 2 }, "zh", today)).toBe(
    "12 月 31 日 周四至 2027 年 1 月 1 日 周五",
  );
  expect(formatEventDays({ startDate: "2026-12-03", days: 2 }, "en", today)).toBe(
    "Thursday 3 December to Friday 4 December",
  );
  expect(formatEventDays({ startDate: "", days: 2 }, "zh", today)).toBeUndefined();
});

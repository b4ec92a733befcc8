import fc from "fast-check";
import { afterEach, describe, expect, it } from "vitest";
import { getWeekday, toChinaDay, toDayNumber } from "../../day.ts";
import {
  formatContactTime,
  formatPromisedDay,
  getCallbackPromise,
  isWorkingTime,
  getLongestContactTime,
} from "./get-callback-promise.ts";
import { isHoliday } from "./is-holiday.ts";

/** A moment by China's clock. */
const inChina = (text: string) => new Date(`${text.replace(" ", "T")}+08:00`);

describe("formatContactTime", () => {
  it.each([
    // A week without holidays: 2026-11-23 is a Monday.
    ["2026-11-22 00:00", "周一 11:00 前"],
    ["2026-11-22 20:00", "周一 11:00 前"],
    ["2026-11-22 23:59", "周一 11:00 前"],
    ["2026-11-23 00:00", "今天 11:00 前"],
    ["2026-11-23 08:59", "今天 11:00 前"],
    ["2026-11-23 09:00", "2 小时内"],
    ["2026-11-23 12:30", "2 小时内"],
    ["2026-11-23 16:00", "2 小时内"],
    ["2026-11-23 16:01", "周二 9:15 前"],
    ["2026-11-23 17:00", "周二 10:00 前"],
    ["2026-11-23 17:59", "周二 11:00 前"],
    ["2026-11-23 18:00", "周二 11:00 前"],
    ["2026-11-23 23:30", "周二 11:00 前"],
    ["2026-11-27 15:00", "2 小时内"],
    ["2026-11-27 17:17", "周一 10:30 前"],
    ["2026-11-27 17:30", "周一 10:30 前"],
    ["2026-11-27 18:30", "周一 11:00 前"],
    ["2026-11-28 10:00", "周一 11:00 前"],
    // New Year's Day 2027 is a Friday.
    ["2026-12-31 15:00", "2 小时内"],
    ["2026-12-31 17:30", "周一 10:30 前"],
    ["2027-01-01 10:00", "周一 11:00 前"],
    // Spring Festival 2027: 5 to 11 February, a Friday to a Thursday.
    ["2027-02-04 17:30", "2 月 12 日 周五 10:30 前"],
    ["2027-02-06 10:00", "周五 11:00 前"],
    ["2027-02-11 10:00", "周五 11:00 前"],
    ["2027-04-05 10:00", "周二 11:00 前"],
    // National Day 2027 is a Friday; 8 October too.
    ["2027-09-30 18:00", "10 月 8 日 周五 11:00 前"],
    // Over the end of a year without a table: weekends only.
    ["2028-12-29 19:00", "周一 11:00 前"],
  ])("on %s promises %s", (now, promise) => {
    expect(formatContactTime(inChina(now))).toBe(promise);
  });

  it("speaks English", () => {
    expect(formatContactTime(inChina("2026-11-22 20:00"), "en")).toBe("by 11:00 on Monday");
    expect(formatContactTime(inChina("2026-11-23 08:00"), "en")).toBe("by 11:00 today");
    expect(formatContactTime(inChina("2026-11-23 10:00"), "en")).toBe("within 2 hours");
    expect(formatContactTime(inChina("2027-02-04 17:30"), "en")).toBe("by 10:30 on Friday 12 February");
  });

  describe("in another time zone", () => {
    const previous = process.env.TZ;
    afterEach(() => {
      process.env.TZ = previous;
    });

    it.each(["UTC", "America/Los_Angeles", "Pacific/Kiritimati"])("is China's clock in %s", (zone) => {
      process.env.TZ = zone;
      expect(formatContactTime(inChina("2026-11-22 20:00"))).toBe("周一 11:00 前");
      expect(formatContactTime(inChina("2026-11-27 17:30"))).toBe("周一 10:30 前");
    });
  });
});

describe("formatPromisedDay", () => {
  it.each([
    ["2026-11-23", "今天", "today"],
    ["2026-11-24", "周二", "Tuesday"],
    ["2026-11-25", "周三", "Wednesday"],
    ["2026-11-26", "周四", "Thursday"],
    ["2026-11-27", "周五", "Friday"],
    ["2026-11-28", "周六", "Saturday"],
    ["2026-11-29", "周日", "Sunday"],
    ["2026-11-30", "11 月 30 日 周一", "Monday 30 November"],
  ])("names %s %s on Monday 23 November 2026, in English %s", (day, zh, en) => {
    expect(formatPromisedDay(day, "2026-11-23", "zh")).toBe(zh);
    expect(formatPromisedDay(day, "2026-11-23", "en")).toBe(en);
  });

  it("names Monday on a Sunday", () => {
    expect(formatPromisedDay("2026-11-23", "2026-11-22", "zh")).toBe("周一");
    expect(formatPromisedDay("2026-11-23", "2026-11-22", "en")).toBe("Monday");
  });
});

it.each(["call", "later"] as const)("reserves the room of the longest promise of a week, for %s", (contactBy) => {
  const moments = Array.from(
    { length: 7 * 96 },
    (_, quarter) => new Date(inChina("2026-11-16 00:00").getTime() + quarter * 15 * 60_000),
  );
  for (const locale of ["zh", "en"] as const) {
    const texts = moments.map((moment) => formatContactTime(moment, locale, contactBy));
    const longest = getLongestContactTime(locale, contactBy);
    expect(texts).toContain(longest);
    expect(Math.max(...texts.map((text) => text.length))).toBe(longest.length);
  }
});

it("says after when a visitor who wants to be called later is called", () => {
  expect(formatContactTime(inChina("2026-11-27 14:20"), "zh", "later")).toBe("今天 16:20 以后");
  expect(formatContactTime(inChina("2026-11-28 14:20"), "zh", "later")).toBe("周一 11:00 以后");
  expect(formatContactTime(inChina("2026-11-28 14:20"), "en", "later")).toBe("after 11:00 on Monday");
});

it.each([
  ["2026-11-23 08:59", false],
  ["2026-11-23 09:00", true],
  ["2026-11-23 17:59", true],
  ["2026-11-23 18:00", false],
  ["2026-11-22 12:00", false],
  ["2026-11-21 12:00", false],
  ["2026-10-01 12:00", false],
])("%s is working time: %s", (moment, isWorking) => expect(isWorkingTime(inChina(moment))).toBe(isWorking));

describe("getCallbackPromise", () => {
  const moments = fc.date({ min: new Date("2026-01-01"), max: new Date("2028-12-31"), noInvalidDate: true });

  it("names a moment within working hours, at least two hours from now, and never an earlier one later on", () => {
    fc.assert(
      fc.property(moments, fc.integer({ min: 0, max: 7 * 86_400_000 }), (now, later) => {
        const { by, isSoon } = getCallbackPromise(now);
        const day = toChinaDay(by);
        const hour = ((by.getTime() + 8 * 3_600_000) % 86_400_000) / 3_600_000;
        expect(getWeekday(toDayNumber(day)) <= 5 && !isHoliday(day)).toBe(true);
        expect(hour > 9 && hour <= 18).toBe(true);
        expect(by.getTime() - now.getTime()).toBeGreaterThanOrEqual(2 * 3_600_000);
        if (isSoon) expect(by.getTime() - now.getTime()).toBe(2 * 3_600_000);
        else expect(by.getTime() % (15 * 60_000)).toBe(0);
        // Rounding up makes a promise late by less than a quarter of an hour.
        const next = getCallbackPromise(new Date(now.getTime() + later)).by.getTime();
        expect(next).toBeGreaterThan(by.getTime() - 15 * 60_000);
      }),
    );
  });
});

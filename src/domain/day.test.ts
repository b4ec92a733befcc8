import fc from "fast-check";
import { afterEach, describe, expect, it, test } from "vitest";
import {
  addDays,
  countDaysBetween,
  fromDateParts,
  getDateParts,
  getMonday,
  getMonthRange,
  getNextOccurrence,
  getWeekday,
  isIsoDay,
  parseIsoDay,
  toChinaDay,
  toChinaMidnight,
  toDayNumber,
  toIsoDay,
  toLocalDay,
  toUtcDay,
} from "./day.ts";

/** Any day from 0000-01-01 to 9999-12-31. */
const dayNumbers = fc.integer({ min: toDayNumber("0000-01-01"), max: toDayNumber("9999-12-31") });
/** Days around the present, so that adding to them stays within four-digit years. */
const isoDays = fc.integer({ min: toDayNumber("1900-01-01"), max: toDayNumber("2200-12-31") }).map(toIsoDay);
const distances = fc.integer({ min: -100_000, max: 100_000 });

test("returns the day in China for any moment in UTC", () => {
  expect(toChinaDay(new Date("2026-12-31T15:59:59.000Z"))).toBe("2026-12-31");
  expect(toChinaDay(new Date("2026-12-31T16:30:00.000Z"))).toBe("2027-01-01");
});

describe("today", () => {
  const previous = process.env.TZ;
  afterEach(() => {
    process.env.TZ = previous;
  });

  it.each(["UTC", "Asia/Shanghai", "America/Los_Angeles", "Pacific/Kiritimati"])(
    "is China's day and not that of the process in %s",
    (zone) => {
      process.env.TZ = zone;
      for (const [moment, day] of [
        ["2026-11-26T15:59:59.999Z", "2026-11-26"],
        ["2026-11-26T16:00:00.000Z", "2026-11-27"],
        ["2028-02-28T16:00:00.000Z", "2028-02-29"],
        ["2026-12-31T16:00:00.000Z", "2027-01-01"],
        ["1969-12-31T15:59:59.999Z", "1969-12-31"],
      ] as const) {
        expect(toChinaDay(new Date(moment))).toBe(day);
        expect(toUtcDay(new Date(moment))).toBe(moment.slice(0, 10));
      }
    },
  );

  it("is the visitor's own day in a form, before and after daylight saving time", () => {
    process.env.TZ = "America/Los_Angeles";
    expect(toLocalDay(new Date("2026-11-21T07:59:00Z"))).toBe("2026-11-20");
    expect(toLocalDay(new Date("2026-11-21T08:00:00Z"))).toBe("2026-11-21");
    expect(toLocalDay(new Date("2026-07-21T06:59:00Z"))).toBe("2026-07-20");
    expect(toLocalDay(new Date("2026-07-21T07:00:00Z"))).toBe("2026-07-21");
    process.env.TZ = "Asia/Kolkata";
    expect(toLocalDay(new Date("2026-11-20T18:30:00Z"))).toBe("2026-11-21");
  });

  it("begins at midnight in China", () => {
    expect(toChinaMidnight("2026-01-01").toISOString()).toBe("2025-12-31T16:00:00.000Z");
    fc.assert(
      fc.property(isoDays, (day) => {
        const midnight = toChinaMidnight(day).getTime();
        expect([new Date(midnight - 1), new Date(midnight)].map(toChinaDay)).toEqual([addDays(day, -1), day]);
      }),
    );
  });
});

describe("isIsoDay", () => {
  it("accepts only YYYY-MM-DD with a date that the calendar has", () => {
    for (const day of [
      "2026-11-27",
      "2024-02-29",
      "2000-02-29",
      "2026-12-31",
      "0000-02-29",
      "0099-01-31",
      "9999-12-31",
    ])
      expect([day, isIsoDay(day)]).toEqual([day, true]);
    for (const text of [
      "",
      "2026-02-29",
      "1900-02-29",
      "2026-04-31",
      "2026-00-10",
      "2026-13-01",
      "2026-01-00",
      "2026-01-32",
      "2026-1-1",
      "20261127",
      "2026-11-27T00:00",
      "2026-11-27\n",
      " 2026-11-27",
      "+02026-11-27",
      "12026-11-27",
      "２０２６-11-27",
      "下周五",
    ]) {
      expect([text, isIsoDay(text)]).toEqual([text, false]);
    }
  });

  it("agrees with the calendar of Date", () => {
    fc.assert(
      fc.property(fc.nat(9999), fc.nat(15), fc.nat(35), (year, month, date) => {
        const text = `${String(year).padStart(4, "0")}-${String(month).padStart(2, "0")}-${String(date).padStart(2, "0")}`;
        const moment = new Date(`${text}T00:00:00Z`);
        const isReal = !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(text);
        expect([text, isIsoDay(text)]).toEqual([text, isReal]);
      }),
    );
  });
});

describe("addDays and countDaysBetween", () => {
  it.each([
    ["2026-11-27", 0, "2026-11-27"],
    ["2026-11-30", 1, "2026-12-01"],
    ["2026-12-31", 1, "2027-01-01"],
    ["2027-01-01", -1, "2026-12-31"],
    ["2026-02-28", 1, "2026-03-01"],
    ["2024-02-28", 1, "2024-02-29"],
    ["2024-02-29", 1, "2024-03-01"],
    ["2024-02-29", 366, "2025-03-01"],
    ["2100-02-28", 1, "2100-03-01"],
    ["2026-03-07", 2, "2026-03-09"],
    ["1969-12-31", 1, "1970-01-01"],
    ["0099-12-31", 1, "0100-01-01"],
  ])("%s and %i days make %s", (from, days, to) => {
    expect(addDays(from, days)).toBe(to);
    expect(countDaysBetween(from, to)).toBe(days);
  });

  it("are inverse to each other", () => {
    fc.assert(
      fc.property(isoDays, distances, (day, days) => {
        expect(countDaysBetween(day, addDays(day, days))).toBe(days);
        expect(addDays(addDays(day, days), -days)).toBe(day);
      }),
    );
    fc.assert(fc.property(isoDays, isoDays, (from, to) => addDays(from, countDaysBetween(from, to)) === to));
  });

  it("order days as their texts", () => {
    fc.assert(fc.property(isoDays, isoDays, (a, b) => countDaysBetween(a, b) > 0 === a < b));
  });

  it("throw for a text that is no day", () => {
    for (const text of ["", "2026-02-30", "soon"]) {
      expect(() => addDays(text, 1)).toThrow(new RangeError(`${text} is no day.`));
      expect(() => countDaysBetween("2026-11-27", text)).toThrow(RangeError);
    }
  });
});

describe("day numbers", () => {
  it("convert to text and parts and back", () => {
    expect([toDayNumber("1970-01-01"), toDayNumber("2000-03-01")]).toEqual([0, 11_017]);
    fc.assert(
      fc.property(dayNumbers, (day) => {
        expect(parseIsoDay(toIsoDay(day))).toBe(day);
        expect(fromDateParts(...getDateParts(day))).toBe(day);
      }),
    );
  });

  it("do not exist for dates that the calendar does not have", () => {
    const absent: [number, number, number][] = [
      [2026, 2, 29],
      [2026, 0, 1],
      [2026, 13, 1],
      [2026, 1, 0],
      [2026, 6, 31],
      [2026, Number.NaN, 1],
      [2026, 1, 366],
    ];
    for (const parts of absent) expect(fromDateParts(...parts)).toBeUndefined();
  });

  it("name the weekday, also before 1970", () => {
    expect(["2026-11-27", "1970-01-01", "1969-12-28", "2024-02-29"].map((day) => getWeekday(toDayNumber(day)))).toEqual(
      [5, 4, 7, 4],
    );
    fc.assert(
      fc.property(dayNumbers, (day) => {
        expect(getWeekday(day)).toBe(new Date(`${toIsoDay(day)}T00:00:00Z`).getUTCDay() || 7);
        expect(getWeekday(getMonday(day))).toBe(1);
        expect(day - getMonday(day)).toBe(getWeekday(day) - 1);
      }),
    );
  });
});

describe("getMonthRange", () => {
  it.each([
    ["2026-11-27", 0, "2026-11-01", "2026-11-30"],
    ["2026-11-30", 1, "2026-12-01", "2026-12-31"],
    ["2026-11-30", 3, "2027-02-01", "2027-02-28"],
    ["2028-01-31", 1, "2028-02-01", "2028-02-29"],
    ["2026-01-31", -1, "2025-12-01", "2025-12-31"],
    ["2026-12-31", 13, "2028-01-01", "2028-01-31"],
  ])("of %s and %i months later is %s to %s", (day, later, first, last) => {
    expect(getMonthRange(toDayNumber(day), later).map(toIsoDay)).toEqual([first, last]);
  });

  it("joins the range of the next month", () => {
    fc.assert(
      fc.property(isoDays.map(toDayNumber), fc.integer({ min: -40, max: 40 }), (day, later) => {
        expect(getMonthRange(day, later)[1] + 1).toBe(getMonthRange(day, later + 1)[0]);
      }),
    );
  });
});

describe("getNextOccurrence", () => {
  const findNext = (today: string, month: number, date: number) => {
    const day = getNextOccurrence(toDayNumber(today), month, date);
    return day === undefined ? undefined : toIsoDay(day);
  };

  it("is today, later this year or next year", () => {
    expect(findNext("2026-11-27", 11, 27)).toBe("2026-11-27");
    expect(findNext("2026-11-27", 12, 31)).toBe("2026-12-31");
    expect(findNext("2026-11-27", 11, 26)).toBe("2027-11-26");
  });

  it("waits for a leap year, even over a century without one", () => {
    expect(findNext("2026-11-27", 2, 29)).toBe("2028-02-29");
    expect(findNext("2096-03-01", 2, 29)).toBe("2104-02-29");
    expect(findNext("2026-11-27", 2, 30)).toBeUndefined();
  });
});

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays } from "../day.ts";
import { findCalendarDays } from "./find-calendar-days.ts";
import { formatCalendarNote } from "./format-calendar-note.ts";

const note = (day: string, days = 1, locale: "zh" | "en" = "zh") =>
  formatCalendarNote(findCalendarDays(day, days), locale);

describe("formatCalendarNote", () => {
  it.each([
    ["2026-10-02", 1, "国庆节假期第 2 天（共 7 天）", "National Day holiday, day 2 of 7"],
    ["2026-10-01", 3, "国庆节假期第 1 至 3 天（共 7 天）", "National Day holiday, days 1 to 3 of 7"],
    ["2026-10-10", 1, "国庆节调休上班", "Working day in exchange (National Day)"],
    ["2026-10-09", 2, "10 月 10 日 国庆节调休上班", "10 Oct: working day in exchange (National Day)"],
    [
      "2026-10-07",
      4,
      "10 月 7 日 国庆节假期第 7 天（共 7 天），10 月 10 日 国庆节调休上班",
      "7 Oct: National Day holiday, day 7 of 7; 10 Oct: working day in exchange (National Day)",
    ],
    ["2026-02-06", 1, "春节放假前 9 天", "9 days to the Spring Festival holiday"],
    [
      "2026-02-14",
      1,
      "春节调休上班，春节放假前一天",
      "Working day in exchange (Spring Festival); 1 day to the Spring Festival holiday",
    ],
    ["2026-11-27", 1, "", ""],
    ["2027-06-01", 1, "2027 年放假安排尚未公布", "Days off of 2027 not published yet"],
    [
      "2027-02-06",
      1,
      "春节法定假日第 2 天（共 4 天），2027 年放假安排尚未公布",
      "Spring Festival, statutory holiday, day 2 of 4; days off of 2027 not published yet",
    ],
    ["2031-05-01", 1, "2031 年放假安排尚未公布", "Days off of 2031 not published yet"],
  ])("notes %s for %i days", (day, days, zh, en) => {
    expect(note(day, days)).toBe(zh);
    expect(note(day, days, "en")).toBe(en);
  });

  it("counts each day of a holiday once, and never calls a day both off and worked", () => {
    fc.assert(
      fc.property(fc.integer({ min: -400, max: 800 }), fc.integer({ min: 1, max: 90 }), (offset, days) => {
        const first = addDays("2026-01-01", offset);
        const found = findCalendarDays(first, days);
        expect(found).toHaveLength(Math.min(days, 60));
        for (const { holiday, workday } of found) {
          expect(holiday && workday).toBeUndefined();
          if (holiday) expect(holiday.at).toBeLessThanOrEqual(holiday.days);
        }
        expect(formatCalendarNote(found)).not.toMatch(/undefined|NaN/);
      }),
    );
  });
});

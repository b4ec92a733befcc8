import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { findCalendarDays } from "#domain/calendar/find-calendar-days.ts";
import { formatCalendarNote } from "#domain/calendar/format-calendar-note.ts";
import { mergeCalendar } from "#domain/calendar/merge-calendar.ts";
import { officialCalendar } from "#domain/calendar/official-calendar.ts";
import { parseCalendarFile } from "./parse-calendar-file.ts";

const year2027 = {
  year: 2027,
  source: "通知",
  holidays: [
    { name: "元旦", from: "2026-12-31", to: "2027-01-02" },
    { name: "春节", from: "2027-02-05", to: "2027-02-12" },
  ],
  workdays: [{ day: "2027-02-20", name: "春节" }],
};

describe("parseCalendarFile", () => {
  it("replaces a year of ours and adds busy periods, of one city or of all", () => {
    const busy = { name: "展会", from: "2027-04-15", to: "2027-04-19", cityCode: "440100", source: "主办方公告" };
    const file = parseCalendarFile(JSON.stringify({ years: [year2027], busy: [busy] }));
    const calendar = mergeCalendar(officialCalendar, file);
    const noteOf = (day: string, cityCode?: string) =>
      formatCalendarNote(findCalendarDays(day, 1, { calendar, cityCode }));
    expect(calendar.years.map(({ year }) => year)).toEqual([2026, 2027]);
    expect(noteOf("2026-12-31")).toBe("元旦假期第 1 天（共 3 天）");
    expect(noteOf("2027-02-20")).toBe("春节调休上班");
    expect(noteOf("2027-06-01")).toBe("");
    expect(noteOf("2027-04-16", "440100")).toBe("展会");
    expect(noteOf("2027-04-16", "110000")).toBe("");
    expect(noteOf("2026-10-10")).toBe("国庆节调休上班");
  });

  it.each([
    ["{", "not JSON"],
    ['{"years":[{"year":2027}]}', "years.0.source"],
    ['{"jears":[]}', "jears"],
    [JSON.stringify({ years: [year2027, year2027] }), "twice"],
    [
      JSON.stringify({ years: [{ ...year2027, workdays: [{ day: "2027-02-06", name: "春节" }] }] }),
      "both off and worked",
    ],
    [JSON.stringify({ years: [{ ...year2027, year: 2028 }] }), "not of 2028"],
    [
      JSON.stringify({ years: [{ ...year2027, holidays: [{ name: "春节", from: "2027-02-12", to: "2027-02-05" }] }] }),
      "ends before it begins",
    ],
    [
      JSON.stringify({
        years: [{ ...year2027, holidays: [...year2027.holidays, { name: "x", from: "2027-02-12", to: "2027-02-13" }] }],
      }),
      "runs into",
    ],
    [JSON.stringify({ busy: [{ name: "旺季", from: "2027-01-01", to: "2027-01-07" }] }), "source"],
  ])("refuses %s and names %s", (text, message) => {
    expect(() => parseCalendarFile(text)).toThrow(message);
  });

  it("accepts or refuses any text, with a message", () => {
    fc.assert(
      fc.property(fc.json({ maxDepth: 4 }), (text) => {
        try {
          parseCalendarFile(text);
        } catch (error) {
          expect((error as Error).message).not.toBe("");
        }
      }),
    );
  });
});

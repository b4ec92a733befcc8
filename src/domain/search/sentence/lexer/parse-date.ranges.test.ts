import { describe, expect, it } from "vitest";
import { friday, read, table, two } from "./read-date.fixture.ts";

describe("English days", () => {
  const days = "monday tuesday wednesday thursday friday saturday sunday".split(" ");
  const short = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"];

  it.each([...days.entries()])("%i %s", (at, name) => {
    const next = ["2026-11-23", "2026-11-24", "2026-11-25", "2026-11-26", "2026-11-20", "2026-11-21", "2026-11-22"][at];
    const following = `2026-11-${23 + at}`;
    for (const word of [name, short[at]!]) {
      expect(read(word)).toBe(next);
      expect(read(`on ${word}`)).toBe(next);
      expect(read(`this ${word}`)).toBe(next);
      expect(read(`next ${word}`)).toBe(following);
    }
  });
  table(friday, [
    ["tues", "2026-11-24"],
    ["thurs", "2026-11-26"],
    ["money", undefined],
    ["sundays", undefined],
    ["this week", "2026-11-20..2026-11-22"],
    ["next week", "2026-11-23..2026-11-29"],
    ["this weekend", "2026-11-21..2026-11-22"],
    ["next weekend", "2026-11-28..2026-11-29"],
    ["next weekends", undefined],
    ["next month", "2026-12-01..2026-12-31"],
    ["next months", undefined],
  ]);
});

describe("a range of dates", () => {
  it.each(["-", "~", "到", "至"])("joined by %s", (joint) => {
    const days = "2026-12-18..2026-12-20";
    for (const text of [
      `12月18日${joint}20日`,
      `12月18号${joint}12月20号`,
      `12月18${joint}20`,
      `12月18${joint}12月20日`,
      `2026年12月18日${joint}20日`,
      `十二月十八日${joint}二十日`,
      `12/18${joint}20`,
      `12/18${joint}12/20`,
      `12.18${joint}12.20`,
      `12.18${joint}12.20日`,
      `12.18${joint}12.20号`,
      `下月18日${joint}20日`,
      `下月18${joint}20日`,
      `18号${joint}20号`,
    ])
      expect([text, read(text)]).toEqual([text, days]);
  });
  table(friday, [
    ["12月18日、20日", "2026-12-18..2026-12-20"],
    ["下月18、20日", "2026-12-18..2026-12-20"],
    ["下月18和20日", "2026-12-18..2026-12-20"],
    ["下月18日20日", "2026-12-18 +20日"],
    ["下月20日到18日", "2026-12-20"],
    ["12月30日到1月2日", "2026-12-30..2027-01-02"],
    ["2026年12月30日到2027年1月2日", "2026-12-30 +到2027年1月2日"],
    ["20号到18号", "2026-11-20"],
    ["12月18日到18日", "2026-12-18"],
    ["12/30-1/2", "2026-12-30..2027-01-02"],
    ["12.30-1.2", "2026-12-30..2027-01-02"],
    ["12.18-12.201", undefined],
    ["12.18-12.20.1", undefined],
  ]);
});

describe("a time from now", () => {
  const units: [unit: string, days: number][] = [
    ["天", 1],
    ["周", 7],
    ["星期", 7],
    ["礼拜", 7],
    ["月", 30],
  ];
  it.each(units)("in %s", (unit, days) => {
    const later = (count: number) => new Date(Date.UTC(2026, 10, 20 + count * days)).toISOString().slice(0, 10);
    for (const end of ["后", "之后", "以后"]) {
      expect(read(`3${unit}${end}`)).toBe(later(3));
      expect(read(`三个${unit}${end}`)).toBe(later(3));
      expect(read(`10${unit}${end}`)).toBe(later(10));
    }
    expect(read(`3${unit}`)).not.toBe(later(3));
  });
});

describe("English dates", () => {
  const months = "january february march april may june july august september october november december".split(" ");
  it.each([...months.entries()])("%i %s", (at, name) => {
    const year = at < 10 ? 2027 : 2026;
    const day = `${year}-${two(at + 1)}-21`;
    for (const month of [name, name.slice(0, 3)]) {
      for (const text of [`${month} 21`, `${month} 21st`, `21 ${month}`, `21st ${month}`])
        expect([text, read(text)]).toEqual([text, day]);
      for (const text of [`${month} 21, 2028`, `${month} 21st 2028`, `21 ${month} 2028`])
        expect([text, read(text)]).toEqual([text, `2028-${two(at + 1)}-21`]);
      for (const joint of ["-", " - ", "~", " to ", " and "])
        for (const text of [`${month} 21${joint}23`, `21${joint}23 ${month}`, `21st${joint}23rd ${month}`])
          expect([text, read(text)]).toEqual([text, `${day}..${year}-${two(at + 1)}-23`]);
    }
  });
  table(friday, [
    ["sept 2nd", "2027-09-02"],
    ["2nd sept", "2027-09-02"],
    ["dec 3rd", "2026-12-03"],
    ["dec 4th", "2026-12-04"],
    ["dec 40", undefined],
    ["dec 181", undefined],
    ["dec 18x", undefined],
    ["18 decx", undefined],
    ["december", undefined],
    ["18 december 1999", "2026-12-18 + 1999"],
  ]);
});

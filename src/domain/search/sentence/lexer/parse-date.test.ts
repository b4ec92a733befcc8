import { describe, expect, it } from "vitest";
import { friday, readDate } from "./read-date.fixture.ts";

const table = (today: string, rows: readonly (readonly [text: string, days: string | undefined])[]) =>
  it.each(rows)(`%s, said on ${today}`, (text, days) => expect(readDate(text, today)).toBe(days));

const two = (part: number) => String(part).padStart(2, "0");
const numerals = "一 二 三 四 五 六 七 八 九 十 十一 十二 十三 十四 十五 十六 十七 十八 十九 二十"
  .split(" ")
  .concat("二十一 二十二 二十三 二十四 二十五 二十六 二十七 二十八 二十九 三十 三十一".split(" "));

describe("a month and its parts", () => {
  const parts: [name: string, first: number, last: number][] = [
    ["", 1, 31],
    ["初", 1, 10],
    ["上旬", 1, 10],
    ["中", 11, 20],
    ["中旬", 11, 20],
    ["下旬", 21, 31],
    ["底", 21, 31],
    ["末", 21, 31],
  ];
  it.each(parts)("十二月%s", (part, first, last) => {
    const days = `2026-12-${two(first)}..2026-12-${two(last)}`;
    for (const month of [
      "12月",
      "12月份",
      "十二月",
      "下月",
      "下个月",
      "下月的",
      "今年12月",
      "2026年12月",
      "2026年的12月",
    ])
      expect([month, readDate(month + part)]).toEqual([month, days]);
    const february = `2027-02-${two(first)}..2027-02-${two(Math.min(last, 28))}`;
    for (const month of ["2月", "明年2月", "二月份"])
      expect([month, readDate(month + part)]).toEqual([month, february]);
  });

  it.each([...Array(12).keys()])("of month %i and a numeral", (at) => {
    const year = at < 10 ? 2027 : 2026;
    const last = new Date(Date.UTC(year, at + 1, 0)).getUTCDate();
    const days = `${year}-${two(at + 1)}-${at === 10 ? "20" : "01"}..${year}-${two(at + 1)}-${last}`;
    expect([readDate(`${at + 1}月`), readDate(`${numerals[at]}月`)]).toEqual([days, days]);
  });

  table(friday, [
    ["本月", "2026-11-20..2026-11-30"],
    ["这个月", "2026-11-20..2026-11-30"],
    ["本月底", "2026-11-21..2026-11-30"],
    ["本月中旬", "2026-11-20"],
    ["本月上旬", "「本月上旬」"],
    ["下下月", "2027-01-01..2027-01-31"],
    ["下下个月初", "2027-01-01..2027-01-10"],
    ["月初", "2026-12-01..2026-12-10"],
    ["月中", "2026-11-20"],
    ["月中旬", "2026-11-20"],
    ["月底", "2026-11-21..2026-11-30"],
    ["月末", "2026-11-21..2026-11-30"],
    ["月", undefined],
    ["后年3月", "2028-03-01..2028-03-31"],
    ["今年3月", "「今年3月」"],
    ["13月", undefined],
    ["0月", undefined],
    ["11月", "2026-11-20..2026-11-30"],
  ]);
  table("2026-11-21", [["月中", "2026-12-11..2026-12-20"]]);
});

describe("a date", () => {
  const dates = numerals.map((_, at) => at + 1);
  it.each(dates)("on day %i, in figures and in numerals", (date) => {
    const day = `2026-12-${two(date)}`;
    const numeral = numerals[date - 1]!;
    for (const text of [
      `12月${date}日`,
      `12月${date}号`,
      `12月${date}`,
      `12月份${date}日`,
      `十二月${numeral}日`,
      `十二月${numeral}号`,
      `今年12月${date}日`,
      `2026年12月${date}日`,
      `12/${date}`,
      `12.${date}日`,
      `12.${date}号`,
      `2026-12-${date}`,
      `2026/12/${date}`,
      `2026.12.${date}`,
      `2026年12月${numeral}日`,
      `下月${date}日`,
      `下个月的${date}号`,
      `下月${numeral}号`,
    ])
      expect([text, readDate(text)]).toEqual([text, day]);
  });

  it.each(dates.filter((date) => date <= 30))("on day %i of this month or the next", (date) => {
    const day = date < 20 ? `2026-12-${two(date)}` : `2026-11-${two(date)}`;
    expect([readDate(`${date}号`), readDate(`${numerals[date - 1]}号`)]).toEqual([day, day]);
  });

  table(friday, [
    ["3月5日", "2027-03-05"],
    ["11月20日", "2026-11-20"],
    ["11月19日", "2027-11-19"],
    ["明年11月19日", "2027-11-19"],
    ["后年2月29日", "2028-02-29"],
    ["2月29日", "2028-02-29"],
    ["2月30日", "「2月30日」"],
    ["2026年2月29日", "「2026年2月29日」"],
    ["2028年2月30日", "「2028年2月30日」"],
    ["今年的12月18日", "2026-12-18"],
    ["12月18人", "2026-12-01..2026-12-31 +18人"],
    ["12月18万", "2026-12-01..2026-12-31 +18万"],
    ["12月18个人", "2026-12-01..2026-12-31 +18个人"],
    ["12月18，", "2026-12-18 +，"],
    ["12月3天", "2026-12-01..2026-12-31 +3天"],
    ["2026-12-181", undefined],
    ["0号", undefined],
    ["32号", undefined],
    ["3号线", undefined],
    ["3号楼", undefined],
    ["3号院", undefined],
    ["3号馆", undefined],
    ["3号厅", undefined],
    ["3号店", undefined],
    ["3号门", undefined],
    ["3号航站楼", undefined],
    ["11/27/2026", undefined],
    ["3/4天", undefined],
    ["3/4晚", undefined],
    ["12.18", "2026-12-18"],
    ["12.18，", "2026-12-18 +，"],
    ["12.24平安夜", "2026-12-24 +平安夜"],
    ["12.25圣诞", "2026-12-25 +圣诞"],
    ["12.18周五", "2026-12-18"],
    ["12.18星期五", "2026-12-18"],
    ["12.18上午", "2026-12-18 +上午"],
    ["12.18下午", "2026-12-18 +下午"],
    ["12.18晚", "2026-12-18 +晚"],
    ["10.01国庆", "2027-10-01 +国庆"],
    ["01.01元旦", "2027-01-01 +元旦"],
    ["12.18万", undefined],
    ["4.5分", undefined],
    ["12.5", undefined],
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
      expect([text, readDate(text)]).toEqual([text, days]);
  });
  table(friday, [
    ["12月18日、20日", "2026-12-18..2026-12-20"],
    ["下月18、20日", "2026-12-18..2026-12-20"],
    ["下月18和20日", "2026-12-18..2026-12-20"],
    ["下月18日20日", "2026-12-18 +20日"],
    ["下月20日到18日", "2026-12-20"],
    ["12月30日到1月2日", "2026-12-30..2027-01-02"],
    ["2026年12月30日到2027年1月2日", "2026-12-30..2027-01-02"],
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
    const dayAfter = (count: number) => new Date(Date.UTC(2026, 10, 20 + count * days)).toISOString().slice(0, 10);
    for (const end of ["后", "之后", "以后"]) {
      expect(readDate(`3${unit}${end}`)).toBe(dayAfter(3));
      expect(readDate(`三个${unit}${end}`)).toBe(dayAfter(3));
      expect(readDate(`10${unit}${end}`)).toBe(dayAfter(10));
    }
    expect(readDate(`3${unit}`)).not.toBe(dayAfter(3));
  });
});

describe("English dates", () => {
  const months = "january february march april may june july august september october november december".split(" ");
  it.each([...months.entries()])("%i %s", (at, name) => {
    const year = at < 10 ? 2027 : 2026;
    const day = `${year}-${two(at + 1)}-21`;
    for (const month of [name, name.slice(0, 3)]) {
      for (const text of [`${month} 21`, `${month} 21st`, `21 ${month}`, `21st ${month}`])
        expect([text, readDate(text)]).toEqual([text, day]);
      for (const text of [`${month} 21, 2028`, `${month} 21st 2028`, `21 ${month} 2028`])
        expect([text, readDate(text)]).toEqual([text, `2028-${two(at + 1)}-21`]);
      for (const joint of ["-", " - ", "~", " to ", " and "])
        for (const text of [`${month} 21${joint}23`, `21${joint}23 ${month}`, `21st${joint}23rd ${month}`])
          expect([text, readDate(text)]).toEqual([text, `${day}..${year}-${two(at + 1)}-23`]);
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

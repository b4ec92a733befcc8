import { describe, expect, it } from "vitest";
import { toDayNumber } from "../../../day.ts";
import { parseDate } from "./parse-date.ts";

/** A Friday. */
const friday = "2026-11-20";

/** Formats what is read at the beginning of a text, as a day or as first and last, with the text that was not read. */
function read(text: string, today = friday): string | undefined {
  const found = parseDate(text, 0, toDayNumber(today));
  if (!found) return undefined;
  const { value, to } = found;
  const days = typeof value === "string" ? value : `${value.from}..${value.to}`;
  return to === text.length ? days : `${days} +${text.slice(to)}`;
}
const table = (today: string, rows: readonly (readonly [text: string, days: string | undefined])[]) =>
  it.each(rows)(`%s, said on ${today}`, (text, days) => expect(read(text, today)).toBe(days));

const two = (part: number) => String(part).padStart(2, "0");
const numerals = "一 二 三 四 五 六 七 八 九 十 十一 十二 十三 十四 十五 十六 十七 十八 十九 二十"
  .split(" ")
  .concat("二十一 二十二 二十三 二十四 二十五 二十六 二十七 二十八 二十九 三十 三十一".split(" "));

describe("words for a day", () => {
  table(friday, [
    ["今天", "2026-11-20"],
    ["今日", "2026-11-20"],
    ["今晚", "2026-11-20"],
    ["今早", "2026-11-20"],
    ["明天", "2026-11-21"],
    ["明日", "2026-11-21"],
    ["明晚", "2026-11-21"],
    ["明早", "2026-11-21"],
    ["后天", "2026-11-22"],
    ["后日", "2026-11-22"],
    ["大后天", "2026-11-23"],
    ["明后天", "2026-11-21..2026-11-22"],
    ["明后两天", "2026-11-21..2026-11-22"],
    ["今明两天", "2026-11-20..2026-11-21"],
    ["today", "2026-11-20"],
    ["tonight", "2026-11-20"],
    ["tomorrow", "2026-11-21"],
    ["the day after tomorrow", "2026-11-22"],
    ["后年", undefined],
    ["年", undefined],
    ["人", undefined],
    ["", undefined],
  ]);
});

describe("holidays", () => {
  const newYear = "2027-01-02";
  table(friday, [
    ["元旦", "2027-01-01..2027-01-03"],
    ["情人节", "2027-02-14"],
    ["妇女节", "2027-03-08"],
    ["劳动节", "2027-05-01..2027-05-05"],
    ["五一", "2027-05-01..2027-05-05"],
    ["儿童节", "2027-06-01"],
    ["六一", "2027-06-01"],
    ["教师节", "2027-09-10"],
    ["国庆", "2027-10-01..2027-10-07"],
    ["国庆节", "2027-10-01..2027-10-07 +节"],
    ["双十一", "2027-11-11"],
    ["双十二", "2026-12-12"],
    ["平安夜", "2026-12-24"],
    ["圣诞", "2026-12-25"],
    ["跨年夜", "2026-12-31"],
    ["年底", "2026-12-01..2026-12-31"],
    ["年末", "2026-12-01..2026-12-31"],
    ["十一假期", "2027-10-01..2027-10-07 +假期"],
    ["十一长假", "2027-10-01..2027-10-07 +长假"],
    ["十一黄金周", "2027-10-01..2027-10-07 +黄金周"],
    ["十一期间", "2027-10-01..2027-10-07 +期间"],
    ["十一人", undefined],
  ]);
  table(newYear, [
    ["元旦", "2027-01-02..2027-01-03"],
    ["国庆", "2027-10-01..2027-10-07"],
  ]);
  table("2027-01-03", [["元旦", "2027-01-03"]]);
  table("2027-01-04", [["元旦", "2028-01-01..2028-01-03"]]);
  table("2027-10-07", [["国庆", "2027-10-07"]]);
  table("2027-10-08", [["国庆", "2028-10-01..2028-10-07"]]);
  table("2026-12-31", [
    ["年底", "2026-12-31"],
    ["元旦", "2027-01-01..2027-01-03"],
  ]);
});

describe("weekdays", () => {
  const names = ["一", "二", "三", "四", "五", "六", "日"];
  const weeks: Record<string, number> = { 这: 0, 这个: 0, 本: 0, 下: 1, 下个: 1, 下下: 2, 下下个: 2 };
  /** The Monday of the week of 20 November 2026, and a day some days after it. */
  const after = (days: number) => new Date(Date.UTC(2026, 10, 16 + days)).toISOString().slice(0, 10);

  it.each(["周", "星期", "礼拜"])("of %s are read, in this week and the next two", (word) => {
    for (const [which, ahead] of Object.entries(weeks)) {
      for (const [at, name] of names.entries()) {
        expect([which, name, read(`${which}${word}${name}`)]).toEqual([which, name, after(7 * ahead + at)]);
        expect([which, at, read(`${which}${word}${at + 1}`)]).toEqual([which, at, after(7 * ahead + at)]);
      }
      expect(read(`${which}${word}天`)).toBe(after(7 * ahead + 6));
      const begins = ahead === 0 ? friday : after(7 * ahead);
      expect(read(`${which}${word}`)).toBe(`${begins}..${after(7 * ahead + 6)}`);
      expect(read(`${which}${word}末`)).toBe(`${after(7 * ahead + 5)}..${after(7 * ahead + 6)}`);
    }
    // Without a word for the week the next one counts.
    expect(names.map((name) => read(word + name))).toEqual([7, 8, 9, 10, 4, 5, 6].map(after));
    expect(read(word)).toBeUndefined();
  });

  table(friday, [
    ["周末", "2026-11-21..2026-11-22"],
    ["周一到周三", "2026-11-23..2026-11-25"],
    ["下周一至下周三", "2026-11-23..2026-11-25"],
    ["下周五-周一", "2026-11-27..2026-11-30"],
    ["周一~周二", "2026-11-23..2026-11-24"],
    ["周一和周二", "2026-11-23..2026-11-24"],
    ["周一、周二", "2026-11-23..2026-11-24"],
    ["周一周二", "2026-11-23..2026-11-24"],
    ["周六到星期天", "2026-11-21..2026-11-22"],
    ["这周五到下个周一", "2026-11-20..2026-11-23"],
    ["下周一到本周三", "2026-11-23..2026-11-25"],
    ["周二到周二", "2026-11-24"],
    ["下周一二两天", "2026-11-23..2026-11-24 +两天"],
    ["下周一、三这三天", "2026-11-23..2026-11-25 +这三天"],
    ["下周一二三天", "2026-11-23..2026-11-24 +三天"],
    ["下周一二四天", "2026-11-23..2026-11-24 +四天"],
    ["下周一二人", "2026-11-23 +二人"],
    ["周12", undefined],
    ["周8", undefined],
  ]);
  table("2026-11-22", [
    ["周末", "2026-11-22"],
    ["本周", "2026-11-22"],
    ["周日", "2026-11-22"],
    ["周一", "2026-11-23"],
    ["下周", "2026-11-23..2026-11-29"],
  ]);
});

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
      expect([month, read(month + part)]).toEqual([month, days]);
    const february = `2027-02-${two(first)}..2027-02-${two(Math.min(last, 28))}`;
    for (const month of ["2月", "明年2月", "二月份"]) expect([month, read(month + part)]).toEqual([month, february]);
  });

  it.each([...Array(12).keys()])("of month %i and a numeral", (at) => {
    const year = at < 10 ? 2027 : 2026;
    const last = new Date(Date.UTC(year, at + 1, 0)).getUTCDate();
    const days = `${year}-${two(at + 1)}-${at === 10 ? "20" : "01"}..${year}-${two(at + 1)}-${last}`;
    expect([read(`${at + 1}月`), read(`${numerals[at]}月`)]).toEqual([days, days]);
  });

  table(friday, [
    ["本月", "2026-11-20..2026-11-30"],
    ["这个月", "2026-11-20..2026-11-30"],
    ["本月底", "2026-11-21..2026-11-30"],
    ["本月中旬", "2026-11-20"],
    ["本月上旬", undefined],
    ["下下月", "2027-01-01..2027-01-31"],
    ["下下个月初", "2027-01-01..2027-01-10"],
    ["月初", "2026-12-01..2026-12-10"],
    ["月中", "2026-11-20"],
    ["月中旬", "2026-11-20"],
    ["月底", "2026-11-21..2026-11-30"],
    ["月末", "2026-11-21..2026-11-30"],
    ["月", undefined],
    ["后年3月", "2028-03-01..2028-03-31"],
    ["今年3月", undefined],
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
      expect([text, read(text)]).toEqual([text, day]);
  });

  it.each(dates.filter((date) => date <= 30))("on day %i of this month or the next", (date) => {
    const day = date < 20 ? `2026-12-${two(date)}` : `2026-11-${two(date)}`;
    expect([read(`${date}号`), read(`${numerals[date - 1]}号`)]).toEqual([day, day]);
  });

  table(friday, [
    ["3月5日", "2027-03-05"],
    ["11月20日", "2026-11-20"],
    ["11月19日", "2027-11-19"],
    ["明年11月19日", "2027-11-19"],
    ["后年2月29日", "2028-02-29"],
    ["2月29日", "2028-02-29"],
    ["2月30日", undefined],
    ["2026年2月29日", undefined],
    ["2028年2月30日", undefined],
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
    ["12.18周五", "2026-12-18 +周五"],
    ["12.18星期五", "2026-12-18 +星期五"],
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
    const after = (count: number) => new Date(Date.UTC(2026, 10, 20 + count * days)).toISOString().slice(0, 10);
    for (const end of ["后", "之后", "以后"]) {
      expect(read(`3${unit}${end}`)).toBe(after(3));
      expect(read(`三个${unit}${end}`)).toBe(after(3));
      expect(read(`10${unit}${end}`)).toBe(after(10));
    }
    expect(read(`3${unit}`)).not.toBe(after(3));
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

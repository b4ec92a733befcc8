import { describe, expect, it } from "vitest";
import { friday, readDate } from "./read-date.fixture.ts";

const table = (today: string, rows: readonly (readonly [text: string, days: string | undefined])[]) =>
  it.each(rows)(`%s, said on ${today}`, (text, days) => expect(readDate(text, today)).toBe(days));

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
    ["后年", "2028-01-01..2028-12-31"],
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
    ["国庆节", "2027-10-01..2027-10-07"],
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
  const dayAfter = (days: number) => new Date(Date.UTC(2026, 10, 16 + days)).toISOString().slice(0, 10);

  it.each(["周", "星期", "礼拜"])("of %s are read, in this week and the next two", (term) => {
    for (const [which, ahead] of Object.entries(weeks)) {
      for (const [at, name] of names.entries()) {
        expect([which, name, readDate(`${which}${term}${name}`)]).toEqual([which, name, dayAfter(7 * ahead + at)]);
        expect([which, at, readDate(`${which}${term}${at + 1}`)]).toEqual([which, at, dayAfter(7 * ahead + at)]);
      }
      expect(readDate(`${which}${term}天`)).toBe(dayAfter(7 * ahead + 6));
      const begins = ahead === 0 ? friday : dayAfter(7 * ahead);
      expect(readDate(`${which}${term}`)).toBe(`${begins}..${dayAfter(7 * ahead + 6)}`);
      expect(readDate(`${which}${term}末`)).toBe(`${dayAfter(7 * ahead + 5)}..${dayAfter(7 * ahead + 6)}`);
    }
    // Without a term for the week the next one counts.
    expect(names.map((name) => readDate(term + name))).toEqual([7, 8, 9, 10, 4, 5, 6].map(dayAfter));
    expect(readDate(term)).toBeUndefined();
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
    for (const term of [name, short[at]!]) {
      expect(readDate(term)).toBe(next);
      expect(readDate(`on ${term}`)).toBe(next);
      expect(readDate(`this ${term}`)).toBe(next);
      expect(readDate(`next ${term}`)).toBe(following);
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

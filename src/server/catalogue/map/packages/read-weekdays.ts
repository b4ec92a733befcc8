import { isIsoDay } from "#domain/day.ts";
import type { BlankableText } from "./blankable-text.ts";
import type { PackageDraft } from "./package-draft.ts";

const weekday = "(?:(?:周|星期|礼拜)[一二三四五六日天末]|工作日|双休日|(?:法定)?节?假日)";
const weekdays = new RegExp(
  `(仅限?|只限|限|适用于)?(${weekday}(?:(?:、|和|及|与|至|到|-|~|/){1,2}(?:${weekday}|[一二三四五六日天]))*)(除外|不适用|不可用|适用|可用)?`,
  "g",
);
const weekdayPart = new RegExp(`(至|到|-|~)?(${weekday}|[一二三四五六日天])`, "g");
const listDays = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, at) => from + at);
const dayNames = "一二三四五六日";

/** Returns the days of an enumeration, and whether it has holidays, which have no day. */
function readDays(text: string): { days: number[]; hasHolidays: boolean } {
  const days = new Set<number>();
  let hasHolidays = false;
  let last = 0;
  for (const [, range, name = ""] of text.matchAll(weekdayPart)) {
    if (name === "工作日") for (const day of listDays(1, 5)) days.add(day);
    else if (/末$|双休日/.test(name)) for (const day of listDays(6, 7)) days.add(day);
    else if (name.endsWith("假日")) hasHolidays = true;
    else {
      const day = dayNames.indexOf(name.slice(-1).replace("天", "日")) + 1;
      for (const each of listDays(range ? last : day, day)) days.add(each);
      last = day;
    }
  }
  return { days: [...days].sort((a, b) => a - b), hasHolidays };
}

/** Reads days of the week: 周一至周五, 周末除外. A bare 周末 is not read: nobody knows what it says of the package. */
export function readWeekdays(text: BlankableText, draft: PackageDraft): void {
  text.replace(weekdays, ([matched, only, list = "", suffix = ""]) => {
    const { days, hasHolidays } = readDays(list);
    const excludes = /除外|不/.test(suffix);
    const isBare = !only && suffix === "" && /周末|双休/.test(list);
    if (days.length === 0 || isBare || (hasHolidays && !excludes)) return false;
    const meant = excludes ? listDays(1, 7).filter((day) => !days.includes(day)) : days;
    if (meant.length === 0 || !draft.set("weekdays", meant)) return false;
    if (hasHolidays) draft.unread.push(matched);
    return true;
  });
}

const date = "(20\\d\\d)(?:年|[-/.])(\\d{1,2})(?:月|[-/.])(\\d{1,2})日?";
const dates = new RegExp(
  `(?:适用日期|适用期|有效期|有效|截至|截止|valid)?(?:至|到|until|till)?[: ]{0,2}(?:${date} ?(?:至|到|-|~|—|–){1,2} ?)?(?:${date}|(?<=[-至到~—–])(\\d{1,2})月(\\d{1,2})日) ?(起|前|之前|止|截止|有效)?`,
  "gi",
);

const toDay = (year = "", month = "", day = ""): string | undefined => {
  const text = `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  return isIsoDay(text) ? text : undefined;
};

/** Reads from when to when a package holds: 2026年1月1日至12月31日, 有效期至2026-12-31. */
export function readDates(text: BlankableText, draft: PackageDraft): void {
  text.replace(dates, ([matched, ...groups]) => {
    const [fromYear, fromMonth, fromDate, year, month, day, shortMonth, shortDate, suffix = ""] = groups;
    const last = year ? toDay(year, month, day) : toDay(fromYear, shortMonth, shortDate);
    const first = fromYear ? toDay(fromYear, fromMonth, fromDate) : undefined;
    if (!last || (fromYear && (!first || first > last))) return false;
    if (first) return draft.set("validFrom", first) && draft.set("validUntil", last);
    if (suffix === "起") return draft.set("validFrom", last);
    const isEnd = suffix !== "" || /至|到|截|until|till/i.test(matched);
    return isEnd && draft.set("validUntil", last);
  });
}

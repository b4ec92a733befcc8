import { type DayNumber, getDateParts } from "#domain/day.ts";

/** A year before a month or a festival: 今年, 明年, 2027 年, 27 年, 二〇二七年. */
export const yearPattern = "((?:[今明后来本]年|20\\d\\d年|[2-4]\\d年|二[〇零]二[〇零一二三四五六七八九]年)?)的?";

const numerals = "零一二三四五六七八九";
const yearsAhead: Readonly<Record<string, number>> = { 今年: 0, 本年: 0, 明年: 1, 来年: 1, 后年: 2 };

/** Returns the year that a text of `yearPattern` names; undefined for none. */
export function resolveYear(today: DayNumber, text: string | undefined): number | undefined {
  if (!text) return undefined;
  const ahead = yearsAhead[text];
  if (ahead !== undefined) return getDateParts(today)[0] + ahead;
  const figures = text.replace("〇", "零").replace(/[零一二三四五六七八九]/g, (one) => String(numerals.indexOf(one)));
  return Number.parseInt(figures, 10) + (figures.length === 3 ? 2000 : 0);
}

import { getDateParts, getWeekday, parseIsoDay } from "./day.ts";

/**
 * Number and date formatting. Computed without Intl, because server and browser must render the same characters whatever
 * their locale, ICU data and time zone.
 */

/** Placeholder for an unknown field. */
export const unknownText = "暂无";

/** Formats a number with thousands separators (specification, section 9) and fixed decimals: 12,800. */
export function formatNumber(value: number, decimals = 0): string {
  // Most numbers of a page: none of them is rounded to a thousand.
  if (value >= 0 && value < 999) return value.toFixed(decimals);
  const [integerPart = "", fraction] = Math.abs(value).toFixed(decimals).split(".");
  // No number is written with more than 21 digits.
  const grouped = integerPart.replace(/\B(?=(?:\d{3}){1,7}$)/g, ",");
  const text = fraction === undefined ? grouped : `${grouped}.${fraction}`;
  return value < 0 && /[1-9]/.test(text) ? `-${text}` : text;
}

/** Formats with at most one decimal, none if it would be 0: 6.5, 12. */
const formatUpToOneDecimal = (value: number): string => formatNumber(value, 1).replace(/\.0$/, "");

/** Formats yuan: ¥38,000. */
export const formatYuan = (yuan: number): string => `¥${formatNumber(yuan)}`;

/** Formats yuan for narrow places such as map pins: ¥9,800, ¥3.2 万, ¥1.2 亿. */
export function formatYuanShort(yuan: number): string {
  if (Math.round(yuan) < 10_000) return formatYuan(yuan);
  // 99,995,000 and more would round to 10,000 万
  return yuan < 99_995_000
    ? `¥${formatUpToOneDecimal(yuan / 10_000)} 万`
    : `¥${formatUpToOneDecimal(yuan / 100_000_000)} 亿`;
}

/** Formats metres as on a plan, always one decimal, without unit: 32.0. */
export const formatMetres = (metres: number): string => formatNumber(metres, 1);

/** Formats length × width in metres without unit, as on a plan: 32.0 × 18.0. */
export const formatSize = (length: number, width: number): string => `${formatMetres(length)} × ${formatMetres(width)}`;

/** Formats length × width with at most one decimal, for lists: 32 × 18, 11 × 6.5. */
export const formatSizeShort = (length: number, width: number): string =>
  `${formatUpToOneDecimal(length)} × ${formatUpToOneDecimal(width)}`;

/** Formats an area in m² without unit: whole from 100 on, below that at most one decimal. */
export const formatArea = (area: number): string => (area < 100 ? formatUpToOneDecimal(area) : formatNumber(area));

/** A number and the space before its unit or a times sign. Without lookbehind, which Safari has from 16.4 on. */
const unitSpacePattern = /(\d) (?=(?:×|m²|m|kg|A|元|人|间|米|公里|分钟|晚|天|月|日|桌|个|层|根)(?![a-z]))/g;
/** A times sign or the sign of a month, and the space before the next number. */
const numberSpacePattern = /([×月]) (?=\d)/g;

/** Replaces the spaces within a quantity or a date by non-breaking ones: 3 × 2.5 m, 108 m², 18 × 500 kg, 12 月 4 日. */
export const bindUnits = (text: string): string =>
  text.replace(unitSpacePattern, "$1\u00a0").replace(numberSpacePattern, "$1\u00a0");

/** Formats a number of people: 1,200 人. */
export const formatPeople = (people: number): string => `${formatNumber(people)} 人`;

const weekdays = "一二三四五六日";

/** Parses the date at the start of an ISO day or time; undefined if it is invalid. */
function parseDay(iso: string): { year: number; month: number; day: number; weekday: string } | undefined {
  const number = parseIsoDay(iso.slice(0, 10));
  if (number === undefined) return undefined;
  const [year, month, day] = getDateParts(number);
  return { year, month, day, weekday: weekdays.charAt(getWeekday(number) - 1) };
}

/**
 * Formats an ISO day with its weekday: 12 月 18 日 周五. With `today` (an ISO day) a day of another year has its year:
 * 2027 年 1 月 8 日 周五. Returns an invalid day unchanged.
 */
export function formatDate(iso: string, today?: string): string {
  const parsed = parseDay(iso);
  if (!parsed) return iso;
  const year = today && !today.startsWith(iso.slice(0, 4)) ? `${parsed.year} 年 ` : "";
  return `${year}${parsed.month} 月 ${parsed.day} 日 周${parsed.weekday}`;
}

/** Formats an ISO day with the year and without weekday: 2026 年 12 月 18 日. */
export function formatDateYear(iso: string): string {
  const parsed = parseDay(iso);
  return parsed ? `${parsed.year} 年 ${parsed.month} 月 ${parsed.day} 日` : iso;
}

/** Returns a text in Latin letters with its first one as a capital. */
export const capitalize = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

/** Formats a number with as many decimals as it has, two at most: 250, 2.75, 121,900. */
export const formatDecimals = (value: number): string => formatNumber(value, 2).replace(/\.?0{1,2}$/, "");

/** Formats metres to the centimetre for SVG, without a leading zero. */
export const formatCm = (value: number): string => {
  const text = String(Math.round(value * 100) / 100);
  return text.replace(/^(-?)0\./, "$1.");
};

import { getDateParts, getMonthRange, toDayNumber, toIsoDay } from "../day.ts";
import { parseQuantity } from "../parse-quantity.ts";
import { maxActs, maxAwards } from "./build-evening.ts";

/** What the sentence of the annual-meeting page sets; it lives in the address. */
export interface AnnualMeetingSetup {
  /** Slug. */
  city: string;
  /** Tables of ten. */
  tables: number;
  /** Acts on the stage, and rounds of awards. */
  acts: number;
  awards: number;
  /** Id of a theme; absent: the first. */
  theme?: string;
  /** ISO month; absent: the season's. */
  month?: string;
}

export const seatsPerTable = 10;
/** More tables than one drawing can show, or one room in China seats. */
export const maxTables = 400;
const defaultSetup = { tables: 30, acts: 6, awards: 2 } as const;
/** The sizes that are drawn at one scale, in tables. */
export const partySizes = [10, 20, 30, 50, 100] as const;
/** Months that the sentence offers, from this one on. */
const monthsOffered = 8;

/** The query parameters of the page; other values than these are dropped. */
export type AnnualMeetingQuery = Readonly<Record<keyof AnnualMeetingSetup, string | undefined>>;

const parseInteger = (text: string | undefined, least: number, most: number): number | undefined => {
  const value = /^\d{1,5}$/.test(text ?? "") ? Number(text) : Number.NaN;
  return value >= least && value <= most ? value : undefined;
};

const isMonth = (text: string | undefined): text is string => /^20\d\d-(?:0[1-9]|1[0-2])$/.test(text ?? "");

/** Parses the page's query. Invalid values are those of the page without any: an address never fails. */
export function parseAnnualMeetingQuery(query: AnnualMeetingQuery, city: string): AnnualMeetingSetup {
  return {
    city: /^[a-z]{2,40}$/.test(query.city ?? "") ? query.city! : city,
    tables: parseInteger(query.tables, 1, maxTables) ?? defaultSetup.tables,
    acts: parseInteger(query.acts, 0, maxActs) ?? defaultSetup.acts,
    awards: parseInteger(query.awards, 0, maxAwards) ?? defaultSetup.awards,
    ...(/^[a-z]{2,20}$/.test(query.theme ?? "") && { theme: query.theme }),
    ...(isMonth(query.month) && { month: query.month }),
  };
}

/**
 * Parses a number of tables as people write it: 30, 30桌, 三十桌, 300人 (30 tables). Undefined if it is none or out of range.
 */
export function parseTables(typed: string): number | undefined {
  const text = typed.trim();
  const isPlain = /^\d+$/.test(text);
  const people = isPlain ? Number(text) * seatsPerTable : parseQuantity(text, "people");
  const tables = Math.ceil((people ?? Number.NaN) / seatsPerTable);
  return tables >= 1 && tables <= maxTables ? tables : undefined;
}

/** Formats the query of a setup, with its question mark; values of a page without any are left out. */
export function formatAnnualMeetingQuery(setup: AnnualMeetingSetup, defaultCity: string): string {
  const { city, tables, acts, awards, theme, month } = setup;
  const pairs = [
    ["city", city === defaultCity ? "" : city],
    ["tables", tables === defaultSetup.tables ? "" : tables],
    ["theme", theme ?? ""],
    ["month", month ?? ""],
    ["acts", acts === defaultSetup.acts ? "" : acts],
    ["awards", awards === defaultSetup.awards ? "" : awards],
  ].flatMap(([name, value]) => (value === "" ? [] : [[String(name), String(value)]]));
  const query = new URLSearchParams(pairs).toString();
  return query === "" ? "" : `?${query}`;
}

/** Lists the ISO months that can be chosen on a day: this one and those after it. */
export const listMonths = (today: string): string[] =>
  Array.from({ length: monthsOffered }, (_, later) =>
    toIsoDay(getMonthRange(toDayNumber(today), later)[0]).slice(0, 7),
  );

/** Returns the month that people plan for on a day: the next January; in December and January the month after. */
export function getSeasonMonth(today: string): string {
  const [, month] = getDateParts(toDayNumber(today));
  const later = month === 12 || month === 1 ? 1 : 13 - month;
  return toIsoDay(getMonthRange(toDayNumber(today), later)[0]).slice(0, 7);
}

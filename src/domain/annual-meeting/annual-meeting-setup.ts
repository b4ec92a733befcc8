import { getDateParts, getMonthRange, toDayNumber, toIsoDay } from "../day.ts";
import { bounded, matching, slug, withDefault } from "../address/address-field.ts";
import { defineAddress } from "../address/define-address.ts";
import { defaultCity } from "../city/city.ts";
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

/** The query of the page. Invalid values are those of the page without any: an address never fails. */
export const annualMeetingAddress = defineAddress({
  city: withDefault(slug, defaultCity.pinyin),
  tables: withDefault(bounded(1, maxTables), defaultSetup.tables),
  theme: matching(/^[a-z]{2,20}$/),
  month: matching(/^20\d\d-(?:0[1-9]|1[0-2])$/),
  acts: withDefault(bounded(0, maxActs), defaultSetup.acts),
  awards: withDefault(bounded(0, maxAwards), defaultSetup.awards),
});

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

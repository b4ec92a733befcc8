import { toDayNumber } from "#domain/day.ts";
import { parseDate } from "./parse-date.ts";

/** A Friday, the day of the examples. */
export const friday = "2026-11-20";

/**
 * Formats what is read at the beginning of a text, as a day or as first and last, with the text that was not read; 「…」 is what
 * means days that cannot be told.
 */
export function readDate(text: string, today = friday): string | undefined {
  const found = parseDate(text, 0, toDayNumber(today));
  if (!found) return undefined;
  const { value, to } = found;
  const days =
    value === undefined ? `「${text.slice(0, to)}」` : typeof value === "string" ? value : `${value.from}..${value.to}`;
  return to === text.length ? days : `${days} +${text.slice(to)}`;
}

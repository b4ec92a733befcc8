import { expect, it } from "vitest";
import { toDayNumber } from "../../../day.ts";
import { parseDate } from "./parse-date.ts";

/** A Friday. */
export const friday = "2026-11-20";

/** Formats what is read at the beginning of a text, as a day or as first and last, with the text that was not read. */
export function read(text: string, today = friday): string | undefined {
  const found = parseDate(text, 0, toDayNumber(today));
  if (!found) return undefined;
  const { value, to } = found;
  const days = typeof value === "string" ? value : `${value.from}..${value.to}`;
  return to === text.length ? days : `${days} +${text.slice(to)}`;
}
/** Types each text on a day and expects what is read. */
export const table = (today: string, rows: readonly (readonly [text: string, days: string | undefined])[]) =>
  it.each(rows)(`%s, said on ${today}`, (text, days) => expect(read(text, today)).toBe(days));

/** Writes a month or a day with two figures. */
export const two = (part: number) => String(part).padStart(2, "0");

import { isIsoDay } from "../day.ts";
import { isId } from "../is-id.ts";
import { isRecord } from "../is-record.ts";
import { demandLimits, shortlistLimits } from "../limits.ts";
import { omitUndefined } from "../omit-undefined.ts";
import { layouts } from "../space/layouts.ts";
import type { Shortlist, ShortlistEvent, ShortlistItem } from "./shortlist.ts";

const parseCount = (value: unknown, most: number): number | undefined =>
  Number.isInteger(value) && Number(value) >= 1 && Number(value) <= most ? Number(value) : undefined;

/** Returns a note as it is stored: one line, without invisible control characters, cut to its length; undefined where nothing is left. */
export function parseNote(value: unknown): string | undefined {
  if (typeof value !== "string") return undefined;
  const line = value
    .slice(0, shortlistLimits.note * 4)
    .replaceAll(/[\p{Cc}\p{Cs}\u2028\u2029\u202A-\u202E\u2066-\u2069]+/gu, " ")
    .trim();
  // Cut between characters, not within one.
  return [...line].slice(0, shortlistLimits.note).join("").trim() || undefined;
}

function parseItem(value: unknown): ShortlistItem | undefined {
  if (!isRecord(value)) return undefined;
  const { siteId, spaceCode, note, addedAt } = value;
  if (typeof siteId !== "string" || !isId(siteId) || typeof spaceCode !== "string" || !isId(spaceCode))
    return undefined;
  const at = Number.isSafeInteger(addedAt) && Number(addedAt) >= 0 ? Number(addedAt) : 0;
  return omitUndefined<ShortlistItem>({ siteId, spaceCode, note: parseNote(note), addedAt: at });
}

/** Returns the event of a value of unknown origin; each invalid field is left out. */
export function parseShortlistEvent(value: unknown): ShortlistEvent {
  const { people, layout, days, dates } = isRecord(value) ? value : {};
  const valid = (Array.isArray(dates) ? dates : []).filter(
    (date): date is string => typeof date === "string" && isIsoDay(date),
  );
  return omitUndefined<ShortlistEvent>({
    people: parseCount(people, demandLimits.people),
    layout: layouts.find(({ key }) => key === layout)?.key,
    days: parseCount(days, demandLimits.days),
    dates: valid.length > 0 ? [...new Set(valid)].toSorted().slice(0, shortlistLimits.dates) : undefined,
  });
}

/**
 * Returns the list of a value of unknown origin (stored, sent, edited by hand): invalid and repeated spaces are left out, and
 * what is beyond 40. Undefined where it is no list at all.
 */
export function parseShortlist(value: unknown): Shortlist | undefined {
  if (!isRecord(value) || !Array.isArray(value.items)) return undefined;
  const items = new Map<string, ShortlistItem>();
  for (const one of value.items as unknown[]) {
    const item = parseItem(one);
    if (item && !items.has(item.spaceCode)) items.set(item.spaceCode, item);
    if (items.size === shortlistLimits.items) break;
  }
  return { items: [...items.values()], event: parseShortlistEvent(value.event) };
}

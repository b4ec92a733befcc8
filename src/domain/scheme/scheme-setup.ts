import { getMonday, isIsoDay, toDayNumber, toIsoDay } from "../day.ts";
import { type EventTypeId, eventTypes } from "../demand/demand-option.ts";
import { layoutByEventType } from "../demand/layout-by-event-type.ts";
import { parseQuantityWithin } from "../parse-quantity.ts";
import { type LayoutKey, layouts } from "../space/layouts.ts";

/** What the title block of a scheme sets; it lives in the address. */
export interface SchemeSetup {
  /** Slug. */
  city: string;
  eventType: EventTypeId;
  people: number;
  /** Absent: the one that the event type usually has. */
  layout?: LayoutKey | undefined;
  /** ISO day; absent: still open. */
  date?: string | undefined;
}

const defaultScheme = { eventType: "training", people: 180 } as const satisfies Partial<SchemeSetup>;
export const maxSchemePeople = 5000;

export type SchemeQuery = Readonly<Record<keyof SchemeSetup, string | undefined>>;

const fallbackLayout: LayoutKey = "theatre";
/** Days after which an event without a date is planned, on the Friday of that week. */
const daysAhead = 28;

/** Returns the layout that a setup is drawn in. */
export const getSchemeLayout = ({ layout, eventType }: Pick<SchemeSetup, "layout" | "eventType">): LayoutKey =>
  layout ?? layoutByEventType[eventType] ?? fallbackLayout;

/** Returns the ISO day for which a setup is planned: its own, or the Friday in four weeks. */
export const getSchemeDay = (date: string | undefined, today: string): string =>
  date !== undefined && date >= today ? date : toIsoDay(getMonday(toDayNumber(today) + daysAhead) + 4);

/** Parses a number of people as people write it; undefined if it is none or out of range. */
export const parseSchemePeople = (typed: string): number | undefined =>
  parseQuantityWithin(typed, "people", { least: 1, most: maxSchemePeople });

/** Parses the page's query. Invalid values are those of the page without any. */
export function parseSchemeQuery(query: SchemeQuery, city: string): SchemeSetup {
  const layout = layouts.find(({ key }) => key === query.layout)?.key;
  const people = /^\d{1,4}$/.test(query.people ?? "") ? Number(query.people) : 0;
  return {
    city: /^[a-z]{2,40}$/.test(query.city ?? "") ? query.city! : city,
    eventType: eventTypes.find(({ id }) => id === query.eventType)?.id ?? defaultScheme.eventType,
    people: people >= 1 && people <= maxSchemePeople ? people : defaultScheme.people,
    ...(layout && { layout }),
    ...(isIsoDay(query.date ?? "") && { date: query.date }),
  };
}

/** Formats the query of a setup, with its question mark; values of a page without any are left out. */
export function formatSchemeQuery({ city, eventType, people, layout, date }: SchemeSetup, defaultCity: string): string {
  const pairs: [string, string][] = [];
  if (city !== defaultCity) pairs.push(["city", city]);
  if (eventType !== defaultScheme.eventType) pairs.push(["eventType", eventType]);
  if (people !== defaultScheme.people) pairs.push(["people", String(people)]);
  if (layout) pairs.push(["layout", layout]);
  if (date) pairs.push(["date", date]);
  const query = new URLSearchParams(pairs).toString();
  return query === "" ? "" : `?${query}`;
}

import { demandLimits } from "../limits.ts";
import { type LayoutKey, findLayoutById, layouts } from "../space/layouts.ts";

/** The size of an event: number of people and layout. */
export interface EventSize {
  people: number;
  layout: LayoutKey;
}

/** The event size in a page's query; missing or invalid values are absent. */
export type PartialEventSize = Partial<EventSize>;

/** Parses `people` and `layout` (a key, or 1 to 8 as in list URLs) from a page's query; ignores invalid values. */
export function parseEventSize(query: Readonly<Record<keyof EventSize, string | undefined>>): PartialEventSize {
  const people = /^\d{1,6}$/.test(query.people ?? "") ? Number(query.people) : 0;
  const layout = layouts.find(({ key }) => key === query.layout) ?? findLayoutById(Number(query.layout));
  return {
    ...(people >= 1 && people <= demandLimits.people && { people }),
    ...(layout && { layout: layout.key }),
  };
}

/** Formats an event size as the query of a venue's or space's path: empty, or with its question mark. */
export function formatEventSizeQuery({ people, layout }: PartialEventSize): string {
  const query = new URLSearchParams();
  if (people) query.set("people", String(people));
  if (layout) query.set("layout", layout);
  const text = query.toString();
  return text && `?${text}`;
}

/** Formats the query of a row's links: the event size, and what else the list was searched by; empty if nothing. */
export function formatLinkQuery(eventSize: PartialEventSize, carriedQuery: string): string {
  const query = formatEventSizeQuery(eventSize);
  return carriedQuery === "" ? query : `${query || "?"}${query && "&"}${carriedQuery}`;
}

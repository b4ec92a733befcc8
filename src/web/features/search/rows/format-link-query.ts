import { formatEventSizeQuery, type PartialEventSize } from "../../../../domain/venue/event-size.ts";

/** Formats the query of a row's links: the event size, and what else the list was searched by; empty if nothing. */
export function formatLinkQuery(eventSize: PartialEventSize, carriedQuery: string): string {
  const query = formatEventSizeQuery(eventSize);
  return carriedQuery === "" ? query : `${query || "?"}${query && "&"}${carriedQuery}`;
}

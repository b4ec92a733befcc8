import { topicHrefs } from "../venue/topic-hrefs.ts";
import type { EventDayRequest } from "./schedule-sessions.ts";

/** Bounds of what can be asked for, with what a link without the value means. */
export const eventDayLimits = {
  people: { least: 20, most: 1000, usual: 160 },
  breakouts: { most: 5, usual: 3 },
} as const;

/** The day that a page is asked for; city by slug, venue by id. */
export interface EventDayInput extends EventDayRequest {
  city?: string;
  siteId?: string;
}

export const eventDayParameters = ["city", "people", "breakouts", "dinner", "siteId"] as const;
type EventDayText = Readonly<Record<(typeof eventDayParameters)[number], string | undefined>>;

/** Parses a number within bounds; the usual one where the text is none. */
function parseWithin(text: string | undefined, least: number, most: number, usual: number): number {
  const value = /^\d{1,4}$/.test(text ?? "") ? Number(text) : Number.NaN;
  return value >= least && value <= most ? value : usual;
}

/** Parses the query of a page about one day; what is malformed or out of range is dropped. */
export function parseEventDayQuery({ city, people, breakouts, dinner, siteId }: EventDayText): EventDayInput {
  const { people: peopleLimits, breakouts: breakoutLimits } = eventDayLimits;
  return {
    people: parseWithin(people, peopleLimits.least, peopleLimits.most, peopleLimits.usual),
    breakouts: parseWithin(breakouts, 0, breakoutLimits.most, breakoutLimits.usual),
    dinner: dinner !== "0",
    ...(/^[a-z]{2,40}$/.test(city ?? "") && { city: city! }),
    ...(/^\d{1,24}$/.test(siteId ?? "") && { siteId: siteId! }),
  };
}

/** Formats the query of a page about one day, without what is usual; empty if everything is. */
export function formatEventDayQuery({ city, people, breakouts, dinner, siteId }: EventDayInput): string {
  const query = new URLSearchParams();
  if (city) query.set("city", city);
  if (people !== eventDayLimits.people.usual) query.set("people", String(people));
  if (breakouts !== eventDayLimits.breakouts.usual) query.set("breakouts", String(breakouts));
  if (!dinner) query.set("dinner", "0");
  if (siteId) query.set("siteId", siteId);
  return query.size > 0 ? `?${query}` : "";
}

/** Path of the page that shows a day in the hotels of Hilton. */
export const hiltonTopicHref = topicHrefs.hilton;

/** Formats the link to a day in the hotels of Hilton. */
export const formatHiltonTopicHref = (input: EventDayInput): string => hiltonTopicHref + formatEventDayQuery(input);

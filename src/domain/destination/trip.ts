import { type DepartureSlug, departures } from "./departures.ts";

/** What the sentence of the South-east Asia pages says. */
export interface Trip {
  from: DepartureSlug;
  /** 1 to 12; 0 where the month is open. */
  month: number;
  people: number;
  /** Days, with one night less. */
  days: number;
}

export const tripLimits = { people: { least: 10, most: 2000 }, days: { least: 3, most: 7 } } as const;
export const defaultTrip: Trip = { from: departures[0].slug, month: 0, people: 80, days: 4 };

type TripQuery = Readonly<Record<"from" | "month" | "people" | "days", string | undefined>>;

function parseInteger(text: string | undefined, least: number, most: number): number | undefined {
  if (!text || !/^\d{1,5}$/.test(text)) return undefined;
  const value = Number(text);
  return value >= least && value <= most ? value : undefined;
}

/** Parses the sentence in an address; what is missing, malformed or out of range is the default's. */
export const parseTrip = ({ from, month, people, days }: TripQuery): Trip => ({
  from: departures.find(({ slug }) => slug === from)?.slug ?? defaultTrip.from,
  month: parseInteger(month, 1, 12) ?? defaultTrip.month,
  people: parseInteger(people, tripLimits.people.least, tripLimits.people.most) ?? defaultTrip.people,
  days: parseInteger(days, tripLimits.days.least, tripLimits.days.most) ?? defaultTrip.days,
});

/**
 * Formats the link to a South-east Asia page for a trip. Only what differs from the default is in the address, always in the
 * same order, so that a page has one address; `more` are the page's own parameters.
 */
export function formatTripHref(
  path: string,
  trip: Trip,
  more: Record<string, string | number | undefined> = {},
): string {
  const query = new URLSearchParams();
  for (const key of ["from", "month", "people", "days"] as const) {
    if (trip[key] !== defaultTrip[key]) query.set(key, String(trip[key]));
  }
  for (const [key, value] of Object.entries(more)) if (value) query.set(key, String(value));
  const text = query.toString();
  return text ? `${path}?${text}` : path;
}

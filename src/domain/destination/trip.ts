import { bounded, oneOf, pageNumber, slug, withDefault } from "../address/address-field.ts";
import { defineAddress } from "../address/define-address.ts";
import { type DepartureSlug, departures, departureSlugs } from "./departures.ts";

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

/** The query of a trip. Only what differs from the default is written. */
export const tripAddress = defineAddress({
  from: withDefault(oneOf(departureSlugs), defaultTrip.from),
  month: withDefault(bounded(1, 12), defaultTrip.month),
  people: withDefault(bounded(tripLimits.people.least, tripLimits.people.most), defaultTrip.people),
  days: withDefault(bounded(tripLimits.days.least, tripLimits.days.most), defaultTrip.days),
});

/** The query of the page of the destinations: the trip, the chosen destination and the bit of a venue type. */
export const southeastAsiaAddress = defineAddress({
  ...tripAddress.fields,
  city: slug,
  type: bounded(0, 12),
  page: pageNumber,
});

/** The query of the page of the activities: the trip and the slugs of the ticked destinations; `0` if none is. */
export const southeastAsiaActivityAddress = defineAddress({
  ...tripAddress.fields,
  cities: {
    parse: (typed: string) => {
      if (typed === "0") return [];
      return /^[a-z]{2,40}(?:-[a-z]{2,40}){0,11}$/.test(typed) ? [...new Set(typed.split("-"))] : undefined;
    },
    format: (slugs: readonly string[]) => (slugs.length > 0 ? slugs.join("-") : "0"),
  },
});

/** Paths of the two pages of South-east Asia. */
export const southeastAsiaPath = "/southeastAsia";
export const southeastAsiaActivityPath = `${southeastAsiaPath}/activity`;

/** Formats the link to the page of the destinations with a trip, and what is chosen on it. */
export const formatSoutheastAsiaHref = (
  trip: Trip,
  choice: Omit<Parameters<typeof southeastAsiaAddress.format>[0], keyof Trip> = {},
): string => southeastAsiaPath + southeastAsiaAddress.format({ ...trip, ...choice });

/** Formats the link to the page of the activities with a trip, and the slugs of the ticked destinations. */
export const formatSoutheastAsiaActivityHref = (trip: Trip, cities?: readonly string[]): string =>
  southeastAsiaActivityPath + southeastAsiaActivityAddress.format({ ...trip, cities });

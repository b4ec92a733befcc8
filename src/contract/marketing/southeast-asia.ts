import { z } from "zod";
import { departureSlugs } from "#domain/destination/departures.ts";
import { defaultTrip, tripLimits } from "#domain/destination/trip.ts";
import { cityKey, count, endpoint, page, paged, wireNumber } from "../endpoint.ts";
import { venueCard } from "../schemas/entities.ts";
import { chosenDestination, destinationRow, fan } from "./destination-row.ts";

const integer = (least: number, most: number) => wireNumber(z.number().int().min(least).max(most));

export const southeastAsia = {
  "marketing/getSeaHotelList": endpoint({
    summary: "Venues of South-east Asia, by country, city, type and people seated in classroom layout",
    input: z.object({
      /** ISO 3166-1 alpha-2 */
      country: z
        .string()
        .regex(/^[A-Z]{2}$/)
        .optional(),
      cityCode: cityKey.optional(),
      /** The bit of a venue type. */
      type: integer(0, 12).optional(),
      people: count.optional(),
      page,
    }),
    output: paged(venueCard),
  }),
  "marketing/getSeaDestinations": endpoint({
    summary: "The destinations of South-east Asia for a trip, as a fan and a table, with one of them in full",
    input: z.object({
      from: z.enum(departureSlugs).default(defaultTrip.from),
      /** 0: open */
      month: integer(0, 12).default(defaultTrip.month),
      people: integer(tripLimits.people.least, tripLimits.people.most).default(defaultTrip.people),
      days: integer(tripLimits.days.least, tripLimits.days.most).default(defaultTrip.days),
      /** The destination in full; without it the nearest that suits. */
      city: cityKey.optional(),
    }),
    output: z.object({
      /** Nearest first. */
      rows: z.array(destinationRow),
      /** Of the destinations that suit (all where the month is open): how many, without a visa, non-stop. */
      summary: z.object({ suited: z.number(), visaFree: z.number(), direct: z.number() }),
      fan: fan.optional(),
      chosen: chosenDestination,
      /** ISO days of the facts (never checked since) and of the exchange rates. */
      factsDate: z.string(),
      ratesDate: z.string(),
      /** Prices of the demo catalogue or of demo content are among the figures. */
      demo: z.boolean(),
    }),
  }),
};

import { z } from "zod";
import { cityKey, endpoint, id, option, wireNumber } from "../endpoint.ts";
import { venueCard } from "./entities.ts";

const size = wireNumber(z.number().int().min(1).max(24)).default(8);

export const home = {
  "home/getSwipeImgs": endpoint({
    summary: "Banners of the home page",
    input: z.object({ city: cityKey }),
    output: z.array(
      z.object({
        id,
        title: z.string(),
        text: z.string(),
        /** Absent until pictures exist: the strip is set in type. */
        image: z.string().optional(),
        href: z.string(),
        demo: z.boolean().optional(),
      }),
    ),
  }),
  "home/getCooperate": endpoint({
    summary: "Partners, set in type",
    input: z.object({}),
    output: z.array(z.object({ id, name: z.string(), demo: z.boolean().optional() })),
  }),
  "home/getHotHotels": endpoint({
    summary: "Venues of a city to begin with",
    input: z.object({ city: cityKey, size: size.optional() }),
    output: z.array(venueCard),
  }),
  "home/getGoodPlace": endpoint({
    summary: "Venues of a city by what they are good for, each with the space that fits",
    input: z.object({ city: cityKey, size: size.optional() }),
    output: z.array(
      z.object({
        /** The occasion, e.g. a training for a hundred. */
        type: option,
        people: z.number(),
        layout: z.string(),
        /** URL groups of the list with all of them. */
        searchParams: z.string(),
        list: z.array(venueCard.extend({ reason: z.string() })),
      }),
    ),
  }),
};

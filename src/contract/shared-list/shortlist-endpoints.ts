import { z } from "zod";
import { shortlistLimits } from "#domain/limits.ts";
import { endpoint } from "../endpoint.ts";
import { spaceCard } from "../schemas/entities.ts";
import { spaceBookings } from "../schemas/hotel.ts";

/** Codes in any order, separated by commas. */
const spaceCodes = z
  .string()
  .regex(new RegExp(`^\\d{1,24}(?:,\\d{1,24}){0,${shortlistLimits.items - 1}}$`))
  .transform((codes) => [...new Set(codes.split(","))]);

export const shortlistEndpoints = {
  "shortlist/getSpaces": endpoint({
    summary:
      "The spaces of a shortlist with their venues and blocked dates; those that have left the catalogue are absent.",
    input: z.object({ spaceCode: spaceCodes }),
    output: z.object({
      spaces: z.array(spaceCard.omit({ distance: true }).extend({ bookings: spaceBookings.optional() })),
    }),
  }),
};

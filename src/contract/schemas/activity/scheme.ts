import { z } from "zod";
import { eventTypes } from "#domain/demand/demand-option.ts";
import { maxSchemePeople } from "#domain/scheme/scheme-setup.ts";
import { cityKey, endpoint, id, layoutKey, wireNumber } from "../../endpoint.ts";
import { drawnPlan } from "./drawn-plan.ts";

/** The space of a scheme, with the facts that its risks follow from; an unknown one is absent. */
const schemeSpace = z.object({
  id,
  venueId: id,
  venue: z.string(),
  name: z.string(),
  demo: z.boolean().optional(),
  districtName: z.string().optional(),
  height: z.number().optional(),
  pillars: z.number().optional(),
  /** Ampere, three-phase. */
  power: z.number().optional(),
  loadInDoor: z.object({ width: z.number(), height: z.number() }).optional(),
  /** Seats of the venue's largest restaurant. */
  diningSeats: z.number().optional(),
  /** The venue's own words. */
  cancellation: z.string().optional(),
  plan: drawnPlan,
  /** What is numbered on the plan; metres from the inner corner at the screen wall. */
  points: z.array(
    z.object({ what: z.enum(["stage", "checkIn", "control", "camera", "waiting"]), x: z.number(), y: z.number() }),
  ),
});
export type SchemeSpaceWire = z.infer<typeof schemeSpace>;

export const scheme = {
  "activity/getSchemePage": endpoint({
    summary: "The space that a scheme is drawn in, for a city, a kind of event and a number of people",
    input: z.object({
      city: cityKey,
      eventType: z.enum(eventTypes.map((type) => type.id)),
      people: wireNumber(z.number().int().min(1).max(maxSchemePeople)),
      layout: layoutKey.optional(),
    }),
    output: z.object({
      city: z.object({ code: z.string(), name: z.string(), pinyin: z.string() }),
      /** Cities with venues, by number of venues. */
      cities: z.array(z.object({ code: z.string(), name: z.string(), pinyin: z.string() })),
      layout: layoutKey,
      /** Spaces of the city that seat the people, and the path of their list. */
      total: z.number(),
      href: z.string(),
      /** People in the city's largest space in the layout; 0 if none is known. */
      largest: z.number(),
      /** Absent where no measured space seats the people. */
      space: schemeSpace.optional(),
    }),
  }),
};

import { z } from "zod";
import { features } from "#domain/space/features.ts";
import { id, layoutKey } from "../endpoint.ts";

/** How a space suits an event, as `domain/seating/judge-fit.ts` and `domain/why-not` judge it. */

export const fit = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("fits"), seats: z.number(), spare: z.number() }),
  z.object({ kind: z.literal("tight"), seats: z.number() }),
  z.object({ kind: z.literal("over"), seats: z.number(), short: z.number() }),
  z.object({ kind: z.literal("unsuitable") }),
  z.object({ kind: z.literal("unknown") }),
]);

const miss = z.discriminatedUnion("must", [
  z.object({
    must: z.literal("people"),
    layout: layoutKey,
    people: z.number(),
    seats: z.number(),
    short: z.number(),
  }),
  z.object({ must: z.literal("height"), height: z.number(), short: z.number() }),
  z.object({
    must: z.literal("loadIn"),
    width: z.number(),
    height: z.number(),
    shortWidth: z.number(),
    shortHeight: z.number(),
  }),
  z.object({ must: z.literal(["priceDay", "priceHalfDay"]), price: z.number(), over: z.number() }),
  z.object({ must: z.literal("sum"), sum: z.number(), over: z.number() }),
  z.object({ must: z.literal("area"), area: z.number(), short: z.number() }),
  z.object({ must: z.literal("distance"), distance: z.number(), over: z.number() }),
  z.object({ must: z.literal("feature"), feature: z.enum(features.map(({ key }) => key)) }),
]);

const remedy = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("no-stage"), seats: z.number() }),
  z.object({ kind: z.literal("layout"), layout: layoutKey, seats: z.number() }),
  z.object({ kind: z.literal("lower-screen"), screen: z.number(), farthest: z.number() }),
  z.object({ kind: z.literal("half-day"), price: z.number() }),
  z.object({ kind: z.literal(["one-tea-break", "no-lunch"]), sum: z.number() }),
  z.object({
    kind: z.literal("sibling"),
    id,
    name: z.string(),
    seats: z.number().optional(),
    area: z.number().optional(),
  }),
]);

/** By how much a space misses what is demanded, and the nearest remedies. */
export const whyNot = z.object({ misses: z.array(miss), remedies: z.array(remedy) });

/** A space that a list leaves out for one or two musts that it narrowly fails; it is known to meet the others. */
const nearMiss = whyNot.extend({
  id,
  name: z.string(),
  venueId: id,
  venueName: z.string(),
  demo: z.boolean().optional(),
  /** District and business area. */
  place: z.string().optional(),
  /** Layout that the people were judged in: the list's, else the one that seats most; absent where nobody is asked for. */
  layout: layoutKey.optional(),
});
export type NearMiss = z.infer<typeof nearMiss>;

/** The nearest misses of a list of few rows, the nearest first; absent where there are none, and for a full list. */
export const nearMisses = z.array(nearMiss).optional();

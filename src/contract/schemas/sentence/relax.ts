import { z } from "zod";
import type { TermKind, TermValues } from "#domain/search/sentence/parsed-term.ts";

const term = <Kind extends TermKind, Value extends z.ZodType<TermValues[Kind]>>(kind: Kind, value: Value) =>
  z.object({
    kind: z.literal(kind),
    text: z.string(),
    value,
    wish: z.boolean().optional(),
    corrected: z.string().optional(),
    implied: z.boolean().optional(),
    guess: z.boolean().optional(),
  });

/**
 * One term parsed from `q`: its kind says what its value is. `wish` marks an optional preference: the first to relax.
 * `of` says of a price whether it is the hire of a day or the event in all. `corrected` is the correct spelling of a slip in `text`. `implied` marks a layout that follows from the event type, `guess` what is inferred, not stated: 离地铁近 as 800 m.
 */
export const understood = z.discriminatedUnion("kind", [
  term("city", z.string()),
  term("region", z.string()),
  term("venueType", z.number()),
  term("star", z.number()),
  term("people", z.number()),
  term("layout", z.number()),
  term("price", z.number()).extend({ of: z.enum(["hire", "sum"]).optional() }),
  term("total", z.number()),
  term("mealPrice", z.number()),
  term("tablePrice", z.number()),
  term("halfDayPrice", z.number()),
  term("area", z.number()),
  term("height", z.number()),
  term("feature", z.number()),
  term("brand", z.string()),
  term("rating", z.number()),
  term("roomPrice", z.object({ min: z.number().optional(), max: z.number().optional() })),
  term("facility", z.string()),
  term("near", z.string()),
  term("date", z.union([z.string(), z.object({ from: z.string(), to: z.string() })])),
  term("days", z.number()),
  term("rooms", z.number()),
  term("eventType", z.string()),
  term("sort", z.number()),
  term("need", z.string()),
  term("name", z.string()),
]);
export type Understood = z.infer<typeof understood>;

/** Constraints to relax if there are no results, with the resulting totals. */
export const relax = z.array(
  z.object({
    kind: z.string(),
    text: z.string(),
    total: z.number(),
    searchParams: z.string(),
    /** The sentence without the constraint, if it was in the sentence. */
    q: z.string().optional(),
    /** Relaxes the map box. */
    unboxed: z.literal(true).optional(),
    /** Drops the selected budget in all or a head. */
    unbudgeted: z.literal(true).optional(),
  }),
);

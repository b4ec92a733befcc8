import { z } from "zod";
import { id, layoutKey } from "../../endpoint.ts";
import { eventSum, space, venueBrief } from "../entities.ts";
import { picture } from "../picture.ts";
import { relax, understood } from "./relax.ts";

/** A space that a sentence means, with what its plan, its picture and their captions need. */
const shownSpace = z.object({
  venueId: id,
  venue: z.string(),
  demo: z.boolean().optional(),
  /** District and business area. */
  place: z.string().optional(),
  /** The nearest metro station. */
  metro: venueBrief.shape.metro,
  space,
  layout: layoutKey,
  /** Of the sentence, else as many as sit comfortably. */
  people: z.number(),
  /** How many people the layout seats, by the trusted figure. */
  seats: z.number().optional(),
  /** Metres from the screen to the last seat. */
  farthest: z.number().optional(),
  /** Yuan a day. */
  priceDay: z.number().optional(),
  /** What the event costs in it, and what is in that besides the hire (午餐、茶歇); absent without people. */
  sum: eventSum.omit({ text: true }).extend({ included: z.string() }).optional(),
  /** A picture of this space in this layout; absent where there is none of its own size. */
  picture: picture.optional(),
});
export type ShownSpace = z.infer<typeof shownSpace>;

/** A space among the first that match, with what its card shows. */
const matchedSpace = z.object({
  venueId: id,
  venue: z.string(),
  demo: z.boolean().optional(),
  id,
  name: z.string(),
  layout: layoutKey,
  /** How many people the layout seats, by the trusted figure. */
  people: z.number(),
  /** Yuan a day. */
  priceDay: z.number().optional(),
  /** A picture in this layout, of this space or of one like it: every space of the answer has one, or none has. */
  picture: picture.optional(),
  /** Metres of its plan, and its place among the plans' strips; absent if it is not measured. */
  plan: z.object({ length: z.number(), width: z.number(), at: z.number() }).optional(),
});
export type MatchedSpace = z.infer<typeof matchedSpace>;

/** The first spaces that match, one of each venue. */
const matches = z.object({
  spaces: z.array(matchedSpace),
  /** Their plans at one scale, as strips of one picture; absent if none is measured. */
  plans: z.object({ href: z.string(), pxPerMetre: z.number() }).optional(),
});
export type Matches = z.infer<typeof matches>;

/** How a sentence is read, and what it finds. */
export const sentenceReading = z.object({
  q: z.string(),
  /** The city that the sentence is for: the page's, or another that it names. */
  city: z.object({ code: z.string(), name: z.string(), pinyin: z.string() }),
  terms: z.array(understood),
  /** Pieces of the sentence that were not understood. */
  unread: z.array(z.string()),
  /** 0: any. */
  people: z.number(),
  layout: layoutKey.optional(),
  /** The first day that the sentence names. */
  day: z.string().optional(),
  /** Venues that match. */
  total: z.number(),
  relax,
  /** The space to show; absent if none that matches is measured. */
  shown: shownSpace.optional(),
  /** Further spaces, of other venues, tightest fit first. */
  matches,
});
export type SentenceReading = z.infer<typeof sentenceReading>;

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
});
export type SentenceReading = z.infer<typeof sentenceReading>;

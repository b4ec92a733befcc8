import { z } from "zod";
import { layoutKey } from "#contract/endpoint.ts";
import { fit, whyNot } from "#contract/selection/why-not.ts";
import { nearMissLimits } from "#domain/limits.ts";

/** A found space: what is known of it, as `describeSpace` and `describeVenue` name it. */
const foundSpace = z.looseObject({
  spaceId: z.string(),
  venueId: z.string(),
  name: z.string(),
  venue: z.string(),
  url: z.string(),
  seats: z
    .object({ layout: layoutKey, people: z.number() })
    .optional()
    .describe("The capacity to count on, in the layout that was asked for, else in the one that seats most"),
  fit: fit
    .optional()
    .describe("How the people fit: fits with so many seats to spare, tight, over by so many, or unknown"),
  sum: z
    .object({
      totalYuan: z.number(),
      perHeadYuan: z.number(),
      parts: z
        .string()
        .describe("Its parts in Chinese; 估 marks the city's usual price where the venue has published none"),
      isEstimated: z.boolean().optional(),
    })
    .optional()
    .describe("What the event costs there in all by published prices, without service charge and tax; needs people"),
  metresAway: z.number().optional(),
  isSample: z.boolean().optional().describe("Invented demo data"),
});

/** A space that the search leaves out by little. */
const nearMiss = z.object({
  spaceId: z.string(),
  venueId: z.string(),
  name: z.string(),
  venue: z.string(),
  place: z.string().optional().describe("District and business area"),
  url: z.string(),
  isSample: z.boolean().optional(),
  layout: layoutKey.optional().describe("Layout in which the people were judged"),
  misses: whyNot.shape.misses.describe(
    "The one or two musts that it fails, each with its own figure and by how much it is off: people, metres, m², yuan a day, or a feature it lacks",
  ),
  remedies: whyNot.shape.remedies.describe(
    "What would make up for it, the nearest first: no stage, another layout, a lower screen, half a day, another space of the venue",
  ),
});

/** The answer of the search. */
export const searchOutput = z.object({
  city: z.string().describe("The city that was searched, in Chinese"),
  total: z.number().describe("Spaces that meet everything that was asked for"),
  page: z.number(),
  pages: z.number(),
  searchedFor: z
    .object({
      people: z.number().optional(),
      layout: layoutKey.optional(),
      maxPricePerDayYuan: z.number().optional(),
      maxSumYuan: z.number().optional(),
      maxSumPerHeadYuan: z.number().optional(),
      date: z.object({ from: z.string(), to: z.string(), text: z.string() }).optional(),
    })
    .describe("What was understood"),
  notUnderstood: z.array(z.string()).describe("Words of the sentence that were not used"),
  url: z.string().describe("The same list on the site"),
  spaces: z.array(foundSpace),
  wouldFind: z
    .array(z.object({ without: z.string(), total: z.number() }))
    .optional()
    .describe("Where nothing is found: how many there are without one of the filters"),
  nearMisses: z
    .array(nearMiss)
    .optional()
    .describe(
      `Where fewer than ${nearMissLimits.below} spaces are found: up to ${nearMissLimits.shown} that narrowly fail one or two musts, the nearest first, one a venue; known to meet the others`,
    ),
});

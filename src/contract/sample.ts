import { z } from "zod";
import { layouts } from "../domain/space/layout.ts";
import { cityKey, endpoint, id, page, paged } from "./endpoint.ts";
import { picture } from "./pictures.ts";

export const caseCard = z.object({
  id,
  /** Ids are digits; the name is the case's title. */
  name: z.string(),
  demo: z.boolean().optional(),
  cityName: z.string().optional(),
  eventType: z.string().optional(),
  attendees: z.number().optional(),
  layout: z.enum(layouts.map((layout) => layout.key)).optional(),
  /** The one number that the case is about. */
  number: z.object({ value: z.string(), unit: z.string() }),
  story: z.string(),
  /** The hall it took place in, with what a drawing needs; metres. */
  hall: z
    .object({
      id,
      name: z.string(),
      venueId: id,
      venueName: z.string(),
      length: z.number().optional(),
      width: z.number().optional(),
      height: z.number().optional(),
      pillars: z.number().optional(),
      stage: z.object({ width: z.number(), depth: z.number(), height: z.number() }).optional(),
      /** Of the hall, set up as in the case where there is such a one. */
      picture: picture.optional(),
    })
    .optional(),
});
export type CaseCard = z.infer<typeof caseCard>;

export const sample = {
  "sample/getSampleList": endpoint({
    summary: "Cases: what others did, and where",
    input: z.object({
      city: cityKey.optional(),
      eventType: z.string().max(40).optional(),
      siteId: id.optional(),
      page: page.optional(),
    }),
    output: paged(caseCard),
  }),
};

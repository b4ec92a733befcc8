import { z } from "zod";
import { eventTypes } from "../domain/demand/options.ts";
import { venueGroups } from "../domain/venue/venue-group.ts";
import { cityKey, endpoint, id, layoutKey, option, page, paged } from "./endpoint.ts";
import { picture } from "./pictures.ts";

const eventType = z.enum(eventTypes.map((type) => type.id));

export const caseCard = z.object({
  id,
  /** Ids are digits; the name is the case's title. */
  name: z.string(),
  demo: z.boolean().optional(),
  cityName: z.string().optional(),
  eventType: eventType.optional(),
  industry: z.string().optional(),
  /** ISO month. */
  date: z.string().optional(),
  days: z.number().optional(),
  /** Yuan for everything, where it may be told. */
  budget: z.number().optional(),
  attendees: z.number().optional(),
  layout: layoutKey.optional(),
  /** The one number that the case is about. */
  number: z.object({ value: z.string(), unit: z.string() }),
  story: z.string(),
  /** What a drawing of the hall would show otherwise than it was: how they sat, stands for seats, or another place. */
  otherwise: z.enum(["seats", "stands", "place"]).optional(),
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

/** A case whole: the card, how it went, what one takes from it. */
export const caseDetail = caseCard.extend({
  /** A paragraph each. */
  text: z.array(z.string()),
  lessons: z.array(z.string()),
  /** Pictures of the hall. */
  pictures: z.array(picture),
});
export type CaseDetail = z.infer<typeof caseDetail>;

export const sample = {
  "sample/getSampleList": endpoint({
    summary: "Cases: what others did, and where",
    input: z.object({
      city: cityKey.optional(),
      eventType: eventType.optional(),
      siteId: id.optional(),
      page: page.optional(),
    }),
    output: paged(caseCard),
  }),
  "sample/getGroupSampleList": endpoint({
    summary: "Cases in the houses of a hotel group",
    input: z.object({ groupName: z.enum(venueGroups), page: page.optional() }),
    output: paged(caseCard),
  }),
  "sample/getSampleFilters": endpoint({
    summary: "What cases can be narrowed to, each with how many there are",
    input: z.object({}),
    output: z.object({ eventTypes: z.array(option), cities: z.array(option) }),
  }),
  "sample/getSampleDetail": endpoint({
    summary: "A case with how it went and what one takes from it",
    input: z.object({ id }),
    output: caseDetail,
  }),
};

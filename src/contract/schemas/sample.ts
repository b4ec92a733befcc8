import { z } from "zod";
import { eventTypes } from "../../domain/demand/demand-option.ts";
import { venueGroups } from "../../domain/venue/venue-groups.ts";
import { cityKey, endpoint, id, layoutKey, option, page, paged } from "../endpoint.ts";
import { picture } from "./picture.ts";

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
  /** Total in yuan, if it may be published. */
  budget: z.number().optional(),
  attendees: z.number().optional(),
  layout: layoutKey.optional(),
  /** The key number of the case. */
  number: z.object({ value: z.string(), unit: z.string() }),
  story: z.string(),
  /** How the event differed from a drawing of the space: seating, stands instead of seats, or another place. */
  otherwise: z.enum(["seats", "stands", "place"]).optional(),
  /** The space it took place in, with the dimensions for a drawing; metres. */
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
      /** A picture of the space, in the layout of the case if there is one. */
      picture: picture.optional(),
    })
    .optional(),
});
export type CaseCard = z.infer<typeof caseCard>;

/** A complete case: card, story and lessons. */
export const caseDetail = caseCard.extend({
  /** A paragraph each. */
  text: z.array(z.string()),
  lessons: z.array(z.string()),
  /** Pictures of the space. */
  pictures: z.array(picture),
});
export type CaseDetail = z.infer<typeof caseDetail>;

export const sample = {
  "sample/getSampleList": endpoint({
    summary: "Cases: past events and where they took place",
    input: z.object({
      city: cityKey.optional(),
      eventType: eventType.optional(),
      siteId: id.optional(),
      page: page.optional(),
    }),
    output: paged(caseCard),
  }),
  "sample/getGroupSampleList": endpoint({
    summary: "Cases in the venues of a hotel group",
    input: z.object({ groupName: z.enum(venueGroups), page: page.optional() }),
    output: paged(caseCard),
  }),
  "sample/getSampleFilters": endpoint({
    summary: "Filters of cases with their counts",
    input: z.object({}),
    output: z.object({ eventTypes: z.array(option), cities: z.array(option) }),
  }),
  "sample/getSampleDetail": endpoint({
    summary: "A case with its story and lessons",
    input: z.object({ id }),
    output: caseDetail,
  }),
};

import { z } from "zod";
import { caseSizes } from "#domain/content/case-filters.ts";
import { eventTypes } from "#domain/demand/demand-option.ts";
import { venueGroups } from "#domain/venue/venue-groups.ts";
import { cityKey, endpoint, id, layoutKey, option, page, paged } from "../endpoint.ts";
import { caseDrawing, planThumb } from "./case-drawing.ts";
import { picture } from "./picture.ts";

/** A figure, earlier and this time, each with its unit. */
const change = z.object({ what: z.string(), before: z.string(), after: z.string() });

const eventType = z.enum(eventTypes.map((type) => type.id));

export const caseCard = z.object({
  id,
  /** Ids are digits; the name is the case's title. */
  name: z.string(),
  demo: z.boolean().optional(),
  cityName: z.string().optional(),
  eventType: eventType.optional(),
  /** What a planner calls the event, where that is closer than its type: 加盟路演. */
  kind: z.string().optional(),
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
  /** The first lesson learned; only `sample/getSampleList` and `marketing/getTopicInfo` have it. */
  lesson: z.string().optional(),
  /** Figures that differ from the earlier time; only lists by `sample/getSampleList` and the complete case have them. */
  changes: z.array(change).optional(),
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
      /** Where there is none: the space in another layout, or its venue as a whole (without `spaceId`). */
      otherPicture: picture.optional(),
    })
    .optional(),
});
export type CaseCard = z.infer<typeof caseCard>;
export type CaseSpace = NonNullable<CaseCard["hall"]>;

/** A complete case: card, story and lessons. */
const caseDetail = caseCard.extend({
  /** A paragraph each. */
  text: z.array(z.string()),
  lessons: z.array(z.string()),
  changes: z.array(change),
  /** Pictures of the space. */
  pictures: z.array(picture),
});
export type CaseDetail = z.infer<typeof caseDetail>;

/** The filters of cases; `size` is a range of people. */
const filters = {
  eventType: eventType.optional(),
  city: cityKey.optional(),
  size: z.enum(caseSizes.map(({ id: size }) => size)).optional(),
  layout: layoutKey.optional(),
};

/** A case as the plan of its space; metres. */
const shelfCase = z.object({
  id,
  name: z.string(),
  cityName: z.string().optional(),
  people: z.number(),
  layout: layoutKey,
  length: z.number(),
  width: z.number(),
  /** Absent where no drawing of the layout agrees with the story. */
  plan: planThumb.optional(),
  /** Whether it meets the filters. */
  lit: z.boolean(),
});
export type ShelfCase = z.infer<typeof shelfCase>;

export const sample = {
  "sample/getSampleList": endpoint({
    summary: "Cases: past events and where they took place",
    /** `sort`: the newest first instead of the stored order. */
    input: z.object({
      ...filters,
      siteId: id.optional(),
      sort: z.literal("date").optional(),
      page: page.optional(),
    }),
    output: paged(caseCard),
  }),
  "sample/getGroupSampleList": endpoint({
    summary: "Cases in the venues of a hotel group",
    partOf: "marketing/getTopicInfo",
    input: z.object({ groupName: z.enum(venueGroups), page: page.optional() }),
    output: paged(caseCard),
  }),
  "sample/getSampleFilters": endpoint({
    summary: "Filters of cases, each option counted with the other filters applied",
    input: z.object(filters),
    output: z.object({
      /** Number of cases without any filter. */
      total: z.number(),
      eventTypes: z.array(option),
      cities: z.array(option),
      sizes: z.array(option),
      layouts: z.array(option),
    }),
  }),
  "sample/getSampleDetail": endpoint({
    summary: "A case with its story and lessons",
    input: z.object({ id }),
    output: caseDetail,
  }),
  "sample/getCaseShelves": endpoint({
    summary: "Every case as the plan of its space, by number of people",
    input: z.object(filters),
    output: z.object({
      /** Cases that meet the filters, those without a plan included. */
      lit: z.number(),
      /** Cases whose space has no known sides, so that they stand on no shelf. */
      unmeasured: z.number(),
      shelves: z.array(z.object({ size: option, lit: z.number(), cases: z.array(shelfCase) })),
    }),
  }),
  "sample/getCasePlans": endpoint({
    summary: "Drawings of a case: the space as it was set, the earlier one, and how many spaces of the city would do",
    input: z.object({ id }),
    output: z.object({
      current: caseDrawing.optional(),
      earlier: caseDrawing.optional(),
      /** Spaces of the case's city for as many people in its layout. */
      similar: z.object({ count: z.number(), href: z.string() }).optional(),
    }),
  }),
};

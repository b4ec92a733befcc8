import { z } from "zod";
import { sumPartKeys } from "#domain/estimate/event-sum/sum-part-names.ts";
import { demandLimits } from "#domain/limits.ts";
import { selectionLimits } from "#domain/selection/space-selection.ts";
import { downloadFile, endpoint, id, integerWithin, layoutKey, wireNumber, workbookType } from "../endpoint.ts";
import { planMark, rect } from "../schemas/activity/drawn-plan.ts";
import { space, venueBrief } from "../schemas/entities.ts";
import { availability, eventDate } from "./availability.ts";
import { fit, whyNot } from "./why-not.ts";

/** Codes of an address, at most: those beyond the spaces of a comparison are only named. */
const maxCodes = 40;

const within = (least: number, most: number) => wireNumber(integerWithin({ least, most })).optional();

const input = z.object({
  /** Codes in the visitor's order, separated by commas. */
  spaceCode: z
    .string()
    .regex(new RegExp(`^\\d{1,24}(?:,\\d{1,24}){0,${maxCodes - 1}}$`))
    .transform((codes) => [...new Set(codes.split(","))]),
  people: within(1, demandLimits.people),
  layout: layoutKey.optional(),
  date: eventDate,
  days: within(1, demandLimits.days),
  /** Musts beside the people: clear height in metres, yuan a day. */
  height: wireNumber(z.number().min(0.1).max(40)).optional(),
  priceDay: within(1, 99_999_999),
});

/** A plan with its people; an empty room where the layout does not suit it. */
const comparedPlan = z.object({
  length: z.number(),
  width: z.number(),
  frame: rect,
  marks: z.array(planMark),
  /** Seats that the plan occupies. */
  people: z.number(),
});

/** What the event costs in a space, by its parts; in yuan, without service charge and tax. Nobody at the venue has signed it. */
const comparedSum = z.object({
  total: z.number(),
  perHead: z.number(),
  parts: z.array(
    z.object({
      key: z.enum([...sumPartKeys, "package"]),
      yuan: z.number(),
      /** Of a package: its price a head and the heads × days, in words. */
      note: z.string().optional(),
      /** The city's usual price, since the venue has published none. */
      isEstimated: z.boolean().optional(),
    }),
  ),
  /** Parts that the package includes. */
  included: z.array(z.enum(sumPartKeys)).optional(),
});
export type ComparedSumWire = z.infer<typeof comparedSum>;

/** A row: what it tells, and a cell for each space. */
const row = z.object({
  key: z.string(),
  label: z.string(),
  /** All spaces say the same, or nothing is known of any. */
  isSame: z.boolean(),
  cells: z.array(
    z.object({
      /** Absent is unknown. */
      text: z.string().optional(),
      /** What the value means, and for the best why it is. */
      note: z.string().optional(),
      mark: z.enum(["best", "doubtful"]).optional(),
    }),
  ),
});
export type ComparisonRowWire = z.infer<typeof row>;

const mention = z.object({ id, venueId: id, name: z.string(), venueName: z.string(), demo: z.boolean().optional() });

const output = z.object({
  /** What the spaces are compared for; the layout is chosen where none is named. */
  event: z.object({
    people: z.number().optional(),
    layout: layoutKey,
    date: z.string().optional(),
    days: z.number(),
  }),
  spaces: z.array(
    z.object({
      /** Its picture is one in the layout, where it has one. */
      space,
      venue: venueBrief,
      /** Absent where the sides are unknown. */
      plan: comparedPlan.optional(),
      /** Absent without people. */
      fit: fit.optional(),
      /** Absent without a date. */
      availability: availability.optional(),
      /** Address of the budget with the same estimate; absent where none is computed. */
      estimateHref: z.string().optional(),
      whyNot: whyNot.optional(),
      /** Absent without people, and where a price is unknown altogether. */
      sum: comparedSum.optional(),
    }),
  ),
  /** What differs first. */
  rows: z.array(row),
  /** Codes of which the catalogue has no space. */
  unknownCodes: z.array(id),
  /** Spaces beyond those that are compared. */
  leftOut: z.array(mention),
  /** Spaces to add: of the same venues, and near the first. */
  additions: z.array(mention.extend({ from: z.enum(["venue", "nearby"]), seats: z.number().optional() })),
});
export type Comparison = z.infer<typeof output>;

const { most } = selectionLimits.comparison;

export const comparison = {
  "compare/get": endpoint({
    summary: `Up to ${most} spaces side by side for one event: plans, facts with the best of each row and why, whether each is booked or held on the date, what each misses; unknown codes are named, those beyond ${most} left out and named`,
    input,
    output,
    isHeavy: true,
  }),
  "compare/xlsx": endpoint({
    summary: "The same comparison as a workbook; 404 where no code is known",
    input,
    output: downloadFile,
    file: { type: workbookType },
  }),
};

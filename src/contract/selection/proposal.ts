import { z } from "zod";
import { demandLimits } from "#domain/limits.ts";
import { maxNameLength, toProposalName } from "#domain/proposal/proposal-setup.ts";
import { shortcomings } from "#domain/proposal/recommend-space.ts";
import { selectionLimits } from "#domain/selection/space-selection.ts";
import { downloadFile, endpoint, integerWithin, layoutKey, pdfType, wireNumber, workbookType } from "../endpoint.ts";
import { picture } from "../schemas/picture.ts";
import { availability, eventDate } from "./availability.ts";
import { comparison } from "./comparison.ts";

const { spaces, rows, event, unknownCodes, leftOut } = comparison["compare/get"].output.shape;

const budget = wireNumber(integerWithin({ least: 1, most: demandLimits.budget })).optional();

const input = z.object({
  /** Codes in the visitor's order, separated by commas. */
  spaceCode: z
    .string()
    .regex(/^\d{1,24}(?:,\d{1,24}){0,39}$/)
    .transform((codes) => [...new Set(codes.split(","))]),
  people: wireNumber(integerWithin({ least: 1, most: demandLimits.people })).optional(),
  layout: layoutKey.optional(),
  date: eventDate,
  days: wireNumber(integerWithin({ least: 1, most: demandLimits.days })).optional(),
  /** Yuan for the event in all. */
  budget,
});

const name = z
  .string()
  .max(maxNameLength * 2)
  .transform(toProposalName)
  .optional();

/** The address of a file: that of the page. */
const fileInput = input.extend({ to: name, by: name });

const estimate = z.object({
  lines: z.array(
    z.object({
      key: z.string(),
      name: z.string(),
      reckoning: z.string(),
      /** Likely yuan; absent where the price is unknown: not in the total. */
      yuan: z.number().optional(),
    }),
  ),
  total: z.number(),
  perHead: z.number(),
  missing: z.number(),
  /** What the hire stands on, what is supposed, what is left out. */
  notes: z.array(z.string()),
});

const proposed = z.object({
  space: spaces.element.shape.space.pick({
    id: true,
    name: true,
    demo: true,
    area: true,
    height: true,
    priceDay: true,
  }),
  venue: spaces.element.shape.venue.pick({
    id: true,
    name: true,
    demo: true,
    cityCode: true,
    cityName: true,
    cityPinyin: true,
  }),
  /** District, area, nearest station. */
  place: z.string(),
  seats: z.string().optional(),
  picture: picture.optional(),
  /** Says that the picture shows another layout than that of the event, or an unknown one. */
  pictureNote: z.string().optional(),
  plan: spaces.element.shape.plan,
  /** How many sit, and how many seats are left over. */
  planNote: z.string().optional(),
  facts: z.array(z.object({ label: z.string(), text: z.string().optional() })),
  /** Absent without a date. */
  availability: availability.optional(),
  /** Absent without people, and where there are no unit prices. */
  estimate: estimate.optional(),
});
export type ProposedSpace = z.infer<typeof proposed>;

const output = z.object({
  event: event.extend({ budget: z.number().optional() }),
  /** Whom to ask, as far as the operator has configured it. */
  contact: z.object({ adviser: z.string().optional(), hotline: z.string().optional() }).optional(),
  spaces: z.array(proposed),
  rows,
  /** Absent without people, and where no space is known to seat them. */
  recommendation: z
    .object({
      index: z.number(),
      /** Indices of all that are as good and cost about the same: none of them is recommended before the others. */
      alike: z.array(z.number()).optional(),
      text: z.string(),
      shortcomings: z.array(z.enum(shortcomings)),
    })
    .optional(),
  unknownCodes,
  leftOut,
});
export type Proposal = z.infer<typeof output>;

const { most } = selectionLimits.proposal;

export const proposal = {
  "proposal/get": endpoint({
    summary: `A proposal of up to ${most} spaces for one event: which one is recommended and why, the comparison, and of each its plan, picture, facts, estimate, and whether it is booked or held on the date`,
    input,
    output,
    isHeavy: true,
  }),
  "proposal/xlsx": endpoint({
    summary:
      "The estimates of a proposal as a workbook: their sums side by side, then a sheet a space; 404 where no code is known",
    input: fileInput,
    output: downloadFile,
    file: { type: workbookType },
  }),
  "proposal/pdf": endpoint({
    summary:
      "The sheets of a proposal as a PDF file of A4, plans to scale; 404 where no code is known, 429 and 503 with Retry-After where too many are asked for",
    input: fileInput,
    output: downloadFile,
    file: { type: pdfType },
  }),
};

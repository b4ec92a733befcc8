import { z } from "zod";
import { eventTypes } from "#domain/demand/demand-option.ts";
import { endpoint, id, layoutKey, page, paged } from "../endpoint.ts";
import { articleFigure } from "./article-figure.ts";
import { picture } from "./picture.ts";
import { caseCard } from "./sample.ts";

const range = z.object({ from: z.number(), to: z.number() });

/** A hand-made floor plan, metres from a corner: boxes by corner and sides, chairs by their centre. */
const floorPlan = z.object({
  length: z.number(),
  width: z.number(),
  boxes: z.array(z.tuple([z.number(), z.number(), z.number(), z.number()])),
  chairs: z.array(z.tuple([z.number(), z.number()])),
});

/** A solution (template for an event of a kind) as a list shows it. */
const solutionCard = z.object({
  id,
  name: z.string(),
  demo: z.boolean().optional(),
  eventType: z.enum(eventTypes.map((type) => type.id)),
  summary: z.string(),
  /** `usual`: the number that the text assumes. */
  people: range.extend({ usual: z.number().optional() }),
  /** Half a day is 0.5. */
  days: z.number(),
  layouts: z.array(layoutKey),
  /** Yuan a person, all items together. */
  perHead: range,
  /** A picture of a room set up for it: its own, else from a case. */
  picture: picture.optional(),
  /** A floor plan, if there is no picture. */
  floor: floorPlan.optional(),
});
export type SolutionCard = z.infer<typeof solutionCard>;

const solutionDetail = solutionCard.extend({
  /** `figures` in the order of their paragraphs; the first are the parts of the area. */
  sections: z.array(
    z.object({ title: z.string(), text: z.array(z.string()), figures: z.array(articleFigure).optional() }),
  ),
  /** Floor area by item in m², of the room `of`; `find` is the area to search for if larger than their sum. */
  area: z
    .object({
      of: z.string().optional(),
      items: z.array(z.object({ what: z.string(), area: z.number() })),
      find: z.number().optional(),
    })
    .optional(),
  /** Tasks by due time before the event. */
  checklist: z.array(z.object({ when: z.string(), items: z.array(z.string()) })),
  /** The schedules of its days in order; `day` where there are several, `meal`: people eat or drink. */
  timelines: z.array(
    z.object({
      day: z.string().optional(),
      entries: z.array(z.object({ at: z.string(), what: z.string(), meal: z.boolean().optional() })),
    }),
  ),
  /** Yuan a person. */
  budget: z.array(range.extend({ item: z.string(), note: z.string() })),
  /** Related cases. */
  cases: z.array(caseCard),
  /** Other solutions, those of the same kind of event first. */
  others: z.array(solutionCard),
});
export type SolutionDetail = z.infer<typeof solutionDetail>;

/** Additions beyond the specification, which names the pages but no calls. */
export const solution = {
  "solution/getSolutionList": endpoint({
    summary: "Solutions (guides to holding an event), by kind and size",
    input: z.object({ page: page.optional() }),
    output: paged(solutionCard),
  }),
  "solution/getSolutionDetail": endpoint({
    summary: "A solution: decisions, checklist, schedule of the day, costs",
    /** `shareId`: opaque token of the visitor who shared the page; it does not change the response. */
    input: z.object({
      id,
      shareId: z
        .string()
        .regex(/^[\w-]{1,64}$/)
        .optional(),
    }),
    output: solutionDetail,
  }),
};

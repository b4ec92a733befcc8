import { z } from "zod";
import { layoutKey } from "../endpoint.ts";
import { caseDrawing } from "./case-drawing.ts";

/** The paragraph that a figure stands beside, from 0. */
const placed = { paragraph: z.number() };

/** A figure of an article with all that follows from what its editor gave; metres, people, minutes. */
export const articleFigure = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("ruler"),
    ...placed,
    length: z.number(),
    width: z.number(),
    layout: layoutKey,
    comfortable: z.number(),
    limit: z.number(),
    published: z.number().optional(),
    people: z.number().optional(),
  }),
  z.object({
    kind: z.literal("plan"),
    ...placed,
    drawing: caseDrawing,
    layout: layoutKey,
    people: z.number(),
    /** The stage that the article names, m. */
    stage: z.object({ width: z.number(), depth: z.number() }).optional(),
    /** More people would sit comfortably. */
    hasSpare: z.boolean(),
    /** From the screen to the farthest seat, m. */
    farthest: z.number(),
  }),
  z.object({
    kind: z.literal("bars"),
    ...placed,
    unit: z.string(),
    items: z.array(z.object({ label: z.string(), value: z.number() })),
    sum: z.number(),
    /** What the parts are of, where that is not plain. */
    title: z.string().optional(),
    /** What to search for, where that is more than the sum. */
    needed: z.number().optional(),
  }),
  z.object({
    kind: z.literal("product"),
    ...placed,
    unit: z.string(),
    /** `count`: how often the step goes into the length. */
    factors: z.array(z.object({ length: z.number(), step: z.number(), unit: z.string(), count: z.number() })),
    product: z.number(),
  }),
  z.object({
    kind: z.literal("minutes"),
    ...placed,
    people: z.number(),
    places: z.number(),
    perMinute: z.number(),
    available: z.number().optional(),
    minutes: z.number(),
  }),
  z.object({
    kind: z.literal("shares"),
    ...placed,
    unit: z.string(),
    items: z.array(z.object({ label: z.string(), share: z.number(), value: z.number() })),
  }),
]);
export type ArticleFigureWire = z.infer<typeof articleFigure>;
/** A figure of one kind. */
export type FigureOfKind<Kind extends ArticleFigureWire["kind"]> = Extract<ArticleFigureWire, { kind: Kind }>;

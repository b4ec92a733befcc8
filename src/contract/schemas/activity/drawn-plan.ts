import { z } from "zod";
import type { MarkRole } from "#domain/seating-drawing/mark.ts";
import { layoutKey } from "../../endpoint.ts";

/** The drawings that the server makes, so that a page only paints them; paths in metres. */

export const rect = z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() });

const role = z.enum([
  "wall",
  "gap",
  "line",
  "stage",
  "stage-assumed",
  "screen",
  "screen-assumed",
  "table",
  "seat",
  "ghost",
  "partition",
] as const satisfies readonly MarkRole[]);

const rows = z.enum(["seat", "ghost"]);

/** A mark of a drawing (`domain/seating-drawing/mark.ts`). */
export const planMark = z.union([
  z.object({ role, d: z.string() }),
  z.object({ rows, d: z.string(), strokeWidth: z.number(), strokeDasharray: z.string() }),
  z.object({
    chairs: z.string(),
    table: z.string(),
    places: z.array(z.object({ role: rows, at: z.array(z.tuple([z.number(), z.number()]).readonly()).readonly() })),
  }),
]);

/** A plan with its figures: `comfortable` and `most` are the people that are counted on. */
export const drawnPlan = z.object({
  length: z.number(),
  width: z.number(),
  frame: rect,
  marks: z.array(planMark),
  layout: layoutKey,
  people: z.number(),
  seats: z.number(),
  tables: z.number(),
  level: z.enum(["comfortable", "limit"]),
  stage: rect.optional(),
  screen: z.object({ width: z.number(), height: z.number() }),
  farthest: z.number(),
  lastRow: z.number(),
  comfortable: z.number(),
  most: z.number(),
});
export type DrawnPlanWire = z.infer<typeof drawnPlan>;

/** A small drawing: room, stage, screen, tables. */
export const drawnThumb = z.object({
  length: z.number(),
  width: z.number(),
  stage: z.string().optional(),
  screen: z.string(),
  tables: z.string(),
  free: z.string().optional(),
});
export type DrawnThumbWire = z.infer<typeof drawnThumb>;

import { z } from "zod";
import { layoutKey } from "../endpoint.ts";

const path = z.string();
const dashes = z.object({ d: path, strokeWidth: z.number(), strokeDasharray: z.string() });

/** Furniture as texture (`server/api/services/case/draw-plan-thumb.ts`); SVG paths in metres. */
export const planThumb = z.object({
  screen: path,
  stage: path.optional(),
  lines: path.optional(),
  dots: dashes.optional(),
});

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
]);
const seats = z.enum(["seat", "ghost"]);

/** A mark of a drawing (`domain/seating-drawing/mark.ts`). */
const mark = z.union([
  z.object({ role, d: path }),
  dashes.extend({ rows: seats }),
  z.object({
    chairs: path,
    table: path,
    places: z.array(z.object({ role: seats, at: z.array(z.tuple([z.number(), z.number()]).readonly()).readonly() })),
  }),
]);

/** A space drawn to scale with its people; metres and m². */
export const caseDrawing = z.object({
  name: z.string(),
  length: z.number(),
  width: z.number(),
  height: z.number().optional(),
  /** Bounding box with walls and door leaves. */
  frame: z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() }),
  marks: z.array(mark),
  /** The people seated; absent where the room is drawn empty. */
  seated: z
    .object({
      people: z.number(),
      layout: layoutKey,
      /** Middle of the screen; absent where the people face a long wall. */
      screen: z.object({ x: z.number(), y: z.number() }).optional(),
      /** From the screen to the last row, m. */
      lastRow: z.number(),
    })
    .optional(),
});
export type CaseDrawing = z.infer<typeof caseDrawing>;

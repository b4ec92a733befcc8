import { z } from "zod";
import { layoutKey } from "../endpoint.ts";
import { planMark } from "./activity/drawn-plan.ts";

const path = z.string();
const dashes = z.object({ d: path, strokeWidth: z.number(), strokeDasharray: z.string() });

/** Furniture as texture (`server/api/services/case/draw-plan-thumb.ts`); SVG paths in metres. */
export const planThumb = z.object({
  screen: path,
  stage: path.optional(),
  lines: path.optional(),
  dots: dashes.optional(),
});

/** A space drawn to scale with its people; metres and m². */
export const caseDrawing = z.object({
  name: z.string(),
  length: z.number(),
  width: z.number(),
  height: z.number().optional(),
  /** Bounding box with walls and door leaves. */
  frame: z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() }),
  marks: z.array(planMark),
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

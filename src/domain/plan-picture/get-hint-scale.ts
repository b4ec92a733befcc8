import { computePlanScale, type RoomSides } from "./compute-plan-scale.ts";

/** Metres that walls and doors add to a drawing. */
export const drawingMetres = 2.9;

/** The place of the largest drawing on a desktop. */
const hintSlot = { width: 540, height: 420, margin: 0, least: 0, most: 15.6 } as const;

/**
 * Returns the one scale of spaces that are shown one after another, in pixels a metre on a desktop: a large one makes all of them
 * smaller, so that their sizes can be compared.
 */
export const getHintScale = (spaces: readonly RoomSides[]): number =>
  computePlanScale(
    spaces.map(({ length, width }) =>
      length && width ? { length: length + drawingMetres, width: width + drawingMetres } : undefined,
    ),
    hintSlot,
  );

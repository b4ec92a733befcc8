import type { LayoutKey } from "../space/layouts.ts";
import { type Assessment, assessCapacity } from "./assess-capacity.ts";
import type { PublishedSpace } from "./get-trusted-capacity.ts";

/** The figures of a space in one layout that decide how people fit. */
export type FitFigures = Pick<Assessment, "published" | "comfortable" | "limit" | "trusted">;

/** Numbers of people in one layout. */
export interface SeatBounds {
  /** Up to this many fit well. */
  comfortable: number;
  /** Up to this many fit at all; 0 if the layout is unsuitable. */
  most: number;
  /** The seats that are counted on: what a list shows and spare seats are counted from. */
  seats: number;
}

/** How a number of people fits a space in a layout: the same wherever it is shown. */
export type Fit =
  /** Well, with this many of `seats` to spare. */
  | { kind: "fits"; seats: number; spare: number }
  | { kind: "tight"; seats: number }
  /** Not at all: `short` more people than `seats`. */
  | { kind: "over"; seats: number; short: number }
  | { kind: "unsuitable" }
  | { kind: "unknown" };

/**
 * Returns how many people fit: no more than the trusted capacity, which the lists filter by, and well up to the
 * comfortable one. Without a published figure the geometry alone decides; a figure that the rules do not seat at all
 * (an area too large or too small for the layout) stands alone. Undefined if nothing is known.
 */
export function getSeatBounds({ published, comfortable = 0, limit, trusted }: FitFigures): SeatBounds | undefined {
  const most = published === undefined ? limit : trusted;
  if (most === undefined) return undefined;
  const well = limit ? Math.min(comfortable, most) : most;
  return { comfortable: well, most, seats: published === undefined && well > 0 ? well : most };
}

/** Judges how people fit by the figures of an assessment. */
export function judgeFigures(figures: FitFigures, people: number): Fit {
  const bounds = getSeatBounds(figures);
  if (!bounds) return { kind: "unknown" };
  const { comfortable, most, seats } = bounds;
  if (most === 0) return { kind: "unsuitable" };
  if (people > most) return { kind: "over", seats: most, short: people - most };
  return people > comfortable ? { kind: "tight", seats: most } : { kind: "fits", seats, spare: seats - people };
}

/** Judges how people fit a space in a layout. */
export const judgeFit = (space: PublishedSpace, layout: LayoutKey, people: number): Fit =>
  judgeFigures(assessCapacity(space, layout), people);

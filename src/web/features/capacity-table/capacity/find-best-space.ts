import { type Fit, getSeatBounds, judgeFigures } from "#domain/seating/judge-fit.ts";
import { layouts } from "#domain/space/layouts.ts";
import type { EventSize } from "#domain/venue/event-size.ts";
import type { SpaceCapacity } from "./space-capacity.ts";

/** Judges how the people fit a space of the table. */
export const judgeSpace = ({ figures }: SpaceCapacity, { people, layout }: EventSize): Fit =>
  judgeFigures(figures[layout], people);

/** Returns whether the people fit well. */
const fitsComfortably = (capacity: SpaceCapacity, eventSize: EventSize): boolean =>
  judgeSpace(capacity, eventSize).kind === "fits";

/** Returns whether the people fit, if only tightly. */
export function fitsAtAll(capacity: SpaceCapacity, eventSize: EventSize): boolean {
  const { kind } = judgeSpace(capacity, eventSize);
  return kind === "fits" || kind === "tight";
}

/** Returns the space with the fewest spare seats, the cheaper of equals; undefined if none fits well. */
export function findBestSpace(capacities: SpaceCapacity[], eventSize: EventSize): SpaceCapacity | undefined {
  const rank = ({ space, figures }: SpaceCapacity) => [
    getSeatBounds(figures[eventSize.layout])!.seats,
    space.priceDay ?? Number.MAX_SAFE_INTEGER,
  ];
  return capacities
    .filter((capacity) => fitsComfortably(capacity, eventSize))
    .sort((a, b) => rank(a)[0]! - rank(b)[0]! || rank(a)[1]! - rank(b)[1]!)[0];
}

/** Counts the spaces that fit: well in the requested layout, only tightly in it, and well in any layout. */
export function countFits(
  capacities: SpaceCapacity[],
  eventSize: EventSize,
): { well: number; tight: number; anyLayout: number } {
  return {
    well: capacities.filter((capacity) => fitsComfortably(capacity, eventSize)).length,
    tight: capacities.filter((capacity) => judgeSpace(capacity, eventSize).kind === "tight").length,
    anyLayout: capacities.filter((capacity) =>
      layouts.some(({ key }) => fitsComfortably(capacity, { ...eventSize, layout: key })),
    ).length,
  };
}

import { type LayoutKey, layouts } from "../../../../domain/space/layouts.ts";
import type { EventSize } from "../../../../domain/venue/event-size.ts";
import { type SpaceCapacity, getSeatCount } from "./space-capacity.ts";

const hasSeatsFor = ({ figures }: SpaceCapacity, people: number, layout: LayoutKey): boolean =>
  getSeatCount(figures[layout]) >= people;

/** Tells whether the people fit only above the comfortable capacity, within the limit capacity. */
export function fitsUpToLimit({ figures }: SpaceCapacity, { people, layout }: EventSize): boolean {
  const { unsuitable, doubtful, comfortable, limit } = figures[layout];
  return !unsuitable && !doubtful && comfortable !== undefined && comfortable < people && people <= (limit ?? 0);
}

/** Tells whether the people fit within the comfortable (else the published) capacity. */
export const fitsComfortably = (capacity: SpaceCapacity, { people, layout }: EventSize): boolean =>
  hasSeatsFor(capacity, people, layout);

/** Returns the space with the fewest spare seats, the cheaper of equals; undefined if none fits comfortably. */
export function findBestSpace(capacities: SpaceCapacity[], eventSize: EventSize): SpaceCapacity | undefined {
  const rank = ({ space, figures }: SpaceCapacity) => [
    getSeatCount(figures[eventSize.layout]),
    space.priceDay ?? Number.MAX_SAFE_INTEGER,
  ];
  return capacities
    .filter((capacity) => fitsComfortably(capacity, eventSize))
    .sort((a, b) => rank(a)[0]! - rank(b)[0]! || rank(a)[1]! - rank(b)[1]!)[0];
}

/** Counts the spaces that fit: comfortably in the requested layout, only up to its limit, and in any layout. */
export function countFits(
  capacities: SpaceCapacity[],
  eventSize: EventSize,
): { well: number; tight: number; anyLayout: number } {
  return {
    well: capacities.filter((capacity) => fitsComfortably(capacity, eventSize)).length,
    tight: capacities.filter((capacity) => fitsUpToLimit(capacity, eventSize)).length,
    anyLayout: capacities.filter((capacity) => layouts.some(({ key }) => hasSeatsFor(capacity, eventSize.people, key)))
      .length,
  };
}

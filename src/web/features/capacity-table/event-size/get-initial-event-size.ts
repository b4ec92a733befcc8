import type { LayoutKey } from "#domain/space/layouts.ts";
import type { EventSize, PartialEventSize } from "#domain/venue/event-size.ts";
import { type SpaceCapacity, getSeatCount } from "../capacity/space-capacity.ts";

/** Layouts tried in this order if the query has none. */
const preferredLayouts: LayoutKey[] = ["classroom", "theatre", "boardroom", "banquet", "cocktail"];

/** Rounds down to one significant digit: 208 to 200, 54 to 50, 8 to 8. */
const roundDown = (people: number): number => {
  const step = 10 ** Math.floor(Math.log10(Math.max(1, people)));
  return Math.floor(people / step) * step;
};

/** Returns the query's event size, else a common layout and the seats of the largest undivided space. */
export function getInitialEventSize(capacities: SpaceCapacity[], query: PartialEventSize): EventSize {
  const maxSeats = (layout: LayoutKey): number => {
    const undivided = capacities.filter(({ space }) => !space.splitsInto?.length);
    return Math.max(
      0,
      ...(undivided.length > 0 ? undivided : capacities).map(({ figures }) => getSeatCount(figures[layout])),
    );
  };
  const layout = query.layout ?? preferredLayouts.find((key) => maxSeats(key) > 0) ?? "classroom";
  return { people: query.people ?? (roundDown(maxSeats(layout)) || 50), layout };
}

import type { EventSize } from "#domain/venue/event-size.ts";
import { findBestSpace, fitsAtAll } from "../capacity/find-best-space.ts";
import type { SpaceCapacity } from "../capacity/space-capacity.ts";

/** Rows of a venue's page; the others are folded. */
const mostRows = 10;

/** Splits the rows of a long table: first those that fit, the best before the others, up to ten; the rest is folded. Short tables stay as they are. */
export function foldRows(
  capacities: SpaceCapacity[],
  eventSize: EventSize,
): { shown: SpaceCapacity[]; folded: SpaceCapacity[] } {
  if (capacities.length <= mostRows) return { shown: capacities, folded: [] };
  const best = findBestSpace(capacities, eventSize);
  const rank = (one: SpaceCapacity) => (one === best ? 0 : fitsAtAll(one, eventSize) ? 1 : 2);
  const ordered = capacities.toSorted((a, b) => rank(a) - rank(b));
  return { shown: ordered.slice(0, mostRows), folded: ordered.slice(mostRows) };
}

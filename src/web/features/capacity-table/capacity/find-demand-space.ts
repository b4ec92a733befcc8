import type { PartialEventSize } from "#domain/venue/event-size.ts";
import { findBestSpace, fitsAtAll, judgeSpace } from "./find-best-space.ts";
import type { SpaceCapacity } from "./space-capacity.ts";

/**
 * Returns the space that a demand of this size is for: the best fit, else the first that fits tightly, else
 * `null`. Undefined if people or layout is missing, or the venue has no spaces.
 */
export function findDemandSpace(capacities: SpaceCapacity[], { people, layout }: PartialEventSize) {
  if (!people || !layout || capacities.length === 0) return undefined;
  const eventSize = { people, layout };
  const capacity = findBestSpace(capacities, eventSize) ?? capacities.find((one) => fitsAtAll(one, eventSize));
  if (!capacity) return null;
  const { id, name, priceDay, priceYear } = capacity.space;
  return { id, name, priceDay, priceYear, fit: judgeSpace(capacity, eventSize) };
}

import { layouts } from "#domain/space/layouts.ts";
import { computeOnce } from "#domain/compute-once.ts";
import { countVenues, type Shard, toCapacityPairs } from "./shard.ts";

function computeLargestCapacities(shard: Shard): Uint32Array {
  const { spaceStart, spaces } = shard;
  const { capacity } = spaces;
  const largest = new Uint16Array(countVenues(shard) * layouts.length);
  for (let venueRow = 0; venueRow < countVenues(shard); venueRow++) {
    const to = venueRow * layouts.length;
    const end = spaceStart[venueRow + 1]! * layouts.length;
    for (let at = spaceStart[venueRow]! * layouts.length; at < end; at += layouts.length) {
      for (let layout = 0; layout < layouts.length; layout++) {
        if (capacity[at + layout]! > largest[to + layout]!) largest[to + layout] = capacity[at + layout]!;
      }
    }
  }
  return toCapacityPairs(largest);
}

/** Returns the largest capacity of any space of each venue by layout, in words like `SpaceColumns.capacityPairs`. */
export const getLargestCapacities = computeOnce(computeLargestCapacities);

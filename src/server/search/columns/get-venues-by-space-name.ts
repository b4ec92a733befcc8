import { computeOnce } from "#domain/compute-once.ts";
import type { Shard } from "./shard.ts";

/** Lists of rows; `starts` has one more entry than there are lists. */
export interface RowLists {
  starts: Uint32Array;
  items: Uint32Array;
}

/** Calls `visit` with each venue row and the number of each different name of its spaces. */
function forEachSpaceName({ spaces, spaceStart, spaceNames }: Shard, visit: (name: number, venueRow: number) => void) {
  const lastVenue = new Int32Array(spaceNames.starts.length - 1).fill(-1);
  for (let venueRow = 0; venueRow + 1 < spaceStart.length; venueRow++) {
    for (let row = spaceStart[venueRow]!; row < spaceStart[venueRow + 1]!; row++) {
      const name = spaces.name[row]!;
      if (lastVenue[name] === venueRow) continue;
      lastVenue[name] = venueRow;
      visit(name, venueRow);
    }
  }
}

function listVenuesBySpaceName(shard: Shard): RowLists {
  const starts = new Uint32Array(shard.spaceNames.starts.length);
  forEachSpaceName(shard, (name) => starts[name + 1]!++);
  for (let name = 1; name < starts.length; name++) starts[name]! += starts[name - 1]!;
  const items = new Uint32Array(starts.at(-1)!);
  const next = starts.slice();
  forEachSpaceName(shard, (name, venueRow) => {
    items[next[name]!++] = venueRow;
  });
  return { starts, items };
}

/** Returns the venue rows that have a space of each name (row of `Shard.spaceNames`), in order. */
export const getVenuesBySpaceName = computeOnce(listVenuesBySpaceName);

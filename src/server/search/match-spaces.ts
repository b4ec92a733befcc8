import { layouts } from "../../domain/space/layout.ts";
import type { Columns } from "./columns.ts";
import { type Criteria, hasFeatures, meetsMeasures, seats, seatsOf } from "./criteria.ts";
import { countBits, countVenueGroups, noCounts } from "./facet-counts.ts";
import type { Match, Matches } from "./match-venues.ts";
import { rankOfSpace } from "./text-rank.ts";
import { meetsBeside, metresFrom, missesOf } from "./venue-tests.ts";

const noRows = new Uint32Array();

/** The spaces of a city that meet the criteria, unsorted, and the counts of every option. */
export function matchSpaces(columns: Columns, criteria: Criteria): Matches {
  const { venues, spaces } = columns;
  const { query, words, beside } = criteria;
  const matches: Match[] = [];
  const counts = noCounts();
  for (const venueRow of venues.cityRows.get(beside.cityCode) ?? noRows) {
    const missed = missesOf(venues, venueRow, criteria);
    if ((missed & (missed - 1)) !== 0 || !meetsBeside(venues, venueRow, criteria)) continue;
    const metres = metresFrom(venues, venueRow, beside);
    for (let row = venues.spaceStart[venueRow]!; row < venues.spaceStart[venueRow + 1]!; row++) {
      if (!meetsMeasures(spaces, row, criteria)) continue;
      const seated = seats(spaces, row, query);
      const featured = hasFeatures(spaces.features[row]!, query.features);
      if (!seated && !featured) continue;
      const rank = words.length === 0 ? 0 : rankOfSpace(columns, row, words);
      if (rank === 0 && words.length > 0) continue;
      if (missed === 0 && seated) countBits(counts.features, spaces.features[row]!);
      if (missed === 0 && featured) {
        for (const { id } of layouts) {
          if (seatsOf(spaces, row, id) >= Math.max(1, query.people)) counts.layouts[id - 1]!++;
        }
      }
      if (!seated || !featured) continue;
      countVenueGroups(counts, venues, venueRow, missed);
      if (missed !== 0) continue;
      const price = spaces.priceDay[row]!;
      matches.push({ row, best: row, seats: seatsOf(spaces, row, query.layout), price, rank, metres, key: 0 });
    }
  }
  return { matches, counts };
}

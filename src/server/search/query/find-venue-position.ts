import { countVenues, getTitle, type Shard } from "../columns/shard.ts";
import { rankTitles, textRanks } from "./match-terms.ts";

/** Returns name and position of the venue that is named by the terms, or the only one whose name contains them. */
export function findVenuePosition(
  shard: Shard,
  terms: readonly string[],
): { name: string; lng: number; lat: number } | undefined {
  if (terms.length === 0) return undefined;
  const ranks = terms.map((term) => rankTitles(shard, term));
  const rows: number[] = [];
  for (let row = 0; row < countVenues(shard); row++) {
    const weakest = Math.min(...ranks.map((rank) => rank[row]!));
    if (weakest === textRanks.exact) return toPosition(shard, row);
    if (weakest >= textRanks.name) rows.push(row);
  }
  return rows.length === 1 ? toPosition(shard, rows[0]!) : undefined;
}

function toPosition(shard: Shard, row: number) {
  const [lng, lat] = [shard.venues.lng[row]!, shard.venues.lat[row]!];
  return Number.isNaN(lng) ? undefined : { name: getTitle(shard, row), lng, lat };
}

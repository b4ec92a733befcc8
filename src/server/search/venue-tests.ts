import { isInBox } from "../../domain/search/box.ts";
import { metresBetween } from "../../domain/distance.ts";
import { type Shard, venueCount } from "./columns.ts";
import type { Criteria } from "./criteria.ts";
import type { TermLists } from "./dictionary.ts";
import { venuesWith } from "./match-words.ts";
import { normalised } from "./normalised.ts";

/** Bits of the three venue groups that a venue can fail. */
export const misses = { region: 1, type: 2, star: 4 } as const;

/** Cache of normalised terms: facility names are few and repeat across cities. */
const compared = new Map<string, string>();
const mostCompared = 20_000;

function comparedTerm(term: string): string {
  const known = compared.get(term);
  if (known !== undefined) return known;
  if (compared.size >= mostCompared) compared.clear();
  const made = normalised(term);
  compared.set(term, made);
  return made;
}

/** Returns 1 for each row whose list has one of the chosen terms. */
function rowsWithTerm({ terms, starts, items }: TermLists, chosen: (term: string) => boolean): Uint8Array {
  const wanted = Uint8Array.from(terms, (term) => Number(chosen(term)));
  const rows = new Uint8Array(starts.length - 1);
  for (let row = 0; row < rows.length; row++) {
    for (let at = starts[row]!; at < starts[row + 1]!; at++) if (wanted[items[at]!] === 1) rows[row] = 1;
  }
  return rows;
}

/** Constraints on the venues of a city, evaluated once per query: the rows that meet each of them. */
export interface VenueTests {
  /** Rows in the requested regions; undefined if none is requested. */
  inRegion: Uint8Array | undefined;
  /** Further constraints, all of which must be met. */
  others: readonly Uint8Array[];
}

export function venueTests(shard: Shard, { regions, brands, facilities, near }: Criteria): VenueTests {
  const count = venueCount(shard);
  const asked = new Set(regions);
  return {
    inRegion: regions.length > 0 ? rowsWithTerm(shard.regions, (id) => asked.has(id)) : undefined,
    others: [
      ...(brands.length > 0 ? [venuesWith([shard.names], brands, count)] : []),
      ...facilities.map((words) =>
        rowsWithTerm(shard.facilities, (term) => words.some((word) => comparedTerm(term).startsWith(word))),
      ),
      ...near.map((place) => venuesWith([shard.places], [place], count)),
    ],
  };
}

export function missesOf({ venues }: Shard, row: number, { query }: Criteria, { inRegion }: VenueTests): number {
  let missed = 0;
  if (inRegion && inRegion[row] === 0) missed |= misses.region;
  if (query.types !== 0 && (query.types & (1 << venues.type[row]!)) === 0) missed |= misses.type;
  if (query.stars !== 0 && (query.stars & (1 << venues.star[row]!)) === 0) missed |= misses.star;
  return missed;
}

/** Reports whether a venue meets all constraints other than the groups and the keyword. */
export function meetsBeside(
  { venues }: Shard,
  row: number,
  { beside, night }: Criteria,
  { others }: VenueTests,
): boolean {
  for (const rows of others) if (rows[row] === 0) return false;
  const { rating, guestRooms, box } = beside;
  if (box !== undefined && !isInBox(box, venues.lng[row]!, venues.lat[row]!)) return false;
  if (rating !== undefined && venues.rating[row]! < Math.round(rating * 100) + 1) return false;
  if (guestRooms !== undefined && venues.guestRooms[row]! < guestRooms) return false;
  if (night === undefined) return true;
  const price = venues.guestRoomPrice[row]!;
  return price >= night.least && price <= night.most;
}

/** Returns the distance from a point in metres; NaN if either position is unknown. */
export function metresFrom({ venues }: Shard, row: number, place: { lng?: number; lat?: number }): number {
  if (place.lng === undefined || place.lat === undefined) return Number.NaN;
  const lng = venues.lng[row]!;
  return Number.isNaN(lng) ? Number.NaN : metresBetween(place.lng, place.lat, lng, venues.lat[row]!);
}

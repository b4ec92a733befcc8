import { isInBox } from "#domain/search/box.ts";
import { getDistanceMetres } from "#domain/distance.ts";
import { type Shard, countVenues, hasPosition, toGroupTerm } from "../columns/shard.ts";
import type { Criteria } from "./criteria.ts";
import type { TermLists } from "../columns/dictionary.ts";
import { getRowsByTerm } from "../columns/get-rows-by-term.ts";
import { findVenuesContaining } from "./match-terms.ts";
import { normaliseText } from "../columns/normalise-text.ts";

/** Bits of the three venue groups that a venue can fail. */
export const predicateBits = { region: 1, type: 2, star: 4 } as const;

/** Cache of normalised terms: facility names are few and repeat across cities. */
const normalisedTerms = new Map<string, string>();
const maxCachedTerms = 20_000;

function normaliseTerm(term: string): string {
  const cached = normalisedTerms.get(term);
  if (cached !== undefined) return cached;
  if (normalisedTerms.size >= maxCachedTerms) normalisedTerms.clear();
  const made = normaliseText(term);
  normalisedTerms.set(term, made);
  return made;
}

/** Returns 1 for each row whose list has one of the chosen terms. */
function findRowsWithTerm(lists: TermLists, chosen: (term: string) => boolean): Uint8Array {
  const { starts, items } = getRowsByTerm(lists);
  const rows = new Uint8Array(lists.starts.length - 1);
  for (const [term, text] of lists.terms.entries()) {
    if (!chosen(text)) continue;
    for (let at = starts[term]!; at < starts[term + 1]!; at++) rows[items[at]!] = 1;
  }
  return rows;
}

/** Constraints on the venues of a city, evaluated once per query: the rows that meet each of them. */
export interface VenuePredicates {
  /** Rows in the requested regions; undefined if none is requested. */
  regionRows: Uint8Array | undefined;
  /** Further constraints, all of which must be met. */
  requiredRows: readonly Uint8Array[];
  /** Whether a venue has to meet a constraint other than the groups and the keyword. */
  hasContext: boolean;
}

export function buildVenuePredicates(
  shard: Shard,
  { regions, brands, facilities, near, nightPrice, context }: Criteria,
): VenuePredicates {
  const count = countVenues(shard);
  const groupTerm = context.group && toGroupTerm(context.group.name, context.group.brandId);
  const requestedRegions = new Set(regions);
  const requiredRows = [
    ...(groupTerm === undefined ? [] : [findRowsWithTerm(shard.groups, (term) => term === groupTerm)]),
    ...(brands.length > 0 ? [findVenuesContaining([shard.names], brands, count)] : []),
    ...facilities.map((prefixes) =>
      findRowsWithTerm(shard.facilities, (term) => prefixes.some((prefix) => normaliseTerm(term).startsWith(prefix))),
    ),
    ...near.map((place) => findVenuesContaining([shard.places], [place], count)),
  ];
  const { box, rating, guestRooms } = context;
  return {
    regionRows: regions.length > 0 ? findRowsWithTerm(shard.regions, (id) => requestedRegions.has(id)) : undefined,
    requiredRows,
    hasContext: requiredRows.length > 0 || [box, rating, guestRooms, nightPrice].some((each) => each !== undefined),
  };
}

/** Returns whether a venue meets all constraints other than the groups and the keyword. */
export function meetsContext(
  { venues }: Shard,
  row: number,
  { context, nightPrice }: Criteria,
  { requiredRows }: VenuePredicates,
): boolean {
  for (const rows of requiredRows) if (rows[row] === 0) return false;
  const { rating, guestRooms, box } = context;
  if (box !== undefined && !isInBox(box, venues.lng[row]!, venues.lat[row]!)) return false;
  if (rating !== undefined && venues.rating[row]! < Math.round(rating * 100) + 1) return false;
  if (guestRooms !== undefined && venues.guestRooms[row]! < guestRooms) return false;
  if (nightPrice === undefined) return true;
  const price = venues.guestRoomPrice[row]!;
  return price >= nightPrice.min && price <= nightPrice.max;
}

/** Returns the distance from a point in metres; NaN if either position is unknown or approximate. */
export function getVenueDistance({ venues }: Shard, row: number, place: { lng?: number; lat?: number }): number {
  if (place.lng === undefined || place.lat === undefined) return Number.NaN;
  // Not from the region that stands in for an unknown position.
  if (!hasPosition(venues, row)) return Number.NaN;
  return getDistanceMetres(place.lng, place.lat, venues.lng[row]!, venues.lat[row]!);
}

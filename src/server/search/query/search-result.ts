import { findVenueRowOfSpace, type Shard, getSpaceId, unknownPrice, getVenueId } from "../columns/shard.ts";
import { type Criteria, getPageOffset, type Seating, getSeating } from "./criteria.ts";
import { type FacetCounts, emptyCounts } from "../match/facet-counts.ts";
import type { MatchResult } from "../match/match-venues.ts";
import { scanVenue } from "./scan-venue.ts";
import { getVenueDistance } from "./build-venue-predicates.ts";

/** Aggregates over all spaces of a venue; absent if unknown. */
interface VenueFacts {
  spaceCount: number;
  /** m² */
  largestArea?: number;
  /** Largest trusted capacity in any layout. */
  largestCapacity?: number;
  /** m */
  highestCeiling?: number;
  /** Yuan a day of the cheapest space (for a hit: the cheapest that matches the query). */
  priceFrom?: number;
}

export interface VenueHit extends VenueFacts {
  id: string;
  /** The best-fitting space, in the requested layout, else in its largest. */
  fit?: Seating & { spaceId: string };
  /** Yuan of the event in that space, where a sum was requested. */
  sum?: number;
  /** Distance from the reference point. */
  metres?: number;
}

export interface SpaceHit {
  id: string;
  venueId: string;
  seated?: Seating;
  metres?: number;
}

export interface SearchResult<T> {
  /** Number of matching rows. */
  total: number;
  /** One page of them. */
  hits: T[];
  facets: FacetCounts;
}

/** Returns the result for a city without venues. */
export const emptyResult = <T>(): SearchResult<T> => ({ total: 0, hits: [], facets: emptyCounts() });

const toKnownQuantity = (value: number, parts: number): number | undefined => (value === 0 ? undefined : value / parts);
const toKnownPrice = (fen: number): number | undefined => (fen === unknownPrice ? undefined : fen / 100);
const toKnownNumber = (value: number): number | undefined => (Number.isNaN(value) ? undefined : value);

/** Builds the hit of a venue, its spaces evaluated by the query. */
export function toVenueHit(shard: Shard, row: number, criteria: Criteria): VenueHit {
  const { venues, spaceStart } = shard;
  const { best, price, sum } = scanVenue(shard, row, criteria);
  const seated = best < 0 ? undefined : getSeating(shard, best, criteria.query.layout);
  return {
    id: getVenueId(shard, row),
    spaceCount: spaceStart[row + 1]! - spaceStart[row]!,
    largestArea: toKnownQuantity(venues.largestArea[row]!, 100),
    largestCapacity: toKnownQuantity(venues.largestCapacity[row]!, 1),
    highestCeiling: toKnownQuantity(venues.highestCeiling[row]!, 100),
    priceFrom: toKnownPrice(price),
    ...(seated && { fit: { ...seated, spaceId: getSpaceId(shard, best) } }),
    ...(!Number.isNaN(sum) && { sum }),
    metres: toKnownNumber(getVenueDistance(shard, row, criteria.context)),
  };
}

/** Builds the hit of a space. */
export function toSpaceHit(shard: Shard, row: number, criteria: Criteria): SpaceHit {
  const venueRow = findVenueRowOfSpace(shard, row);
  return {
    id: getSpaceId(shard, row),
    venueId: getVenueId(shard, venueRow),
    seated: getSeating(shard, row, criteria.query.layout),
    metres: toKnownNumber(getVenueDistance(shard, venueRow, criteria.context)),
  };
}

/** Builds the requested page from the matches. */
export function toResultPage<T>(
  shard: Shard,
  criteria: Criteria,
  { matches, counts }: MatchResult,
  hit: (shard: Shard, row: number, criteria: Criteria) => T,
): SearchResult<T> {
  const rows = matches.page(getPageOffset(criteria));
  return { total: matches.total, hits: rows.map((row) => hit(shard, row, criteria)), facets: counts.takeCounts() };
}

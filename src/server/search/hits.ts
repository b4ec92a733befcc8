import { houseOf, type Shard, spaceIdAt, unknownPrice, venueIdAt } from "./columns.ts";
import { type Criteria, rowsBefore, type Seated, seatedIn } from "./criteria.ts";
import { type FacetCounts, noCounts } from "./facet-counts.ts";
import type { Matched } from "./match-venues.ts";
import { scanVenue } from "./scan-venue.ts";
import { metresFrom } from "./venue-tests.ts";

/** Aggregates over all spaces of a venue; absent if unknown. */
export interface VenueFacts {
  spaceCount: number;
  /** m² */
  largestArea?: number;
  /** Largest capacity in any layout. */
  largestCapacity?: number;
  /** m */
  highestCeiling?: number;
  /** Yuan a day of the cheapest space (for a hit: the cheapest that matches the query). */
  priceFrom?: number;
}

export interface VenueHit extends VenueFacts {
  id: string;
  /** The best-fitting space, in the requested layout, else in its largest. */
  fit?: Seated & { spaceId: string };
  /** Distance from the reference point. */
  metres?: number;
}

export interface SpaceHit {
  id: string;
  venueId: string;
  seated?: Seated;
  metres?: number;
}

export interface Found<T> {
  /** Number of matching rows. */
  total: number;
  /** One page of them. */
  hits: T[];
  facets: FacetCounts;
}

/** Returns the result for a city without venues. */
export const nothing = <T>(): Found<T> => ({ total: 0, hits: [], facets: noCounts() });

const knownPart = (value: number, parts: number): number | undefined => (value === 0 ? undefined : value / parts);
const knownPrice = (fen: number): number | undefined => (fen === unknownPrice ? undefined : fen / 100);
const known = (value: number): number | undefined => (Number.isNaN(value) ? undefined : value);

/** Builds the hit of a venue, its spaces evaluated by the query. */
export function venueHit(shard: Shard, row: number, criteria: Criteria): VenueHit {
  const { venues, spaceStart } = shard;
  const { best, price } = scanVenue(shard, row, criteria);
  const seated = best < 0 ? undefined : seatedIn(shard, best, criteria.query.layout);
  return {
    id: venueIdAt(shard, row),
    spaceCount: spaceStart[row + 1]! - spaceStart[row]!,
    largestArea: knownPart(venues.largestArea[row]!, 100),
    largestCapacity: knownPart(venues.largestCapacity[row]!, 1),
    highestCeiling: knownPart(venues.highestCeiling[row]!, 100),
    priceFrom: knownPrice(price),
    ...(seated && { fit: { ...seated, spaceId: spaceIdAt(shard, best) } }),
    metres: known(metresFrom(shard, row, criteria.beside)),
  };
}

/** Builds the hit of a space. */
export function spaceHit(shard: Shard, row: number, criteria: Criteria): SpaceHit {
  const house = houseOf(shard, row);
  return {
    id: spaceIdAt(shard, row),
    venueId: venueIdAt(shard, house),
    seated: seatedIn(shard, row, criteria.query.layout),
    metres: known(metresFrom(shard, house, criteria.beside)),
  };
}

/** Builds the requested page from the matches. */
export function pageOf<T>(
  shard: Shard,
  criteria: Criteria,
  { matches, counts }: Matched,
  hit: (shard: Shard, row: number, criteria: Criteria) => T,
): Found<T> {
  const rows = matches.page(rowsBefore(criteria));
  return { total: matches.total, hits: rows.map((row) => hit(shard, row, criteria)), facets: counts.counts };
}

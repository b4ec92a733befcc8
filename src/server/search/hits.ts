import { pageSize as defaultPageSize } from "../../domain/limits.ts";
import type { Columns } from "./columns.ts";
import { type Criteria, type Seated, seatedIn } from "./criteria.ts";
import type { FacetCounts } from "./facet-counts.ts";
import type { Match, Matches } from "./match-venues.ts";

/** Figures over all spaces of a venue; absent when unknown. */
export interface VenueFacts {
  spaceCount: number;
  /** m² */
  largestArea?: number;
  /** people in any layout */
  largestCapacity?: number;
  /** m */
  highestCeiling?: number;
  /** yuan a day, of the cheapest space (that meets the query, for a hit) */
  priceFrom?: number;
}

export interface VenueHit extends VenueFacts {
  id: string;
  /** The space that fits best, seated as asked, else in its roomiest layout. */
  fit?: Seated & { spaceId: string };
  /** From the point asked about. */
  metres?: number;
}

export interface SpaceHit {
  id: string;
  venueId: string;
  seated?: Seated;
  metres?: number;
}

export interface Found<T> {
  /** How many match. */
  total: number;
  /** One page of them. */
  hits: T[];
  facets: FacetCounts;
}

const known = (value: number): number | undefined => (Number.isNaN(value) ? undefined : value);

function factsAt({ venues }: Columns, row: number): VenueFacts {
  return {
    spaceCount: venues.spaceStart[row + 1]! - venues.spaceStart[row]!,
    largestArea: known(venues.largestArea[row]!),
    largestCapacity: known(venues.largestCapacity[row]!),
    highestCeiling: known(venues.highestCeiling[row]!),
    priceFrom: known(venues.cheapestDay[row]!),
  };
}

/** A matching venue as it is handed out. */
export function venueHit(columns: Columns, criteria: Criteria, match: Match): VenueHit {
  const seated = match.best < 0 ? undefined : seatedIn(columns.spaces, match.best, criteria.query.layout);
  return {
    id: columns.venues.ids[match.row]!,
    ...factsAt(columns, match.row),
    priceFrom: known(match.price),
    ...(seated && { fit: { ...seated, spaceId: columns.spaces.ids[match.best]! } }),
    metres: known(match.metres),
  };
}

/** A matching space as it is handed out. */
export function spaceHit({ venues, spaces }: Columns, criteria: Criteria, { row, metres }: Match): SpaceHit {
  const seated = seatedIn(spaces, row, criteria.query.layout);
  return { id: spaces.ids[row]!, venueId: venues.ids[spaces.venue[row]!]!, seated, metres: known(metres) };
}

/** The page that is asked for, of matches in their order. */
export function pageOf<T>(criteria: Criteria, { matches, counts }: Matches, hit: (match: Match) => T): Found<T> {
  const size = criteria.beside.pageSize ?? defaultPageSize;
  const from = (Math.max(1, criteria.query.page) - 1) * size;
  return { total: matches.length, hits: matches.slice(from, from + size).map(hit), facets: counts };
}

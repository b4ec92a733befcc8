import type { ListQuery } from "#domain/search/filters.ts";
import { type Shard, toGroupTerm } from "../columns/shard.ts";
import { getPageEnd, getPageOffset, type SearchContext, toCriteria } from "../query/criteria.ts";
import type { SumQuery } from "../query/compute-row-sum.ts";
import { emptyCounts, type FacetCounts } from "../match/facet-counts.ts";
import { matchVenues } from "../match/match-venues.ts";
import { type SearchResult, toVenueHit, type VenueHit } from "../query/search-result.ts";

/** A search of a group's venues: in all cities, or in one. */
export interface GroupContext extends Omit<SearchContext, "cityCode" | "group" | "sum"> {
  group: NonNullable<SearchContext["group"]>;
  cityCode?: string | undefined;
  /** Returns the event whose sum is shown and sorted by, with the usual prices of a city; undefined without such prices. */
  getSum?: ((cityCode: string) => SumQuery | undefined) | undefined;
}

export interface GroupSearchResult extends SearchResult<VenueHit> {
  /** Matching venues by city code, whatever city is asked for; a city without any is absent. */
  cityTotals: Map<string, number>;
}

const hasGroup = ({ groups }: Shard, name: string): boolean => groups.terms.includes(toGroupTerm(name));

/** Adds the counts of a city to a sum. */
function addCounts(sum: FacetCounts, counts: FacetCounts): void {
  for (const [id, count] of counts.regions) sum.regions.set(id, (sum.regions.get(id) ?? 0) + count);
  for (const key of ["types", "stars", "features", "layouts"] as const)
    for (const [at, count] of counts[key].entries()) sum[key][at] = (sum[key][at] ?? 0) + count;
}

/**
 * Searches the venues of a group in the shards that have any, by the rules of a city's list. Pages are of all cities
 * together (or of the requested one), ordered by the same keys.
 */
export function searchGroup(
  shards: Iterable<Shard>,
  query: ListQuery,
  { group, cityCode: requestedCity, getSum, ...context }: GroupContext,
): GroupSearchResult {
  const facets = emptyCounts();
  const cityTotals = new Map<string, number>();
  const found: { key: number; hit: VenueHit }[] = [];
  let total = 0;
  let range = { from: 0, end: 0 };
  for (const shard of shards) {
    const { cityCode } = shard;
    if (!hasGroup(shard, group.name)) continue;
    const sum = getSum?.(cityCode);
    const criteria = toCriteria(query, { ...context, group, cityCode, sum });
    // Their own order has keys of another kind.
    const isUnsummed = getSum !== undefined && query.sort >= 6 && !sum;
    range = { from: getPageOffset(criteria), end: getPageEnd(criteria) };
    const isRequested = requestedCity === undefined || cityCode === requestedCity;
    const { matches, counts } = matchVenues(shard, criteria, isRequested ? range.end : 0);
    if (matches.total > 0) cityTotals.set(cityCode, matches.total);
    if (!isRequested) continue;
    total += matches.total;
    addCounts(facets, counts.takeCounts());
    for (const { row, key } of matches.entries(0))
      found.push({ key: isUnsummed ? Number.POSITIVE_INFINITY : key, hit: toVenueHit(shard, row, criteria) });
  }
  // The sort is stable: equal keys remain in the order of the cities. Unknown keys are infinite.
  const ordered = found.toSorted((a, b) => (a.key === b.key ? 0 : a.key - b.key));
  return { total, hits: ordered.slice(range.from, range.end).map(({ hit }) => hit), facets, cityTotals };
}

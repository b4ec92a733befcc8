import type { Output } from "#contract/index.ts";
import type { ListFacets, ListFilters } from "../../features/search/list/trim-filters.ts";
import type { SpaceRowFacts } from "../../features/search/rows/pick-venue-row.ts";
import type { NearbyCity } from "#domain/city/find-nearby-cities.ts";

export interface SpaceListData {
  answer: Omit<Output<"searchSite/getAggregateNewConference">, "list" | "facets"> & {
    list: SpaceRowFacts[];
    facets: ListFacets;
  };
  filters: ListFilters;
  /** Nearby cities; present only when the city has no venues. */
  near?: NearbyCity[];
  /** Sentences to try; present only when nothing of this one was read. */
  examples?: string[];
}

import type { Output } from "#contract/index.ts";
import type { ListFacets, ListFilters } from "../../features/search/list/trim-filters.ts";
import type { VenueRowFacts } from "../../features/search/rows/pick-venue-row.ts";
import type { NearbyCity } from "#domain/city/find-nearby-cities.ts";

export interface VenueListData {
  answer: Omit<Output<"searchSite/getAggregateSoHotelList">, "list" | "facets"> & {
    list: VenueRowFacts[];
    facets: ListFacets;
  };
  filters: ListFilters;
  /** Nearby cities; present only when the city has no venues. */
  near?: NearbyCity[];
  /** Sentences to try; present only when nothing of this one was read. */
  examples?: string[];
}

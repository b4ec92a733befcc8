import type { Output } from "../../../contract/index.ts";
import type { Filters } from "../../../contract/schemas/search-site.ts";
import type { NearbyCity } from "../../../domain/city/find-nearby-cities.ts";
import type { SpaceQuery } from "../../../domain/search/grammar.ts";
import type { SearchContext } from "../../features/search/list/list-query.ts";

export interface SpaceListInput {
  city: string;
  query: SpaceQuery;
  searchContext: SearchContext;
  mapShown: boolean;
}

export interface SpaceListData {
  answer: Output<"searchSite/getAggregateNewConference">;
  filters: Filters;
  /** Nearby cities; present only when the city has no venues. */
  near?: NearbyCity[];
}

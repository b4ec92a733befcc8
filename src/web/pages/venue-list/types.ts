import type { Output } from "../../../contract/index.ts";
import type { Filters } from "../../../contract/schemas/search-site.ts";
import type { NearbyCity } from "../../../domain/city/find-nearby-cities.ts";

export interface VenueListData {
  answer: Output<"searchSite/getAggregateSoHotelList">;
  filters: Filters;
  /** Nearby cities; present only when the city has no venues. */
  near?: NearbyCity[];
  /** Sentences to try; present only when nothing of this one was read. */
  examples?: string[];
}

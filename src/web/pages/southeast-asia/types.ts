import type { Output } from "#contract/index.ts";
import type { Trip } from "#domain/destination/trip.ts";

export interface SoutheastAsiaInput {
  trip: Trip;
  /** Slug of the chosen destination, if the address names one. */
  city?: string;
  /** The bit of a venue type. */
  type?: number;
  page: number;
}

export interface SoutheastAsiaData {
  overview: Output<"marketing/getSeaDestinations">;
  venues: Output<"marketing/getSeaHotelList">;
  types: Output<"common/getSoutheastAsiaSiteFilter">["types"];
}

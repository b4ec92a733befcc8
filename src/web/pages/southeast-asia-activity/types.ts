import type { Output } from "#contract/index.ts";
import type { Trip } from "#domain/destination/trip.ts";

export interface SoutheastAsiaActivityInput {
  trip: Trip;
  /** Slugs of the ticked destinations that the address names; absent where it names none. */
  cities?: readonly string[];
}

export type SoutheastAsiaActivityData = Output<"marketing/getSeaDestinations">;

import type { GroundPrices } from "#domain/destination/compute-trip-cost.ts";

/** The kind of the content store that holds a country's prices on the ground. */
export const tripPricesKind = "trip-prices";

/** Prices on the ground in a country (ISO 3166-1 alpha-2), yuan; the demo's are 示例. */
export interface TripPrices extends GroundPrices {
  country: string;
}

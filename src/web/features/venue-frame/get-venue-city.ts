import type { CityName } from "#domain/city/city.ts";
import type { VenueFacts } from "./venue-facts.ts";

/** Returns the city of a page about a venue. */
export const getVenueCity = ({
  venue,
}: {
  venue: Pick<VenueFacts, "cityCode" | "cityName" | "cityPinyin">;
}): CityName => ({ code: venue.cityCode, name: venue.cityName, pinyin: venue.cityPinyin });

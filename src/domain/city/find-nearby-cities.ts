import { getDistanceMetres } from "../distance.ts";
import type { City } from "./city.ts";

/** A city near another one, with its number of venues. */
export type NearbyCity = Pick<City, "name" | "pinyin" | "venueCount"> & {
  /** As the crow flies. */
  metres: number;
};

type LocatedCity = Omit<NearbyCity, "metres"> & Partial<Pick<City, "lng" | "lat">>;

/** Returns the nearest cities with venues, at most `limit`; an empty list if the city has no coordinates. */
export function findNearbyCities(
  { lng, lat }: Partial<Pick<City, "lng" | "lat">>,
  open: readonly LocatedCity[],
  limit: number,
): NearbyCity[] {
  if (lng === undefined || lat === undefined) return [];
  return open
    .flatMap((city) =>
      city.venueCount > 0 && city.lng !== undefined && city.lat !== undefined
        ? [{ city, metres: getDistanceMetres(lng, lat, city.lng, city.lat) }]
        : [],
    )
    .toSorted((a, b) => a.metres - b.metres)
    .slice(0, limit)
    .map(({ city: { name, pinyin, venueCount }, metres }) => ({
      name,
      pinyin,
      venueCount,
      metres: Math.round(metres),
    }));
}

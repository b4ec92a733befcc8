import { metresBetween } from "../distance.ts";
import type { City } from "./city.ts";

/** A city near another one, with its number of venues. */
export type NearCity = Pick<City, "name" | "pinyin" | "venueCount">;

type Placed = NearCity & Partial<Pick<City, "lng" | "lat">>;

/** Returns the nearest cities with venues, at most `limit`; an empty list if the city has no coordinates. */
export function nearCities(
  { lng, lat }: Partial<Pick<City, "lng" | "lat">>,
  open: readonly Placed[],
  shown: number,
): NearCity[] {
  if (lng === undefined || lat === undefined) return [];
  return open
    .flatMap((city) =>
      city.venueCount > 0 && city.lng !== undefined && city.lat !== undefined
        ? [{ city, metres: metresBetween(lng, lat, city.lng, city.lat) }]
        : [],
    )
    .toSorted((a, b) => a.metres - b.metres)
    .slice(0, shown)
    .map(({ city: { name, pinyin, venueCount } }) => ({ name, pinyin, venueCount }));
}

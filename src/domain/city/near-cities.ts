import { metresBetween } from "../distance.ts";
import type { City } from "./city.ts";

/** A city beside another, with what it has. */
export type NearCity = Pick<City, "name" | "pinyin" | "venueCount">;

type Placed = NearCity & Partial<Pick<City, "lng" | "lat">>;

/** The cities with venues that lie nearest to one, at most so many; none where its own place is unknown. */
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

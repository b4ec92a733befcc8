import type { CityWire } from "../../../contract/entities.ts";
import { cities, type ReferenceCity } from "../../geography/cities.ts";
import { regionsOf } from "../../geography/regions.ts";
import type { SearchIndex } from "../../search/search-index.ts";

/** A city with what the catalogue holds of it. A city without venues is neither open nor hot. */
function cityWire(city: ReferenceCity, venueCount: number): CityWire {
  const open = venueCount > 0;
  return {
    id: city.code,
    code: city.code,
    name: city.name,
    pinyin: city.pinyin,
    leadingLetter: city.leadingLetter,
    nameEn: city.nameEn,
    country: city.country,
    continent: city.continent,
    currency: city.currency,
    // A few have no centre in the tables.
    ...(Number.isFinite(city.lng) && Number.isFinite(city.lat) && { lng: city.lng, lat: city.lat }),
    open,
    hot: city.hot && open,
    submit: city.submit,
    regionCount: regionsOf(city.code).length,
    venueCount,
  };
}

/** Every city of the tables, with whether it lies abroad. */
export function allCities(index: SearchIndex): (CityWire & { global: boolean })[] {
  const counts = index.cityCounts();
  return cities().map((city) => ({ ...cityWire(city, counts.get(city.code) ?? 0), global: city.global }));
}

/** Without the mark that only serves here. */
export const wireOf = ({ global: _, ...city }: CityWire & { global: boolean }): CityWire => city;

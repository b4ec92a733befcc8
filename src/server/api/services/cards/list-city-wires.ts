import type { CityWire } from "#contract/schemas/entities.ts";
import { listCities, type ReferenceCity } from "#server/geography/reference-city.ts";
import { getRegions } from "#server/geography/get-regions.ts";
import { getReadings } from "#server/geography/to-pinyin.ts";
import type { SearchIndex } from "#server/search/index/search-index.ts";

const readingsByName = new Map<string, Pick<CityWire, "initials" | "reading">>();

/** Returns what a city can be found by besides its slug; computed once, since the dictionary is slow. */
function getCityReadings({ name, pinyin }: ReferenceCity): Pick<CityWire, "initials" | "reading"> {
  const cached = readingsByName.get(name);
  if (cached) return cached;
  const { full, initials } = getReadings(name);
  const readings = { initials, ...(!pinyin.startsWith(full) && { reading: full }) };
  readingsByName.set(name, readings);
  return readings;
}

/** Converts a city for the API, with its venue count. A city without venues is neither open nor hot. */
function buildCityWire(city: ReferenceCity, venueCount: number): CityWire {
  const open = venueCount > 0;
  return {
    id: city.code,
    code: city.code,
    name: city.name,
    pinyin: city.pinyin,
    leadingLetter: city.leadingLetter,
    ...getCityReadings(city),
    nameEn: city.nameEn,
    country: city.country,
    continent: city.continent,
    currency: city.currency,
    // A few cities have no centre in the tables.
    ...(Number.isFinite(city.lng) && Number.isFinite(city.lat) && { lng: city.lng, lat: city.lat }),
    open,
    hot: city.hot && open,
    submit: city.submit,
    regionCount: getRegions(city.code).length,
    venueCount,
  };
}

/** Lists every city of the tables, with whether it is outside China (`global`). */
export function listCityWires(index: SearchIndex): (CityWire & { global: boolean })[] {
  const counts = index.countVenuesByCity();
  return listCities().map((city) => ({ ...buildCityWire(city, counts.get(city.code) ?? 0), global: city.global }));
}

/** Returns the city without `global`, which is not in the contract. */
export const toCityWire = ({ global: _, ...city }: CityWire & { global: boolean }): CityWire => city;

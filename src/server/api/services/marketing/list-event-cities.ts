import type { Output } from "#contract/index.ts";
import { emptyQuery } from "#domain/search/filters.ts";
import { listCityWires, toCityWire } from "../cards/list-city-wires.ts";
import type { Context } from "../context.ts";

/** A venue for so many people is a large one; number of cities returned. */
const largePeople = 300;
const citiesShown = 12;

interface RankedCities {
  version: number;
  cities: Output<"marketing/getEventbestCity">;
}

const cache = new WeakMap<Context["index"], RankedCities>();

/** Ranks the cities by their venues for 300 people and more; counted once a version of the catalogue. */
function rankCities(index: Context["index"]): RankedCities {
  const query = { ...emptyQuery, people: largePeople };
  const cities = listCityWires(index)
    .filter(({ open }) => open)
    .map((city) => ({
      ...toCityWire(city),
      largeVenues: index.searchVenues(query, { cityCode: city.code, pageSize: 0 }).total,
    }))
    .filter(({ largeVenues }) => largeVenues > 0)
    .toSorted((a, b) => b.largeVenues - a.largeVenues || Number(a.code) - Number(b.code));
  return { version: index.version, cities: cities.slice(0, citiesShown) };
}

/** Lists the cities with the most venues for large events. */
export function listEventCities({ index }: Pick<Context, "index">): Output<"marketing/getEventbestCity"> {
  const cached = cache.get(index);
  if (cached?.version === index.version) return cached.cities;
  const made = rankCities(index);
  cache.set(index, made);
  return made.cities;
}

import { defaultCity } from "../src/domain/city/city.ts";
import type { VenueTypeKey } from "../src/domain/venue/venue-type.ts";
import { type CityPlan, cityPlans } from "./city-plan.ts";
import { type Brand, type HotelGroup, hotelGroups } from "./groups.ts";
import { randomFor } from "./random.ts";
import { type Showcase, showcases } from "./showcase.ts";

/** A venue to generate: city, type and hotel group. */
export interface Entry {
  id: string;
  city: CityPlan;
  type: VenueTypeKey;
  serial: number;
  house?: { group: HotelGroup; brand: Brand };
  /** Set for a venue designed by hand. */
  showcase?: Showcase;
}

/** Share of each type among a city's venues, with its minimum. */
const shares: readonly (readonly [VenueTypeKey, number, least: number])[] = [
  ["hotel", 0.6, 1],
  ["conference-centre", 0.055, 1],
  ["exhibition-hall", 0.02, 1],
  ["stadium", 0.012, 0],
  ["theatre", 0.035, 1],
  ["art-centre", 0.05, 1],
  ["restaurant", 0.055, 1],
  ["cafe", 0.035, 1],
  ["club", 0.035, 1],
  ["cruise", 0.008, 1],
  ["resort", 0.03, 1],
  ["outdoor", 0.02, 0],
  ["school", 0.02, 0],
];

/** Returns the number of venues by type in a city; hotels take the rest. */
export function quotas(city: CityPlan): Map<VenueTypeKey, number> {
  const counts = new Map<VenueTypeKey, number>();
  let rest = city.venues;
  for (const [type, share, least] of shares) {
    if (type === "hotel" || (type === "cruise" && !city.pier)) continue;
    const wanted = type === "resort" && city.resorts ? city.resorts : share;
    const count = Math.max(least, Math.round(city.venues * wanted));
    counts.set(type, count);
    rest -= count;
  }
  return counts.set("hotel", rest);
}

/** Returns the hotel groups in the order of their venues, one of each first, so that the largest city has all. */
function groupOrder(seed: number): HotelGroup[] {
  const more = hotelGroups.flatMap((group) => Array.from({ length: group.houses - 1 }, () => group));
  return [...hotelGroups, ...randomFor(seed, "groups").shuffled(more)];
}

/** Returns the number of group venues by city, proportional to its hotels and summing to `total`. */
function housesByCity(total: number): Map<string, number> {
  const hotels = cityPlans.map((city) => quotas(city).get("hotel")!);
  const all = hotels.reduce((sum, count) => sum + count, 0);
  let before = 0;
  return new Map(
    cityPlans.map((city, i) => {
      const from = Math.round((before / all) * total);
      before += hotels[i]!;
      return [city.code, Math.round((before / all) * total) - from];
    }),
  );
}

/** Draws the types of a city's venues by serial; Beijing starts with the showcase venues. */
function typesOf(seed: number, city: CityPlan, drawn: readonly Showcase[]): VenueTypeKey[] {
  const left = quotas(city);
  for (const { type } of drawn) left.set(type, left.get(type)! - 1);
  const types = [...left].flatMap(([type, count]) => Array.from({ length: count }, () => type));
  return [...drawn.map(({ type }) => type), ...randomFor(seed, "roster", city.code).shuffled(types)];
}

/** Builds the list of venues to generate, ordered by id (city code and a four-digit serial). */
export function roster(seed: number): Entry[] {
  const groups = groupOrder(seed);
  const houses = housesByCity(groups.length);
  let nextGroup = 0;
  return cityPlans.flatMap((city) => {
    const random = randomFor(seed, "houses", city.code);
    const drawn = city.code === defaultCity.code ? showcases : [];
    const every = Math.floor(quotas(city).get("hotel")! / houses.get(city.code)!);
    let hotels = 0;
    let left = houses.get(city.code)!;
    return typesOf(seed, city, drawn).map((type, i): Entry => {
      const serial = i + 1;
      const entry: Entry = { id: `${city.code}${String(serial).padStart(4, "0")}`, city, type, serial };
      if (drawn[i]) return { ...entry, showcase: drawn[i] };
      if (type !== "hotel" || hotels++ % every !== every - 1 || left === 0) return entry;
      left -= 1;
      const group = groups[nextGroup++]!;
      return { ...entry, house: { group, brand: random.pick(group.brands) } };
    });
  });
}

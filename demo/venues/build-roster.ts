import { defaultCity } from "#domain/city/city.ts";
import type { VenueTypeKey } from "#domain/venue/venue-types.ts";
import { type CityPlan, cityPlans } from "../geography/city-plan.ts";
import { type Brand, type HotelGroup, hotelGroups } from "./hotel-groups.ts";
import { createRandom } from "../random.ts";
import { type Showcase, showcases } from "./showcase.ts";

/** A venue to generate: city, type and hotel group. */
export interface RosterEntry {
  id: string;
  city: CityPlan;
  type: VenueTypeKey;
  serial: number;
  affiliation?: { group: HotelGroup; brand: Brand };
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
function computeTypeQuotas(city: CityPlan): Map<VenueTypeKey, number> {
  const counts = new Map<VenueTypeKey, number>();
  let rest = city.venues;
  for (const [type, share, least] of shares) {
    if (type === "hotel" || (type === "cruise" && !city.pier)) continue;
    const typeShare = type === "resort" && city.resorts ? city.resorts : share;
    const count = Math.max(least, Math.round(city.venues * typeShare));
    counts.set(type, count);
    rest -= count;
  }
  return counts.set("hotel", rest);
}

/** Returns the hotel groups in the order of their venues, one of each first, so that the largest city has all. */
function orderGroups(seed: number): HotelGroup[] {
  const more = hotelGroups.flatMap((group) => Array.from({ length: group.venueCount - 1 }, () => group));
  return [...hotelGroups, ...createRandom(seed, "groups").shuffled(more)];
}

/** Returns the number of group venues by city, proportional to its hotels and summing to `total`. */
function allotGroupVenues(total: number): Map<string, number> {
  const hotels = cityPlans.map((city) => computeTypeQuotas(city).get("hotel")!);
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
function drawVenueTypes(seed: number, city: CityPlan, drawn: readonly Showcase[]): VenueTypeKey[] {
  const left = computeTypeQuotas(city);
  for (const { type } of drawn) left.set(type, left.get(type)! - 1);
  const types = [...left].flatMap(([type, count]) => Array.from({ length: count }, () => type));
  return [...drawn.map(({ type }) => type), ...createRandom(seed, "roster", city.code).shuffled(types)];
}

/** Builds the list of venues to generate, ordered by id (city code and a four-digit serial). */
export function buildRoster(seed: number): RosterEntry[] {
  const groups = orderGroups(seed);
  const groupVenuesByCity = allotGroupVenues(groups.length);
  let nextGroup = 0;
  return cityPlans.flatMap((city) => {
    const random = createRandom(seed, "houses", city.code);
    const showcasesOfCity = city.code === defaultCity.code ? showcases : [];
    const interval = Math.floor(computeTypeQuotas(city).get("hotel")! / groupVenuesByCity.get(city.code)!);
    let hotels = 0;
    let left = groupVenuesByCity.get(city.code)!;
    return drawVenueTypes(seed, city, showcasesOfCity).map((type, i): RosterEntry => {
      const serial = i + 1;
      const entry: RosterEntry = { id: `${city.code}${String(serial).padStart(4, "0")}`, city, type, serial };
      if (showcasesOfCity[i]) return { ...entry, showcase: showcasesOfCity[i] };
      if (type !== "hotel" || hotels++ % interval !== interval - 1 || left === 0) return entry;
      left -= 1;
      const group = groups[nextGroup++]!;
      return { ...entry, affiliation: { group, brand: random.pick(group.brands) } };
    });
  });
}

import { createRandom, type Random } from "#demo/random.ts";
import { toDayNumber, toIsoDay } from "#domain/day.ts";
import { type FeatureKey, features } from "#domain/space/features.ts";
import { type LayoutKey, layouts } from "#domain/space/layouts.ts";
import type { Space } from "#domain/space/space.ts";
import { venueTypes } from "#domain/venue/venue-types.ts";
import type { Venue } from "#domain/venue/venue.ts";
import { listCities } from "#server/geography/reference-city.ts";
import { getRegions } from "#server/geography/get-regions.ts";
import type { IndexedStore } from "#server/search/index/index-state.ts";
import { areas, brands, facilities, spaceNames, venueKinds, rareCharacters, roads } from "./name-parts.ts";

/** A generated catalogue. Every venue is derived from its number and the seed on demand; none is stored. */
export interface GeneratedCatalogue {
  venueCount: number;
  /** Cities, largest first, each with its share of the catalogue. */
  cities: readonly { code: string; share: number; lng: number; lat: number }[];
  /** Returns the venue with this number (from 0) and its spaces. */
  at(number: number): { venue: Venue; spaces: Space[] };
  /** The store that the index reads: the catalogue with `changes` applied. */
  store: IndexedStore;
}

const seed = 20_261_121;
const cityCount = 300;
/** Exponent by which shares fall with rank; the first of 300 cities then holds 12 %. */
const shareExponent = 0.9;
const firstId = 2_000_000_000;
const maxSpaces = 100;

const computeCityShares = () => {
  const chosen = listCities().slice(0, cityCount);
  const weights = chosen.map((_, rank) => (rank + 1) ** -shareExponent);
  const sum = weights.reduce((a, b) => a + b, 0);
  return chosen.map(({ code, lng, lat }, rank) => ({ code, share: weights[rank]! / sum, lng, lat }));
};

const drawSome = <T>(random: Random, list: readonly T[], least: number, most: number): T[] =>
  Array.from({ length: random.int(least, most) }, () => random.pick(list)).filter(
    (item, at, all) => all.indexOf(item) === at,
  );

const listFeatureKeys = (whose: "venue" | "space"): FeatureKey[] =>
  features.filter(({ of }) => of === whose).map(({ key }) => key);
const featureKeys = { venue: listFeatureKeys("venue"), space: listFeatureKeys("space") };

const typeWeights = venueTypes.map(({ key }, at) => [key, at === 0 ? 60 : 12 / at] as const);

const firstListed = toDayNumber("2024-01-01");
/** Returns an ISO date of the last three years. */
const drawDate = (random: Random) => toIsoDay(firstListed + random.int(0, 1000));

/** People per square metre, by layout. */
const density: Record<LayoutKey, number> = {
  theatre: 0.95,
  classroom: 0.55,
  boardroom: 0.3,
  ushape: 0.3,
  hollow: 0.3,
  fishbone: 0.42,
  banquet: 0.6,
  cocktail: 0.9,
};

function drawSpace(random: Random, id: string, venueId: string): Space {
  const area = Math.round(random.scale(25, random.chance(0.05) ? 5000 : 900));
  const capacity: Space["capacity"] = {};
  for (const { key } of layouts) {
    if (random.chance(0.15)) continue;
    capacity[key] = Math.floor((area * density[key] * random.between(0.85, 1.1)) / 2) * 2;
  }
  const rare = random.chance(0.1) ? random.pick(rareCharacters) + random.pick(rareCharacters) : "";
  const name = rare === "" ? random.pick(spaceNames) : `${rare}厅`;
  return {
    id,
    venueId,
    name: random.chance(0.6)
      ? `${name}${random.chance(0.5) ? random.int(1, 20) : random.pick(["A", "B", "C", "D", "A+B"])}`
      : name,
    area,
    ...(random.chance(0.8) && { height: random.int(24, area > 400 ? 90 : 45) / 10 }),
    ...(random.chance(0.7) && { length: 10, width: 8 }),
    ...(random.chance(0.85) && { priceDay: Math.round((area * random.between(12, 60)) / 100) * 100 }),
    ...(random.chance(0.7) && { floor: random.int(1, 30) }),
    capacity,
    features: drawSome(random, featureKeys.space, 2, 9),
    hasVr: false,
    demo: false,
    listedAt: drawDate(random),
  };
}

function drawVenue(random: Random, id: string, city: { code: string; lng: number; lat: number }): Venue {
  const area = random.pick(areas);
  const brand = random.pick(brands);
  const venueKind = random.pick(venueKinds);
  const regions = getRegions(city.code);
  const regionIds =
    regions.length > 0
      ? drawSome(random, regions, 1, 4).map((region) => region.id)
      : [`${city.code}0${random.int(1, 9)}`];
  const road = `${random.pick(roads)}${random.int(1, 999)}号`;
  const hotel = random.chance(0.6);
  return {
    id,
    name: `${area.name}${brand.name}${venueKind.name}`,
    ...(random.chance(0.5) && { nameEn: `${brand.en} ${area.en} ${venueKind.en}` }),
    aliases: random.chance(0.3) ? [`${brand.name}${area.name}店`] : [],
    cityCode: city.code,
    regionIds,
    address: `${random.pick(areas).name}区${road}`,
    lng: city.lng + random.between(-0.4, 0.4),
    lat: city.lat + random.between(-0.3, 0.3),
    type: hotel ? "hotel" : random.weighted(typeWeights),
    ...(random.chance(0.7) && { star: random.int(2, 5) }),
    groupName: brand.group,
    brandName: brand.name,
    nearPlaces: drawSome(random, areas, 1, 5).map(
      ({ name }) => `${name}${random.pick(["广场", "公园", "大厦", "医院", "大学"])}`,
    ),
    ...(hotel && { guestRoomCount: random.int(40, 600), guestRoomPriceFrom: random.int(200, 1800) }),
    ...(random.chance(0.8) && { rating: { score: random.int(30, 50) / 10, source: "示例" } }),
    facilities: drawSome(random, facilities, 4, 20),
    features: drawSome(random, featureKeys.venue, 1, 5),
    summary: "示例",
    transport: drawSome(random, areas, 1, 3).map(({ name }) => ({
      kind: "metro" as const,
      name: `${name}站`,
      metres: 600,
    })),
    hasVr: false,
    demo: false,
    source: { name: "bench" },
    listedAt: drawDate(random),
  };
}

/** Returns the number of spaces of a venue: twelve on average, many more for one in ten. */
const drawSpaceCount = (random: Random): number =>
  (random.chance(0.1) ? random.int(24, 60) : random.int(2, 14)) + (random.chance(0.02) ? 30 : 0);

/** Creates the catalogue. @param changes replaces generated venues by id (undefined: deleted); may change during use */
export function createGeneratedCatalogue(
  venueCount: number,
  changes = new Map<string, Venue | undefined>(),
): GeneratedCatalogue {
  const shares = computeCityShares();
  const ends: number[] = [];
  for (const { share } of shares) ends.push((ends.at(-1) ?? 0) + share * venueCount);
  const cityOf = (number: number) => shares[ends.findIndex((end) => number < end)] ?? shares.at(-1)!;
  const at = (number: number) => {
    const id = String(firstId + number);
    const random = createRandom(seed, "bench", number);
    const venue = drawVenue(random, id, cityOf(number));
    const count = Math.min(maxSpaces - 1, drawSpaceCount(random));
    return {
      venue,
      spaces: Array.from({ length: count }, (_, of) => drawSpace(random, `${id}${String(of).padStart(2, "0")}`, id)),
    };
  };
  const getCurrent = (id: string) => {
    const generated = at(Number(id) - firstId);
    if (!changes.has(id)) return generated;
    const venue = changes.get(id);
    return venue ? { ...generated, venue } : undefined;
  };
  const store: IndexedStore = {
    version: async () => 1 + changes.size,
    venueCities: async () =>
      Array.from({ length: venueCount }, (_, number) => ({
        id: String(firstId + number),
        cityCode: cityOf(number).code,
      })),
    venuesByIds: async (ids) => ids.flatMap((id) => getCurrent(id)?.venue ?? []),
    spacesOfVenues: async (ids) =>
      new Map(ids.flatMap((id) => (getCurrent(id) ? [[id, getCurrent(id)!.spaces] as const] : []))),
    spacesByIds: async () => [],
    changesSince: async (seq, limit) =>
      [...changes.keys()]
        .map((id, index) => ({ seq: index + 2, kind: "venue" as const, id, op: "put" as const, at: "" }))
        .filter((line) => line.seq > seq)
        .slice(0, limit),
  };
  return { venueCount, cities: shares, at, store };
}

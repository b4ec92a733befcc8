import { costLevels, type CataloguePrices, type CostLevel } from "#domain/destination/compute-trip-cost.ts";
import type { SearchIndex, VenueHit } from "#server/search/index/search-index.ts";
import type { Context } from "../context.ts";
import { buildVenueQuery } from "./build-venue-query.ts";

/** The bit of the stars that stand for a level: three, four and five. */
const starBits: Record<CostLevel, number> = { economy: 2, standard: 1, premium: 0 };
/** Venues of a city and level that prices are taken from, at most. */
const maxVenues = 100;

function getMedian(values: readonly number[]): number | undefined {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  if (sorted.length === 0) return undefined;
  return sorted.length % 2 === 1 ? sorted[Math.floor(middle)] : (sorted[middle - 1]! + sorted[middle]!) / 2;
}

const searchLevel = (index: SearchIndex, cityCode: string, level: CostLevel, people: number): VenueHit[] =>
  index.searchVenues(
    { ...buildVenueQuery(undefined, people), stars: 1 << starBits[level] },
    { cityCode, pageSize: maxVenues },
  ).hits;

type RoomPrices = Record<CostLevel, number | undefined>;

/** Prices of guest rooms by city, read once for each version of the catalogue. */
const roomPrices = new WeakMap<SearchIndex, { version: number; byCity: Map<string, Promise<RoomPrices>> }>();

async function readRoomPrices({ catalogue, index }: Context, cityCode: string): Promise<RoomPrices> {
  const ids = costLevels.map((level) => searchLevel(index, cityCode, level, 0).map(({ id }) => id));
  const prices = await Promise.all(
    ids.map(async (list) =>
      getMedian((await catalogue.venuesByIds(list)).flatMap(({ guestRoomPriceFrom }) => guestRoomPriceFrom ?? [])),
    ),
  );
  return Object.fromEntries(costLevels.map((level, at) => [level, prices[at]])) as RoomPrices;
}

function getRoomPrices(context: Context, cityCode: string): Promise<RoomPrices> {
  const { index } = context;
  let cached = roomPrices.get(index);
  if (cached?.version !== index.version) {
    cached = { version: index.version, byCity: new Map() };
    roomPrices.set(index, cached);
  }
  const { byCity } = cached;
  const prices = byCity.get(cityCode) ?? readRoomPrices(context, cityCode);
  byCity.set(cityCode, prices);
  // A failed read is tried again by the next request.
  prices.catch(() => byCity.delete(cityCode));
  return prices;
}

/**
 * Returns what a city's catalogue asks at each level: medians of the venues' cheapest guest rooms, and of their cheapest
 * spaces that seat the people in classroom layout.
 */
export async function getCataloguePrices(
  context: Context,
  cityCode: string,
  people: number,
): Promise<Record<CostLevel, CataloguePrices>> {
  const rooms = await getRoomPrices(context, cityCode);
  const entries = costLevels.map((level): [CostLevel, CataloguePrices] => {
    const hits = searchLevel(context.index, cityCode, level, people);
    return [level, { roomNight: rooms[level], spaceDay: getMedian(hits.flatMap(({ priceFrom }) => priceFrom ?? [])) }];
  });
  return Object.fromEntries(entries) as Record<CostLevel, CataloguePrices>;
}

import { costLevels, type CataloguePrices, type CostLevel } from "#domain/destination/compute-trip-cost.ts";
import { floorPerPersonByLayout } from "#domain/seating/seating-measures.ts";
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

/** Medians of a level in a city: yuan of a guest room a night, and of a square metre of its spaces a day. */
interface LevelPrices {
  roomNight: number | undefined;
  hireOfSquareMetre: number | undefined;
}

/** Prices by city, read once for each version of the catalogue. */
const pricesOfIndex = new WeakMap<
  SearchIndex,
  { version: number; byCity: Map<string, Promise<Record<CostLevel, LevelPrices>>> }
>();

async function readLevel({ catalogue, index }: Context, cityCode: string, level: CostLevel): Promise<LevelPrices> {
  const ids = searchLevel(index, cityCode, level, 0).map(({ id }) => id);
  const spaces = (await Promise.all(ids.map((id) => catalogue.spacesOf(id)))).flat();
  return {
    roomNight: getMedian(
      (await catalogue.venuesByIds(ids)).flatMap(({ guestRoomPriceFrom }) => guestRoomPriceFrom ?? []),
    ),
    hireOfSquareMetre: getMedian(spaces.flatMap(({ priceDay, area }) => (priceDay && area ? priceDay / area : []))),
  };
}

async function readLevels(context: Context, cityCode: string): Promise<Record<CostLevel, LevelPrices>> {
  const entries = costLevels.map(
    async (level) => [level, await readLevel(context, cityCode, level)] satisfies [CostLevel, LevelPrices],
  );
  return Object.fromEntries(await Promise.all(entries)) as Record<CostLevel, LevelPrices>;
}

function getLevels(context: Context, cityCode: string): Promise<Record<CostLevel, LevelPrices>> {
  const { index } = context;
  let cached = pricesOfIndex.get(index);
  if (cached?.version !== index.version) {
    cached = { version: index.version, byCity: new Map() };
    pricesOfIndex.set(index, cached);
  }
  const { byCity } = cached;
  const prices = byCity.get(cityCode) ?? readLevels(context, cityCode);
  byCity.set(cityCode, prices);
  // A failed read is tried again by the next request.
  prices.catch(() => byCity.delete(cityCode));
  return prices;
}

/**
 * Returns what a city's catalogue asks at each level: the median of the venues' cheapest guest rooms, and where a space seats the
 * people in classroom layout, the area that they need at the median price of a square metre. The cheapest space that is large
 * enough says more of its size than of its level: a five-star hotel's small one costs less than a four-star hotel's ballroom.
 */
export async function getCataloguePrices(
  context: Context,
  cityCode: string,
  people: number,
): Promise<Record<CostLevel, CataloguePrices>> {
  const levels = await getLevels(context, cityCode);
  const area = people * floorPerPersonByLayout.classroom.comfortable;
  const entries = costLevels.map((level): [CostLevel, CataloguePrices] => {
    const { roomNight, hireOfSquareMetre } = levels[level];
    const isSeated = searchLevel(context.index, cityCode, level, people).length > 0;
    return [level, { roomNight, spaceDay: isSeated && hireOfSquareMetre ? hireOfSquareMetre * area : undefined }];
  });
  return Object.fromEntries(entries) as Record<CostLevel, CataloguePrices>;
}

import { type Random, createRandom } from "#demo/random.ts";
import { emptyQuery, type Sort, type ListQuery } from "#domain/search/filters.ts";
import { features } from "#domain/space/features.ts";
import type { LayoutId } from "#domain/space/layouts.ts";
import { getRegions } from "#server/geography/get-regions.ts";
import type { SearchContext } from "#server/search/index/search-index.ts";
import type { GeneratedCatalogue } from "./generated-catalogue.ts";
import { areas, brands, spaceNames, venueKinds } from "./name-parts.ts";

/** A query of the benchmark. Venue lists have no area or height filter. */
export interface BenchQuery {
  list: "venues" | "spaces";
  kind: "filters" | "keyword" | "deep";
  query: ListQuery;
  context: SearchContext & { keyword?: string };
}

type QueryChange = (random: Random, query: ListQuery, cityCode: string) => void;

const drawBit = (bits: number, random: Random): number => 1 << random.int(0, bits - 1);

/** Filters of which each query draws a few. */
const filters: readonly QueryChange[] = [
  (random, query) => {
    query.people = random.pick([20, 30, 50, 80, 100, 150, 200, 300, 500, 800]);
    if (random.chance(0.6)) query.layout = random.int(1, 8) as LayoutId;
  },
  (random, query) => {
    query.price = random.pick([3000, 5000, 8000, 10_000, 20_000, 30_000, 50_000]);
  },
  (random, query, cityCode) => {
    const regions = getRegions(cityCode);
    query.region = regions.length > 0 ? random.pick(regions).id : `${cityCode}0${random.int(1, 9)}`;
  },
  (random, query) => {
    query.types = random.chance(0.7) ? 1 : drawBit(13, random) | 1;
  },
  (random, query) => {
    query.stars = drawBit(5, random) | drawBit(5, random);
  },
  (random, query) => {
    query.features = drawBit(features.length, random) | (random.chance(0.4) ? drawBit(features.length, random) : 0);
  },
  (random, query) => {
    query.area = random.pick([50, 100, 200, 400, 800]);
  },
  (random, query) => {
    query.height = random.pick([30, 35, 40, 50, 60]);
  },
];

function drawFilters(
  random: Random,
  list: BenchQuery["list"],
  cityCode: string,
  least: number,
  most: number,
): ListQuery {
  const query = { ...emptyQuery };
  const own = list === "spaces" ? filters : filters.slice(0, 6);
  for (const change of random.shuffled(own).slice(0, random.int(least, most))) change(random, query, cityCode);
  return query;
}

const initials = ["gm", "wj", "hyzx", "dyht", "jjhu", "yqjd"];

function drawKeyword(random: Random): string {
  const area = random.pick(areas);
  const brand = random.pick(brands);
  const one = random.pick([
    area.name,
    brand.name,
    random.pick(venueKinds).name,
    random.pick(spaceNames),
    area.en.toLowerCase().split("-")[0]!,
    brand.en.split("-")[0]!,
    random.pick(initials),
    area.name.slice(0, 2),
  ]);
  return random.chance(0.4)
    ? `${one} ${random.pick([random.pick(venueKinds).name, random.pick(spaceNames), brand.name])}`
    : one;
}

/** Builds the queries of a seed: 70 % with filters, 20 % with a keyword, 10 % sorted and on a late page. */
export function buildBenchQueries({ cities }: GeneratedCatalogue, count: number, seed: number): BenchQuery[] {
  const weighted = cities.map((city) => [city, city.share] as const);
  return Array.from({ length: count }, (_, number): BenchQuery => {
    const random = createRandom(seed, "query", number);
    const { code: cityCode, lng, lat } = random.weighted(weighted);
    const list = random.chance(0.5) ? "venues" : "spaces";
    const share = number % 10;
    if (share < 7) {
      const query = drawFilters(random, list, cityCode, 2, 4);
      query.sort = random.pick<Sort>([0, 0, 0, 1, 2, 3, 5]);
      query.page = random.pick([0, 0, 0, 2, 3]);
      return { list, kind: "filters", query, context: { cityCode } };
    }
    if (share < 9) {
      const query = drawFilters(random, list, cityCode, 0, 2);
      return { list, kind: "keyword", query, context: { cityCode, keyword: drawKeyword(random) } };
    }
    const query = drawFilters(random, list, cityCode, 0, 1);
    query.sort = random.pick<Sort>([4, 4, 1, 2]);
    query.page = random.int(20, 400);
    const near = { lng: lng + random.between(-0.2, 0.2), lat: lat + random.between(-0.2, 0.2) };
    return { list, kind: "deep", query, context: { cityCode, ...near } };
  });
}

import type { Output, Parsed } from "#contract/index.ts";
import type { SentenceReading, ShownSpace } from "#contract/schemas/sentence/sentence-reading.ts";
import { toChinaDay } from "#domain/day.ts";
import { emptyQuery } from "#domain/search/filters.ts";
import { venueTypes } from "#domain/venue/venue-types.ts";
import { getRegions } from "#server/geography/get-regions.ts";
import type { Context } from "../context.ts";
import { requireCity } from "../require-city.ts";
import { getBanners } from "./get-banners.ts";
import { getGoodPlaces } from "./get-good-places.ts";
import { getHotKeywords } from "./get-hot-keywords.ts";
import { buildExampleSentences } from "./page/build-example-sentences.ts";
import { buildFirstSentence } from "./page/build-first-sentence.ts";
import { findMedianPrice } from "./page/find-median-price.ts";
import { getFridayInFourWeeks } from "./page/get-friday-in-four-weeks.ts";
import { listNearbyCities } from "./page/list-nearby-cities.ts";
import { pickCases } from "./page/pick-cases.ts";
import { pickHints } from "./page/pick-hints.ts";
import { pickKinds } from "./page/pick-kinds.ts";
import { pickRegions } from "./page/pick-regions.ts";
import { pickSpaces } from "./page/pick-spaces.ts";
import { searchFirstSentence } from "./page/search-first-sentence.ts";

/** As many as fit into one line under the search box. */
const hotKeywordsShown = 3;

/** Counts the spaces of known sides, in all cities and in one. */
function countMeasured({ index }: Context, cityCode: string) {
  const counts = index.countMeasuredSpacesByCity();
  return { all: [...counts.values()].reduce((sum, count) => sum + count, 0), city: counts.get(cityCode) ?? 0 };
}

/** Returns the spaces, kinds and cases below the first screen: none shows a venue or a picture that stands there. */
async function getPhotographs(
  context: Context,
  city: { code: string; pinyin: string },
  first: ShownSpace | undefined,
  today: string,
) {
  const shown = {
    venueIds: new Set(first ? [first.venueId] : []),
    hashes: new Set(first?.picture ? [first.picture.hash] : []),
  };
  const spaces = await pickSpaces(context, city.code, shown, today);
  const kinds = await pickKinds(context, city, shown);
  return { spaces, kinds, cases: await pickCases(context, city.code, shown.hashes) };
}

/**
 * Returns what the home page of a city shows, and no more; `readSentence` reads the hints of its field. `today` is an ISO day; without it the server's day counts.
 * @throws ServiceError notFound if the city is unknown
 */
export async function getHomePage(
  context: Context,
  { city: key, today = toChinaDay(context.now()) }: Parsed<"home/getHomePage">,
  readSentence: (context: Context, input: Parsed<"searchSite/readSentence">) => Promise<SentenceReading>,
): Promise<Output<"home/getHomePage">> {
  const { code, name, pinyin } = requireCity(key);
  const [first, places, hotKeywords, banners] = await Promise.all([
    searchFirstSentence(context, code),
    getGoodPlaces(context, { city: code }),
    getHotKeywords(context, { city: code }),
    getBanners(context, { city: code }),
  ]);
  const { facets } = context.index.searchVenues(emptyQuery, { cityCode: code, pageSize: 0 });
  const types = venueTypes
    .map(({ bit, name: typeName }) => ({ bit, name: typeName, count: facets.types[bit] ?? 0 }))
    .filter(({ count }) => count > 0);
  const total = types.reduce((sum, { count }) => sum + count, 0);
  const { people, layout, venues } = first;
  const day = getFridayInFourWeeks(today);
  const regions = getRegions(code);
  const areaNames = new Set(regions.filter(({ kind }) => kind !== "district").map((region) => region.name));
  const read = (q: string) => readSentence(context, { city: code, q });
  const reading = await read(buildFirstSentence({ people, layout, day, today }));
  const examples = buildExampleSentences({ seated: venues, places, day, areaNames });
  return {
    city: { code, name, pinyin },
    near: listNearbyCities(context, code),
    total,
    hasMetro: regions.some(({ kind }) => kind === "metro"),
    today,
    reading,
    ...(await pickHints(examples, reading, read)),
    examples,
    ...(await getPhotographs(context, { code, pinyin }, reading.shown, today)),
    measured: countMeasured(context, code),
    ...pickRegions(regions, facets.regions, (region) => findMedianPrice(context, code, region)),
    types,
    hotKeywords: total === 0 ? [] : hotKeywords.slice(0, hotKeywordsShown),
    banners,
  };
}

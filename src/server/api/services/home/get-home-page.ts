import type { Output, Parsed } from "#contract/index.ts";
import type { VenueCard } from "#contract/schemas/entities.ts";
import type { HotVenue } from "#contract/schemas/home.ts";
import type { SentenceReading } from "#contract/schemas/sentence/sentence-reading.ts";
import { toChinaDay } from "#domain/day.ts";
import { omitUndefined, pickDefined } from "#domain/omit-undefined.ts";
import { emptyQuery } from "#domain/search/filters.ts";
import { venueTypes } from "#domain/venue/venue-types.ts";
import { getRegions } from "#server/geography/get-regions.ts";
import type { Context } from "../context.ts";
import { requireCity } from "../require-city.ts";
import { getBanners } from "./get-banners.ts";
import { getGoodPlaces } from "./get-good-places.ts";
import { getHotKeywords } from "./get-hot-keywords.ts";
import { getHotVenues } from "./get-hot-venues.ts";
import { getPartners } from "./get-partners.ts";
import { buildExampleSentences } from "./page/build-example-sentences.ts";
import { buildFirstSentence } from "./page/build-first-sentence.ts";
import { getFridayInFourWeeks } from "./page/get-friday-in-four-weeks.ts";
import { listNearbyCities } from "./page/list-nearby-cities.ts";
import { pickCases } from "./page/pick-cases.ts";
import { pickHints } from "./page/pick-hints.ts";
import { pickRegions } from "./page/pick-regions.ts";
import { searchFirstSentence } from "./page/search-first-sentence.ts";
import { toOccasions } from "./page/to-occasions.ts";

const hotVenuesShown = 4;
/** As many as fit into one line under the search box. */
const hotKeywordsShown = 3;

/** Returns the fields of a venue that the home page shows. */
const trimHotVenue = ({ areaName, districtName, ...card }: VenueCard): HotVenue =>
  omitUndefined({
    ...pickDefined(card, ["id", "name", "demo", "typeName", "largestCapacity", "priceFrom", "cover"]),
    area: areaName ?? districtName,
  });

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
  const [first, places, hotVenues, hotKeywords, banners, partners, cases] = await Promise.all([
    searchFirstSentence(context, code),
    getGoodPlaces(context, { city: code }),
    getHotVenues(context, { city: code, size: hotVenuesShown }),
    getHotKeywords(context, { city: code }),
    getBanners(context, { city: code }),
    getPartners(context),
    pickCases(context, code),
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
    ...(total === 0 && { near: listNearbyCities(context, code) }),
    total,
    hasMetro: regions.some(({ kind }) => kind === "metro"),
    today,
    reading,
    ...(await pickHints(examples, reading, read)),
    examples,
    occasions: toOccasions(pinyin, places),
    ...pickRegions(regions, facets.regions),
    types,
    hotVenues: hotVenues.map(trimHotVenue),
    hotKeywords: total === 0 ? [] : hotKeywords.slice(0, hotKeywordsShown),
    banners,
    partners,
    cases,
  };
}

import { eventTypes } from "#domain/demand/demand-option.ts";
import {
  prepareCityVocabulary,
  type PreparedVocabulary,
  prepareVocabulary,
} from "#domain/search/sentence/parse-sentence.ts";
import { listCities, findCityByCode } from "#server/geography/reference-city.ts";
import { findLandmark } from "#server/geography/find-landmark.ts";
import { listRegionNicknames } from "#server/geography/list-region-nicknames.ts";
import { listBrandNames } from "#domain/venue/find-named-brand.ts";
import { getRegions } from "#server/geography/get-regions.ts";
import { getCharacterReadings } from "#server/geography/to-pinyin.ts";
import { simplifyCharacter } from "#domain/text/simplify.ts";
import type { SearchIndex } from "#server/search/index/search-index.ts";
import { getEnglishNames } from "./get-english-names.ts";
import { getCityToken, getPlaceTrie, listLandmarks } from "./get-place-trie.ts";

/** Vocabularies prepared for one version of the catalogue. */
interface CachedVocabularies {
  version: number;
  common: PreparedVocabulary;
  byCity: Map<string, PreparedVocabulary>;
}

const cache = new WeakMap<SearchIndex, CachedVocabularies>();

/** Lists brands with the brand that they name, and groups; what the catalogue and the table both name is the table's. */
function listBrands({ terms }: SearchIndex): [name: string, value: string][] {
  const named = listBrandNames();
  const tableNames = new Set(named.map(([name]) => name));
  return [
    ...named,
    ...terms.brands.filter(([name]) => !tableNames.has(name)).map(([name]): [string, string] => [name, name]),
  ];
}

function getCachedVocabularies(index: SearchIndex): CachedVocabularies {
  const cached = cache.get(index);
  if (cached?.version === index.version) return cached;
  const common = prepareVocabulary({
    cities: listCities().flatMap(({ name, nameEn, code }) => [
      [getCityToken(name), code] as const,
      [nameEn, code] as const,
    ]),
    regions: [],
    places: getPlaceTrie(),
    getReadings: getCharacterReadings,
    simplify: simplifyCharacter,
    facilities: index.terms.facilities,
    brands: listBrands(index),
    eventTypes: eventTypes.flatMap(({ id, zh, en }) => [[zh, id] as const, [en, id] as const]),
  });
  const made = { version: index.version, common, byCity: new Map() };
  cache.set(index, made);
  return made;
}

/** Returns the short alias of a region (奥体 for 奥体中心), or an empty string. */
const getShortName = (name: string): string => /^(.{2,})中心$/.exec(name)?.[1] ?? "";

const placeEnd =
  /(?:路|街|道|巷|胡同|桥|门|里|园|寺|宫|庙|山|湖|河|江|海|站|村|庄|镇|场|厦|楼|塔|馆|城|院|校|大学|小区|口|坊|潭|坛|府)$/;

/** Returns whether a text is a place by itself; 烧烤 is not, although a nearby restaurant may have it in its name. */
const isPlaceName = (text: string, cityCode: string): boolean =>
  placeEnd.test(text) || listLandmarks(cityCode).includes(text);

/** Returns the vocabulary for sentences in a city, cached per version of the catalogue. */
export function getCityVocabulary(index: SearchIndex, cityCode: string): PreparedVocabulary {
  const { common, byCity } = getCachedVocabularies(index);
  const cached = byCity.get(cityCode);
  if (cached) return cached;
  const regions = getRegions(cityCode);
  const names = new Set(regions.map(({ name }) => name));
  const cityPinyin = findCityByCode(cityCode)?.pinyin ?? "";
  const made = prepareCityVocabulary(common, {
    city: cityCode,
    regions: regions.flatMap((region) => {
      const { name, id, kind } = region;
      return [
        name,
        ...getEnglishNames(region, cityPinyin),
        ...listRegionNicknames(cityCode, region),
        ...(names.has(getShortName(name)) ? [] : [getShortName(name)]),
      ]
        .filter((alias) => alias.length > 1)
        .map((alias) => [alias, id, kind] as const);
    }),
    isKnownName: (text, isPlace) => {
      const { anywhere, inAnyName } = index.countTextMatches(text, cityCode);
      if (inAnyName > 0 || (anywhere > 0 && (isPlace || isPlaceName(text, cityCode)))) return true;
      return listLandmarks(cityCode).includes(text) || findLandmark(cityCode, text)?.name === text ? "place" : false;
    },
  });
  byCity.set(cityCode, made);
  return made;
}

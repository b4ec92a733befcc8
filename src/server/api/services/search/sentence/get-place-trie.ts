import { buildPlaceTrie } from "#domain/search/sentence/lexicon/build-place-trie.ts";
import type { PreparedVocabulary } from "#domain/search/sentence/parse-sentence.ts";
import type { Region } from "#domain/city/city.ts";
import { getRegions } from "#server/geography/get-regions.ts";
import { listCities, type ReferenceCity } from "#server/geography/reference-city.ts";
import { listRegionNicknames } from "#server/geography/list-region-nicknames.ts";
import { landmarksByCity } from "#server/geography/tables/landmarks.ts";
import { getEnglishNames } from "./get-english-names.ts";

/** Lists the sights and halls of a city that are known beyond it. */
export const listLandmarks = (cityCode: string): string[] => landmarksByCity[cityCode]?.split(" ") ?? [];

/** Returns the claim of a city to a name that others have too: hot cities before those with business areas, before others. */
const getWeight = ({ hot, openable }: ReferenceCity): number => (hot ? 2 : openable ? 1 : 0);

/** Returns the word that names a city: 朝阳 alone is the district of Beijing, a city only as 朝阳市. */
export const getCityToken = (name: string): string => (name === "朝阳" ? "朝阳市" : name);

/** Lists the names of districts that say that they are districts. */
const listFullNames = (regions: readonly Region[]): string[] =>
  regions.map(({ name }) => name).filter((name) => /^..+[区县市]$/.test(name));

let cached: PreparedVocabulary["places"];

/**
 * Returns the places that name their city (陆家嘴 is in Shanghai): all of the cities with business areas, of the others landmarks and
 * the full names of districts. Built once: the tables do not change with the catalogue.
 */
export function getPlaceTrie(): PreparedVocabulary["places"] {
  cached ??= buildPlaceTrie(
    listCities().map((city) => {
      const { code, name, pinyin, openable } = city;
      const regions = getRegions(code);
      return {
        code,
        name: getCityToken(name),
        weight: getWeight(city),
        landmarks: [...listLandmarks(code), ...(openable ? [] : listFullNames(regions))],
        regions: (openable ? regions : []).flatMap((region) =>
          [
            region.name,
            ...listRegionNicknames(code, region),
            ...(region.kind === "metro" ? [] : getEnglishNames(region, pinyin)),
          ].map((alias) => [alias, region.id, region.kind] as const),
        ),
      };
    }),
  );
  return cached;
}

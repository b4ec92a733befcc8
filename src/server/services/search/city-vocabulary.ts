import { eventTypes } from "../../../domain/demand/options.ts";
import { forCity, type PreparedVocabulary, prepareVocabulary } from "../../../domain/search/sentence.ts";
import { cities, cityByCode } from "../../geography/cities.ts";
import { regionsOf } from "../../geography/regions.ts";
import type { SearchIndex } from "../../search/search-index.ts";
import { englishNames } from "./english-names.ts";

/** Vocabularies prepared for one version of the catalogue. */
interface Kept {
  version: number;
  common: PreparedVocabulary;
  byCity: Map<string, PreparedVocabulary>;
}

const kept = new WeakMap<SearchIndex, Kept>();

function keptFor(index: SearchIndex): Kept {
  const ready = kept.get(index);
  if (ready?.version === index.version) return ready;
  const common = prepareVocabulary({
    cities: cities().flatMap(({ name, nameEn, code }) => [[name, code] as const, [nameEn, code] as const]),
    regions: [],
    ...index.terms,
    eventTypes: eventTypes.flatMap(({ id, zh, en }) => [[zh, id] as const, [en, id] as const]),
  });
  const made = { version: index.version, common, byCity: new Map() };
  kept.set(index, made);
  return made;
}

/** Returns the short alias of a region (奥体 for 奥体中心), or an empty string. */
const shortName = (name: string): string => /^(.{2,})中心$/.exec(name)?.[1] ?? "";

/** Returns the vocabulary for sentences in a city, cached per version of the catalogue. */
export function cityVocabulary(index: SearchIndex, cityCode: string): PreparedVocabulary {
  const { common, byCity } = keptFor(index);
  const ready = byCity.get(cityCode);
  if (ready) return ready;
  const regions = regionsOf(cityCode);
  const names = new Set(regions.map(({ name }) => name));
  const cityPinyin = cityByCode(cityCode)?.pinyin ?? "";
  const made = forCity(common, {
    regions: regions.flatMap((region) => {
      const { name, id, kind } = region;
      return [name, ...englishNames(region, cityPinyin), ...(names.has(shortName(name)) ? [] : [shortName(name)])]
        .filter((word) => word.length > 1)
        .map((word) => [word, id, kind] as const);
    }),
    names: (word) => index.wordsIn(word, cityCode).anywhere > 0,
  });
  byCity.set(cityCode, made);
  return made;
}

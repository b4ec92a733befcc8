import { eventSynonyms } from "./event-synonyms.ts";
import { buildFacilityTrie } from "./build-facility-trie.ts";
import { type RegionName, buildRegionTrie } from "./build-region-trie.ts";
import type { Fact } from "../token.ts";
import { Trie } from "./trie.ts";

/** Names in the catalogue. The caller supplies them, so that no table reaches the browser. */
export interface Vocabulary {
  /** Name and code; further rows may hold the city's English name. */
  cities: readonly (readonly [name: string, code: string])[];
  /** Regions of the current city: name, id and, if known, kind. */
  regions: readonly RegionName[];
  /** Name of a brand or of a group, and the group's name. */
  brands: readonly (readonly [name: string, groupName: string])[];
  /** Every facility that any venue lists. */
  facilities: readonly string[];
  /** Name and id, in one or both languages. */
  eventTypes: readonly (readonly [name: string, id: string])[];
  /** Returns the pinyin of a Chinese character without tones. With it, slips of the pen are corrected. */
  getReadings?: (character: string) => readonly string[];
  /** Returns the simplified form of a Chinese character: 會議室 is 会议室. */
  simplify?: (character: string) => string;
  /** Places that only one city has, with that city (`buildPlaceTrie`). */
  places?: Trie<Fact>;
  /**
   * Returns whether a venue name, alias, address or nearby place of the city contains the text; `isPlace`: the sentence says
   * that it is a place (附近); "place" for a place of the city that no venue names. Called at most 8 times.
   */
  isKnownName?: (text: string, isPlace: boolean) => boolean | "place";
}

/** A vocabulary indexed for parsing. */
export interface PreparedVocabulary {
  /** Code of the current city; its own places do not name it. */
  city: string | undefined;
  cities: readonly string[];
  common: Trie<readonly Fact[]>;
  facilities: Trie<Fact>;
  regions: Trie<Fact>;
  places: Trie<Fact> | undefined;
  getReadings: Vocabulary["getReadings"];
  simplify: Vocabulary["simplify"];
  isKnownName: Vocabulary["isKnownName"];
}

function buildCommonTrie({ cities, brands, eventTypes }: Vocabulary): Trie<readonly Fact[]> {
  const trie = new Trie<readonly Fact[]>();
  const add = (text: string, fact: Fact) => {
    if (text.length > 1) trie.add(text.toLowerCase(), [fact], (old, added) => [...old, ...added]);
  };
  for (const [name, code] of cities) {
    add(name, { kind: "city", value: code });
    if (/\p{Script=Han}$/u.test(name)) add(`${name}市`, { kind: "city", value: code });
  }
  for (const [name, group] of brands) add(name, { kind: "brand", value: group });
  for (const [name, id] of eventTypes.filter(([, id]) => id !== "other"))
    for (const synonym of [name, ...(eventSynonyms[name] ?? "").split(" ")])
      add(synonym.replaceAll("_", " "), { kind: "eventType", value: id });
  return trie;
}

/** Indexes a vocabulary. Takes milliseconds, so cache the result. */
export function prepareVocabulary(vocabulary: Vocabulary): PreparedVocabulary {
  const cities = vocabulary.cities.map(([name]) => name);
  return {
    city: undefined,
    cities,
    common: buildCommonTrie(vocabulary),
    facilities: buildFacilityTrie(vocabulary.facilities),
    regions: buildRegionTrie(vocabulary.regions, cities),
    places: vocabulary.places,
    getReadings: vocabulary.getReadings,
    simplify: vocabulary.simplify,
    isKnownName: vocabulary.isKnownName,
  };
}

/** Returns the same vocabulary for another city; only the regions and names are replaced. */
export const prepareCityVocabulary = (
  prepared: PreparedVocabulary,
  { city, regions, isKnownName }: Pick<Vocabulary, "regions" | "isKnownName"> & { city?: string },
): PreparedVocabulary => ({ ...prepared, city, regions: buildRegionTrie(regions, prepared.cities), isKnownName });

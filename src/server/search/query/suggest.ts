import { listCities, findCityByCode } from "../../geography/reference-city.ts";
import { getReadings } from "../../geography/to-pinyin.ts";
import { getRegions } from "../../geography/get-regions.ts";
import { type Shard, getTitle, getVenueId } from "../columns/shard.ts";
import { isPinyinInput, rankTitles, containsTerm, textRanks } from "./match-terms.ts";
import { normaliseText, findHighlight } from "../columns/normalise-text.ts";

/** A suggested venue, region or city. */
export interface Suggestion {
  kind: "venue" | "region" | "city";
  /** Id of the venue or region, code of the city. */
  id: string;
  name: string;
  /** Position of the match in the name, in code points; absent if only the pinyin matched. */
  highlight?: [start: number, end: number];
  cityCode: string;
  demo: boolean;
}

/** A region or city with its normalised names. */
interface Place {
  kind: "region" | "city";
  id: string;
  name: string;
  cityCode: string;
  normalisedNames: readonly string[];
  full: string;
  initials: string;
}

/** All cities and the regions that have venues. */
export type Places = readonly Place[];

const maxSuggestions = 10;

function toPlace(kind: Place["kind"], id: string, name: string, cityCode: string, more: string[]): Place {
  const { full, initials } = getReadings(name);
  return { kind, id, name, cityCode, normalisedNames: [name, ...more].map(normaliseText), full, initials };
}

/** Lists every city. */
export const listCityPlaces = (): Places =>
  listCities().map(({ code, name, nameEn }) => toPlace("city", code, name, code, [nameEn]));

/** Lists the regions of a city that have a venue. */
export function listRegionPlaces({ cityCode, regions }: Shard): Places {
  const listed = new Set(regions.terms);
  return getRegions(cityCode)
    .filter(({ id }) => listed.has(id))
    .map(({ id, name }) => toPlace("region", id, name, cityCode, []));
}

function rankPlace({ normalisedNames, full, initials }: Place, term: string): number {
  if (full === term || normalisedNames.includes(term)) return textRanks.exact;
  if (normalisedNames.some((text) => text.startsWith(term))) return textRanks.nameStart;
  if (normalisedNames.some((text) => containsTerm(text, term))) return textRanks.name;
  if (!isPinyinInput(term)) return 0;
  if (initials === term || full.startsWith(term)) return textRanks.readingStart;
  return initials.startsWith(term) ? textRanks.reading : 0;
}

/** Computes the weight: an exactly named city first, then the current city, then cities with venues. */
function computeWeight(rank: number, kind: Suggestion["kind"], inCity: boolean, hasVenues: boolean): number {
  const isExact = rank === textRanks.exact;
  const kindPoints = kind === "city" ? (isExact ? 60 : 0) : kind === "region" ? 4 : 2;
  return rank * 10 + kindPoints + (inCity ? 30 : 0) + (hasVenues ? 5 : 0);
}

interface WeightedSuggestion {
  weight: number;
  score: number;
  suggestion: () => Omit<Suggestion, "highlight">;
}

const compareWeights = (a: WeightedSuggestion, b: WeightedSuggestion): number =>
  b.weight - a.weight || b.score - a.score;

/** The best suggestions so far, limited in number; ties keep their order. */
class TopSuggestions {
  readonly all: WeightedSuggestion[] = [];

  add(weight: number, score: number, suggestion: WeightedSuggestion["suggestion"]): void {
    const least = this.all.at(-1);
    if (this.all.length === maxSuggestions && least && compareWeights({ weight, score, suggestion }, least) >= 0)
      return;
    this.all.push({ weight, score, suggestion });
    this.all.sort(compareWeights);
    if (this.all.length > maxSuggestions) this.all.pop();
  }
}

function addVenueSuggestions(shard: Shard, term: string, inCity: boolean, top: TopSuggestions): void {
  const { venues, cityCode } = shard;
  const ranks = rankTitles(shard, term);
  for (const [row, rank] of ranks.entries()) {
    if (rank === 0) continue;
    top.add(computeWeight(rank, "venue", inCity, true), venues.score[row]!, () => ({
      kind: "venue",
      id: getVenueId(shard, row),
      name: getTitle(shard, row),
      cityCode,
      demo: venues.demo[row] === 1,
    }));
  }
}

/**
 * Suggests at most 10 names for a partial keyword, by Chinese text, English, pinyin or initials. With a city, its own
 * names come first and regions of other cities are left out.
 */
export function suggest(
  shards: ReadonlyMap<string, Shard>,
  places: Places,
  keyword: string,
  cityCode?: string,
): Suggestion[] {
  const term = normaliseText(keyword);
  if (term === "") return [];
  const top = new TopSuggestions();
  for (const place of places) {
    const rank = rankPlace(place, term);
    const inCity = place.cityCode === cityCode;
    if (rank === 0 || (place.kind === "region" && cityCode !== undefined && !inCity)) continue;
    const { kind, id, name } = place;
    const weight = computeWeight(rank, kind, inCity, shards.has(place.cityCode));
    top.add(weight, 0, () => ({ kind, id, name, cityCode: place.cityCode, demo: false }));
  }
  for (const shard of shards.values()) {
    if (findCityByCode(shard.cityCode)) addVenueSuggestions(shard, term, shard.cityCode === cityCode, top);
  }
  return top.all.map(({ suggestion }) => {
    const made = suggestion();
    const highlight = findHighlight(made.name, term);
    return { ...made, ...(highlight && { highlight }) };
  });
}

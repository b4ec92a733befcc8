import { cities, cityByCode } from "../geography/cities.ts";
import { readings } from "../geography/pinyin.ts";
import { regionsOf } from "../geography/regions.ts";
import { type Shard, titleAt, venueIdAt } from "./columns.ts";
import { isTyped, rankTitles, standsIn, textRanks } from "./match-words.ts";
import { normalised, rangeIn } from "./normalised.ts";

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
  compared: readonly string[];
  full: string;
  initials: string;
}

/** All cities and the regions that have venues. */
export type Places = readonly Place[];

const atMost = 10;

function placeOf(kind: Place["kind"], id: string, name: string, cityCode: string, more: string[]): Place {
  const { full, initials } = readings(name);
  return { kind, id, name, cityCode, compared: [name, ...more].map(normalised), full, initials };
}

/** Lists every city. */
export const cityPlaces = (): Places =>
  cities().map(({ code, name, nameEn }) => placeOf("city", code, name, code, [nameEn]));

/** Lists the regions of a city that have a venue. */
export function regionPlaces({ cityCode, regions }: Shard): Places {
  const listed = new Set(regions.terms);
  return regionsOf(cityCode)
    .filter(({ id }) => listed.has(id))
    .map(({ id, name }) => placeOf("region", id, name, cityCode, []));
}

function placeRank({ compared, full, initials }: Place, word: string): number {
  if (full === word || compared.includes(word)) return textRanks.whole;
  if (compared.some((text) => text.startsWith(word))) return textRanks.nameStart;
  if (compared.some((text) => standsIn(text, word))) return textRanks.name;
  if (!isTyped(word)) return 0;
  if (initials === word || full.startsWith(word)) return textRanks.readingStart;
  return initials.startsWith(word) ? textRanks.reading : 0;
}

/** Computes the weight: an exactly named city first, then the current city, then cities with venues. */
function weightOf(rank: number, kind: Suggestion["kind"], inCity: boolean, open: boolean): number {
  const whole = rank === textRanks.whole;
  const kindPoints = kind === "city" ? (whole ? 60 : 0) : kind === "region" ? 4 : 2;
  return rank * 10 + kindPoints + (inCity ? 30 : 0) + (open ? 5 : 0);
}

interface Weighed {
  weight: number;
  score: number;
  suggestion: () => Omit<Suggestion, "highlight">;
}

const heavier = (a: Weighed, b: Weighed): number => b.weight - a.weight || b.score - a.score;

/** The best suggestions so far, limited in number; ties keep their order. */
class Heaviest {
  readonly all: Weighed[] = [];

  add(weight: number, score: number, suggestion: Weighed["suggestion"]): void {
    const least = this.all.at(-1);
    if (this.all.length === atMost && least && heavier({ weight, score, suggestion }, least) >= 0) return;
    this.all.push({ weight, score, suggestion });
    this.all.sort(heavier);
    if (this.all.length > atMost) this.all.pop();
  }
}

function weighVenues(shard: Shard, word: string, inCity: boolean, heaviest: Heaviest): void {
  const { venues, cityCode } = shard;
  const ranks = rankTitles(shard, word);
  for (const [row, rank] of ranks.entries()) {
    if (rank === 0) continue;
    heaviest.add(weightOf(rank, "venue", inCity, true), venues.score[row]!, () => ({
      kind: "venue",
      id: venueIdAt(shard, row),
      name: titleAt(shard, row),
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
  const word = normalised(keyword);
  if (word === "") return [];
  const heaviest = new Heaviest();
  for (const place of places) {
    const rank = placeRank(place, word);
    const inCity = place.cityCode === cityCode;
    if (rank === 0 || (place.kind === "region" && cityCode !== undefined && !inCity)) continue;
    const { kind, id, name } = place;
    const weight = weightOf(rank, kind, inCity, shards.has(place.cityCode));
    heaviest.add(weight, 0, () => ({ kind, id, name, cityCode: place.cityCode, demo: false }));
  }
  for (const shard of shards.values()) {
    if (cityByCode(shard.cityCode)) weighVenues(shard, word, shard.cityCode === cityCode, heaviest);
  }
  return heaviest.all.map(({ suggestion }) => {
    const made = suggestion();
    const highlight = rangeIn(made.name, word);
    return { ...made, ...(highlight && { highlight }) };
  });
}

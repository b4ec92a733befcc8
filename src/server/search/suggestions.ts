import { cities, cityByCode } from "../geography/cities.ts";
import { regionsOf } from "../geography/regions.ts";
import type { Columns } from "./columns.ts";
import { normalised, rangeIn } from "./normalised.ts";
import { beginsLine, isLine, isTyped, standsIn, textRanks, venueRank } from "./text-rank.ts";
import { readingOf } from "./venue-text.ts";

/** A name that can be gone to: a venue, a part of a city, a city. */
export interface Suggestion {
  kind: "venue" | "region" | "city";
  /** Id of the venue or region, code of the city. */
  id: string;
  name: string;
  /** Where the word stands in the name, in characters; absent where only the reading matched. */
  highlight?: [start: number, end: number];
  cityCode: string;
  demo: boolean;
}

/** A region or city as it is compared. */
interface Place {
  kind: "region" | "city";
  id: string;
  name: string;
  cityCode: string;
  compared: string;
  full: string;
  initials: string;
}

/** Regions in which something is listed and every city; made anew with the index. */
export type Places = readonly Place[];

const atMost = 10;

function placeOf(kind: Place["kind"], id: string, name: string, cityCode: string, more: string[]): Place {
  const { full, initials } = readingOf(name);
  return { kind, id, name, cityCode, compared: [name, ...more].map(normalised).join("\n"), full, initials };
}

/** The places of an index: cities, then the regions that hold a venue. */
export function placesOf({ venues }: Columns): Places {
  const listed = new Set(venues.regionIds.flat());
  return [
    ...cities().map(({ code, name, nameEn }) => placeOf("city", code, name, code, [nameEn])),
    ...[...venues.cityRows.keys()].flatMap((code) =>
      regionsOf(code)
        .filter(({ id }) => listed.has(id))
        .map(({ id, name }) => placeOf("region", id, name, code, [])),
    ),
  ];
}

function placeRank(place: Place, word: string): number {
  if (isLine(place.compared, word) || place.full === word) return textRanks.whole;
  if (beginsLine(place.compared, word)) return textRanks.nameStart;
  if (standsIn(place.compared, word)) return textRanks.name;
  if (!isTyped(word)) return 0;
  if (place.initials === word || place.full.startsWith(word)) return textRanks.readingStart;
  return place.initials.startsWith(word) ? textRanks.reading : 0;
}

/** The city asked in comes first, then cities with venues; an exact city first of all. */
function weightOf(rank: number, kind: Suggestion["kind"], inCity: boolean, open: boolean): number {
  const whole = rank === textRanks.whole;
  const kindPoints = kind === "city" ? (whole ? 60 : 0) : kind === "region" ? 4 : 2;
  return rank * 10 + kindPoints + (inCity ? 30 : 0) + (open ? 5 : 0);
}

interface Weighed {
  suggestion: Omit<Suggestion, "highlight">;
  weight: number;
  score: number;
}

function weighPlaces({ venues }: Columns, places: Places, word: string, cityCode: string | undefined): Weighed[] {
  return places.flatMap((place): Weighed[] => {
    const rank = placeRank(place, word);
    if (rank === 0 || (place.kind === "region" && cityCode !== undefined && place.cityCode !== cityCode)) return [];
    const { kind, id, name } = place;
    const weight = weightOf(rank, kind, place.cityCode === cityCode, venues.cityRows.has(place.cityCode));
    return [{ suggestion: { kind, id, name, cityCode: place.cityCode, demo: false }, weight, score: 0 }];
  });
}

function weighVenues({ venues }: Columns, word: string, cityCode: string | undefined): Weighed[] {
  const found: Weighed[] = [];
  for (let row = 0; row < venues.ids.length; row++) {
    const rank = venueRank(venues.text[row]!, word);
    if (rank <= textRanks.place) continue;
    const code = venues.cityCode[row]!;
    const suggestion = { kind: "venue" as const, id: venues.ids[row]!, name: venues.names[row]!, cityCode: code };
    const weight = weightOf(rank, "venue", code === cityCode, true);
    found.push({ suggestion: { ...suggestion, demo: venues.demo[row] === 1 }, weight, score: venues.score[row]! });
  }
  return found;
}

/**
 * At most 10 names for what is being typed, by Chinese text, English, pinyin or initials. With a city, its own names come
 * first and the regions of others are left out.
 */
export function suggest(columns: Columns, places: Places, keyword: string, cityCode?: string): Suggestion[] {
  const word = normalised(keyword);
  if (word === "") return [];
  return [...weighPlaces(columns, places, word, cityCode), ...weighVenues(columns, word, cityCode)]
    .filter(({ suggestion }) => cityByCode(suggestion.cityCode) !== undefined)
    .sort((a, b) => b.weight - a.weight || b.score - a.score)
    .slice(0, atMost)
    .map(({ suggestion }) => {
      const highlight = rangeIn(suggestion.name, word);
      return { ...suggestion, ...(highlight && { highlight }) };
    });
}

import type { ParsedSentence } from "#domain/search/sentence/parse-sentence.ts";
import { findCityByCode, type ReferenceCity } from "#server/geography/reference-city.ts";
import type { Context } from "../context.ts";
import { parseQueryText } from "./sentence/parse-query-text.ts";

/** The city that a sentence is for, and the sentence read with its names. */
export interface CitySentence {
  city: ReferenceCity;
  parsed: ParsedSentence;
}

/** Reads a sentence for the city that it names, wherever it was typed (`parseQueryText` says which one wins). */
export function resolveCity(context: Pick<Context, "index" | "now">, pageCity: ReferenceCity, q: string): CitySentence {
  const { city, ...parsed } = parseQueryText(context, pageCity, q);
  return { city, parsed };
}

/** Lists the cities that a sentence names other than the one that it is read for. */
export const listOtherCities = ({ city, parsed }: CitySentence): ReferenceCity[] =>
  parsed.cities.filter((code) => code !== city.code).flatMap((code) => findCityByCode(code) ?? []);

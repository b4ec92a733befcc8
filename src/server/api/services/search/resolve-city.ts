import type { ParsedSentence } from "../../../../domain/search/sentence/parse-sentence.ts";
import { findCityByCode, type ReferenceCity } from "../../../geography/reference-city.ts";
import type { Context } from "../context.ts";
import { parseQueryText } from "./sentence/parse-query-text.ts";

/** The city that a sentence is for, and the sentence read with its names. */
export interface CitySentence {
  city: ReferenceCity;
  parsed: ParsedSentence;
}

/**
 * Reads a sentence for the city that it names, wherever it was typed: regions, stations and names are those of that city.
 * The page's own city holds where the sentence names none, or names it among others (北京或上海 on a page of 上海); else it is
 * the first one named, unless its own reading of the sentence names only other cities (its region has that name).
 */
export function resolveCity(context: Pick<Context, "index" | "now">, pageCity: ReferenceCity, q: string): CitySentence {
  const parsed = parseQueryText(context, pageCity, q);
  const here = { city: pageCity, parsed };
  const [first] = parsed.cities;
  if (first === undefined || parsed.cities.includes(pageCity.code)) return here;
  const city = findCityByCode(first);
  if (!city) return here;
  const there = parseQueryText(context, city, q);
  return there.cities.length > 0 && !there.cities.includes(city.code) ? here : { city, parsed: there };
}

/** Lists the cities that a sentence names other than the one that it is read for. */
export const listOtherCities = ({ city, parsed }: CitySentence): ReferenceCity[] =>
  parsed.cities.filter((code) => code !== city.code).flatMap((code) => findCityByCode(code) ?? []);

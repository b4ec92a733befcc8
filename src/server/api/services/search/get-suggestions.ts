import type { Output, Parsed } from "#contract/index.ts";
import { removeText } from "#domain/search/sentence/remove-text.ts";
import { findCityByCode } from "#server/geography/reference-city.ts";
import type { Suggestion } from "#server/search/index/search-index.ts";
import { requireCity } from "../require-city.ts";
import type { Context } from "../context.ts";
import { resolveCity } from "./resolve-city.ts";

const maxSuggestions = 10;

/**
 * Finds suggestions of a city; where the keyword names another one (上海静安 on a page of 北京), of that city, first for the
 * whole keyword, then for what is left without the city's name.
 */
function findInNamedCity({ index, now }: Pick<Context, "index" | "now">, key: string, keyword: string): Suggestion[] {
  const page = requireCity(key);
  const { city, parsed } = resolveCity({ index, now }, page, keyword);
  const matches = index.suggest(keyword, city.code);
  const name = parsed.understood.find(({ kind }) => kind === "city")?.text;
  const rest = name === undefined ? "" : removeText(keyword, name);
  if (rest === "") return matches;
  const listed = new Set(matches.map(({ kind, id }) => `${kind} ${id}`));
  const more = index
    .suggest(rest, city.code)
    .filter(({ kind, id, cityCode }) => cityCode === city.code && !listed.has(`${kind} ${id}`));
  return [...matches, ...more].slice(0, maxSuggestions);
}

/** Returns at most 10 suggestions for a partial keyword; with a city, its own first, or those of another city that is named. */
export function getSuggestions(
  context: Pick<Context, "index" | "now">,
  { city: key, keyword }: Parsed<"searchSite/getNewSearchSiteName">,
): Output<"searchSite/getNewSearchSiteName"> {
  const suggestions = key === undefined ? context.index.suggest(keyword) : findInNamedCity(context, key, keyword);
  return suggestions.map(({ kind, id, name, highlight, cityCode, demo }) => {
    const city = findCityByCode(cityCode);
    const place = { cityPinyin: city?.pinyin ?? "", cityName: city?.name ?? "" };
    return { kind, id, name, ...(highlight && { highlight }), ...place, ...(demo && { demo }) };
  });
}

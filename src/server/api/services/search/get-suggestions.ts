import type { Output, Parsed } from "../../../../contract/index.ts";
import { findCityByCode } from "../../../geography/reference-city.ts";
import { requireCity } from "../require-city.ts";
import type { Context } from "../context.ts";

/** Returns at most 10 suggestions for a partial keyword; with a city, its own first. */
export function getSuggestions(
  { index }: Context,
  { city: key, keyword }: Parsed<"searchSite/getNewSearchSiteName">,
): Output<"searchSite/getNewSearchSiteName"> {
  const requestedCity = key === undefined ? undefined : requireCity(key).code;
  return index.suggest(keyword, requestedCity).map(({ kind, id, name, highlight, cityCode, demo }) => {
    const city = findCityByCode(cityCode);
    const place = { cityPinyin: city?.pinyin ?? "", cityName: city?.name ?? "" };
    return { kind, id, name, ...(highlight && { highlight }), ...place, ...(demo && { demo }) };
  });
}

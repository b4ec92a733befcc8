import type { Output, Parsed } from "../../../contract/index.ts";
import { cityByCode } from "../../geography/cities.ts";
import { askedCity } from "../asked-city.ts";
import type { Context } from "../context.ts";

/** Returns at most 10 suggestions for a partial keyword; with a city, its own first. */
export function suggest(
  { index }: Context,
  { city: key, keyword }: Parsed<"searchSite/getNewSearchSiteName">,
): Output<"searchSite/getNewSearchSiteName"> {
  const asked = key === undefined ? undefined : askedCity(key).code;
  return index.suggest(keyword, asked).map(({ kind, id, name, highlight, cityCode, demo }) => {
    const city = cityByCode(cityCode);
    const place = { cityPinyin: city?.pinyin ?? "", cityName: city?.name ?? "" };
    return { kind, id, name, ...(highlight && { highlight }), ...place, ...(demo && { demo }) };
  });
}

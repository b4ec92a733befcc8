import type { Output, Parsed } from "#contract/index.ts";
import { emptyQuery } from "#domain/search/filters.ts";
import { requireCity } from "../require-city.ts";
import { getRegionsById } from "../cards/get-regions-by-id.ts";
import { shortRegionName } from "#domain/city/short-region-name.ts";
import type { Context } from "../context.ts";

const maxKeywords = 8;

/** Returns popular keywords of a city: the operator's, else the business areas and districts with most venues. */
export async function getHotKeywords(
  { content, index }: Context,
  { city: key }: Parsed<"searchSite/hotSearch">,
): Promise<Output<"searchSite/hotSearch">> {
  const { code } = requireCity(key);
  const rows = await content.list<string>("hot-word", code);
  if (rows.length > 0) return rows.map(({ body }) => body);
  const { regions } = index.searchVenues(emptyQuery, { cityCode: code, pageSize: 0 }).facets;
  return [...regions]
    .toSorted((a, b) => b[1] - a[1])
    .flatMap(([id]) => {
      const region = getRegionsById(code).get(id);
      return region && (region.kind === "business-area" || region.kind === "district")
        ? [shortRegionName(region.name)]
        : [];
    })
    .slice(0, maxKeywords);
}

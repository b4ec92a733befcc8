import type { Output, Parsed } from "../../../contract/index.ts";
import { emptyVenueQuery } from "../../../domain/search/grammar.ts";
import { askedCity } from "../asked-city.ts";
import { regionsById } from "../card/regions-by-id.ts";
import { saidName } from "../../../domain/city/said-name.ts";
import type { Context } from "../context.ts";

const shown = 8;

/** Returns popular keywords of a city: the operator's, else the business areas and districts with most venues. */
export async function hotWords(
  { content, index }: Context,
  { city: key }: Parsed<"searchSite/hotSearch">,
): Promise<Output<"searchSite/hotSearch">> {
  const { code } = askedCity(key);
  const rows = await content.list<string>("hot-word", code);
  if (rows.length > 0) return rows.map(({ body }) => body);
  const { regions } = index.venues(emptyVenueQuery, { cityCode: code, pageSize: 0 }).facets;
  return [...regions]
    .toSorted((a, b) => b[1] - a[1])
    .flatMap(([id]) => {
      const region = regionsById(code).get(id);
      return region && (region.kind === "business-area" || region.kind === "district") ? [saidName(region.name)] : [];
    })
    .slice(0, shown);
}

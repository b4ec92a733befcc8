import { ServiceError } from "#contract/codes.ts";
import type { Output, Parsed } from "#contract/index.ts";
import { pageSize } from "#domain/limits.ts";
import { clearFilter, type ListQuery } from "#domain/search/filters.ts";
import { toCanonicalQuery } from "#domain/search/grammar.ts";
import type { ReferenceCity } from "#server/geography/reference-city.ts";
import { findCityByCode } from "#server/geography/reference-city.ts";
import type { GroupContext } from "#server/search/index/search-index.ts";
import { buildVenueCards } from "../cards/build-venue-cards.ts";
import type { Context } from "../context.ts";
import { createGroupCardSums, createGroupSums } from "./create-group-sums.ts";
import { toFacetOptions } from "../cards/to-facet-options.ts";

/**
 * Returns the city of a topic; undefined if none is asked for.
 * @throws ServiceError notFound
 */
export function findTopicCity(cityCode: string | undefined): ReferenceCity | undefined {
  if (cityCode === undefined) return undefined;
  const city = findCityByCode(cityCode);
  if (!city) throw new ServiceError("notFound");
  return city;
}

type GroupVenues = Output<"marketing/getZTHotelList">;

/** Filters that can be left out one by one. */
const relaxable = ["people", "price", "stars", "features"] as const;

/** Lists what can be left out so that some venue remains. */
function findGroupRelaxations(
  { index }: Pick<Context, "index">,
  query: ListQuery,
  search: GroupContext,
): GroupVenues["relax"] {
  const { group, cityCode } = search;
  const options: [GroupVenues["relax"][number]["kind"], ListQuery, GroupContext][] = [
    ...relaxable
      .filter((key) => query[key] > 0)
      .map((key): (typeof options)[number] => [key, clearFilter(query, key), search]),
    ...(group.brandId === undefined ? [] : [["brand", query, { ...search, group: { name: group.name } }] as const]),
    ...(cityCode === undefined ? [] : [["city", query, { ...search, cityCode: undefined }] as const]),
  ].map(([kind, changed, by]) => [kind, { ...changed, page: 0 }, by]);
  return options.flatMap(([kind, changed, by]) => {
    const { total } = index.searchGroup(changed, { ...by, pageSize: 0 });
    return total > 0 ? [{ kind, total }] : [];
  });
}

/**
 * Finds venues of a group by the filters of the venue list, in all cities or one. A page beyond the last is empty.
 * @throws ServiceError notFound (city)
 */
export async function getGroupVenues(
  context: Context,
  { groupName, cityCode, brandId, page = 1, size = pageSize, ...filters }: Parsed<"marketing/getZTHotelList">,
): Promise<GroupVenues> {
  const city = findTopicCity(cityCode);
  const query = toCanonicalQuery("venue", { ...filters, page });
  const getSum = await createGroupSums(context, query);
  const search = { group: { name: groupName, brandId }, cityCode: city?.code, getSum, pageSize: size };
  const found = context.index.searchGroup(query, search);
  const { stars, features, layouts } = toFacetOptions(found.facets, "");
  const cities = [...found.cityTotals]
    .flatMap(([code, count]) => {
      const one = findCityByCode(code);
      return one ? [{ code, name: one.name, pinyin: one.pinyin, count }] : [];
    })
    .toSorted((a, b) => b.count - a.count || Number(a.code) - Number(b.code));
  return {
    total: found.total,
    page,
    pageSize: size,
    list: await buildVenueCards(context, found.hits, createGroupCardSums(getSum)),
    facets: { stars, features, layouts },
    cities,
    groupTotal: cities.reduce((sum, { count }) => sum + count, 0),
    relax: found.total === 0 ? findGroupRelaxations(context, query, search) : [],
  };
}

/** Finds the venues of a group or brand. @throws ServiceError notFound (city) */
export async function getTopicVenues(
  context: Context,
  input: Parsed<"marketing/getTopicHotelList">,
): Promise<Output<"marketing/getTopicHotelList">> {
  const { total, page, pageSize: size, list } = await getGroupVenues(context, input);
  return { total, page, pageSize: size, list };
}

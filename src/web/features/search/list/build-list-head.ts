import type { Filters } from "../../../../contract/schemas/search-site.ts";
import { isIndexable } from "../../../../domain/search/count-constraints.ts";
import type { Picture } from "../../../../domain/picture.ts";
import type { Option } from "../../../../contract/endpoint.ts";
import { formatMetres, formatNumber } from "../../../../domain/format-number.ts";
import { pageSize } from "../../../../domain/limits.ts";
import type { SpaceQuery } from "../../../../domain/search/grammar.ts";
import { listZh } from "../../../../texts/search/list.zh.ts";
import { formatListName } from "./parse-list-input.ts";
import { buildItemListJsonLd } from "../../../seo/build-item-list-json-ld.ts";
import { formatListHref, type ListScope, type ListQuery } from "./list-query.ts";

interface ListHeadInput {
  scope: ListScope;
  query: ListQuery;
  filters: Filters;
  total: number;
  /** The rows for the structured data of the page. */
  items: { name: string; href: string; picture?: Pick<Picture, "hash" | "width" | "height"> }[];
}

const getSelectedNames = (options: Option[], set: number): string[] =>
  options.filter(({ id }) => set & (1 << Number(id))).map(({ name }) => name);

/** Returns the names of the filters other than region, people and layout, so that each list has its own title. */
function getFilterNames(query: ListQuery, filters: Filters): string[] {
  const { types, stars, features, price, sort } = query;
  const { area = 0, height = 0 } = query as Partial<SpaceQuery>;
  return [
    ...getSelectedNames(filters.types, types),
    ...getSelectedNames(filters.stars, stars),
    ...getSelectedNames(filters.features, features),
    price > 0 && listZh.price(formatNumber(price)),
    area > 0 && listZh.area(formatNumber(area)),
    height > 0 && listZh.height(formatMetres(height / 10)),
    listZh.sorted[sort],
  ].flatMap((name) => name || []);
}

/** Builds the head of a venue or space list; the canonical link has the parsed groups and no search context. */
export function buildListHead({ scope, query, filters, total, items }: ListHeadInput) {
  const texts = listZh[scope.kind];
  const listName = formatListName(filters.city.name, query, filters);
  const filterNames = listZh.narrowed(getFilterNames(query, filters));
  const isUnfiltered = listName === filters.city.name && !filterNames;
  const getHref = (page: number, searchContext = scope.searchContext) =>
    formatListHref({ ...scope, searchContext }, { ...query, page: page === 1 ? 0 : page });
  const page = Math.max(1, query.page);
  const withPicture = items.find(({ picture }) => picture);
  return {
    title: `${isUnfiltered ? texts.all(listName) : listName + texts.name + filterNames}${page > 1 ? listZh.page(page) : ""}`,
    description: texts.description(listName, formatNumber(total)) + filterNames,
    canonical: getHref(page, {}),
    ...(withPicture?.picture && { image: { picture: withPicture.picture, alt: withPicture.name } }),
    noindex: Object.keys(scope.searchContext).length > 0 || total === 0 || !isIndexable(query),
    ...(page > 1 && { previous: getHref(page - 1) }),
    ...(page * pageSize < total && { next: getHref(page + 1) }),
    jsonLd: [buildItemListJsonLd(items, total, (page - 1) * pageSize)],
  };
}

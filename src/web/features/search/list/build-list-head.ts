import type { ListFilters } from "./trim-filters.ts";
import { isIndexable } from "#domain/search/count-constraints.ts";
import {
  bitsFilters,
  boundFields,
  boundFilters,
  getSelectedOptions,
  type ListKind,
  type ListQuery,
} from "#domain/search/filters.ts";
import type { Picture } from "#domain/picture/picture.ts";
import { formatMetres, formatNumber } from "#domain/format.ts";
import { pageSize } from "#domain/limits.ts";
import { filterZh } from "#texts/search/filter.zh.ts";
import { listZh } from "#texts/search/list.zh.ts";
import { buildItemListJsonLd } from "#web/seo/build-item-list-json-ld.ts";
import { formatListName } from "./format-list-name.ts";
import { formatScopeHref, type ListAnswer } from "./list-scope.ts";
import type { ListInput } from "./parse-list-input.ts";

/** A row for the structured data of the page. */
interface ListItem {
  name: string;
  href: string;
  picture?: Pick<Picture, "hash" | "width" | "height"> | undefined;
}

/** What the head needs of a list's data. */
interface ListHeadData {
  answer: Pick<ListAnswer, "query" | "effective" | "total">;
  filters: ListFilters;
}

/** Returns the names of the filters other than region, people and layout, so that each list has its own title. */
function getFilterNames(query: ListQuery): string[] {
  const options = bitsFilters.flatMap((filter) => getSelectedOptions(filter, query));
  const bounds = boundFilters.flatMap(({ key, unit }) => {
    const texts = filterZh[key];
    if (!("title" in texts) || query[key] === 0) return [];
    return texts.title((unit === "dm" ? formatMetres : formatNumber)(query[key] / boundFields[unit].scale));
  });
  const sort = listZh.sorted[query.sort];
  return [...options.map(({ name, label = name }) => label), ...bounds, ...(sort ? [sort] : [])];
}

/** Builds the head of a venue or space list; the canonical link has the parsed groups and no search context. */
export function buildListHead(
  kind: ListKind,
  { answer: { query, effective, total }, filters }: ListHeadData,
  { city, searchContext }: ListInput,
  items: readonly ListItem[],
) {
  const texts = listZh[kind];
  // The filters in force name the list: also those of the sentence.
  const shown = { ...effective.filters, sort: query.sort };
  const listName = formatListName(filters.city.name, shown, filters);
  const filterNames = listZh.narrowed(getFilterNames(shown));
  const isUnfiltered = listName === filters.city.name && !filterNames;
  const getHref = (page: number, context = searchContext) =>
    formatScopeHref({ kind, city, searchContext: context }, { ...query, page: page === 1 ? 0 : page });
  const page = Math.max(1, query.page);
  const withPicture = items.find(({ picture }) => picture);
  return {
    title: `${isUnfiltered ? texts.all(listName) : listName + texts.name + filterNames}${page > 1 ? listZh.page(page) : ""}`,
    description: texts.description(listName, formatNumber(total)) + filterNames,
    canonical: getHref(page, {}),
    ...(withPicture?.picture && { image: { picture: withPicture.picture, alt: withPicture.name } }),
    noindex: Object.keys(searchContext).length > 0 || total === 0 || !isIndexable(query),
    ...(page > 1 && { previous: getHref(page - 1) }),
    ...(page * pageSize < total && { next: getHref(page + 1) }),
    jsonLd: [
      buildItemListJsonLd(
        items.map(({ href }) => ({ href })),
        total,
        (page - 1) * pageSize,
      ),
    ],
  };
}

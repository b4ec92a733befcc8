import type { Filters } from "../../../contract/search-site.ts";
import { formatNumber } from "../../../domain/format.ts";
import { pageSize } from "../../../domain/limits.ts";
import { listTexts } from "../../../texts/list.zh.ts";
import { listInWords } from "./list-input.ts";
import { hrefOf, type ListPlace, type ListQuery } from "./list-query.ts";

interface ListHeadOf {
  place: ListPlace;
  query: ListQuery;
  filters: Filters;
  total: number;
  /** The rows as a search engine lists them. */
  things: { name: string; href: string }[];
}

/** The head of either list: its canonical link shows the groups as understood, without the words. */
export function listHead({ place, query, filters, total, things }: ListHeadOf) {
  const texts = listTexts[place.kind];
  const words = listInWords(filters.city.name, query, filters);
  const at = (page: number) => hrefOf({ ...place, beside: {} }, { ...query, page: page === 1 ? 0 : page });
  const page = Math.max(1, query.page);
  return {
    title: `${words}${texts.name}${page > 1 ? listTexts.page(page) : ""}`,
    description: texts.description(words, formatNumber(total)),
    canonical: at(page),
    noindex: Object.keys(place.beside).length > 0 || total === 0,
    ...(page > 1 && { previous: at(page - 1) }),
    ...(page * pageSize < total && { next: at(page + 1) }),
    jsonLd: [
      {
        "@type": "ItemList",
        numberOfItems: total,
        itemListElement: things.map(({ name, href }, index) => ({
          "@type": "ListItem",
          position: (page - 1) * pageSize + index + 1,
          url: `{origin}${href}`,
          name,
        })),
      },
    ],
  };
}

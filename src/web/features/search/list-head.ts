import type { Filters } from "../../../contract/search-site.ts";
import { isIndexable } from "../../../domain/search/conditions.ts";
import type { Picture } from "../../../domain/picture/picture.ts";
import type { Option } from "../../../contract/endpoint.ts";
import { formatMetres, formatNumber } from "../../../domain/format.ts";
import { pageSize } from "../../../domain/limits.ts";
import type { SpaceQuery } from "../../../domain/search/grammar.ts";
import { listTexts } from "../../../texts/list.zh.ts";
import { listInWords } from "./list-input.ts";
import { listThing } from "../../ui/list-thing.ts";
import { hrefOf, type ListPlace, type ListQuery } from "./list-query.ts";

interface ListHeadOf {
  place: ListPlace;
  query: ListQuery;
  filters: Filters;
  total: number;
  /** The rows for the structured data of the page. */
  things: { name: string; href: string; picture?: Pick<Picture, "hash" | "width" | "height"> }[];
}

const chosen = (options: Option[], set: number): string[] =>
  options.filter(({ id }) => set & (1 << Number(id))).map(({ name }) => name);

/** Returns the names of the filters other than region, people and layout, so that each list has its own title. */
function wishesOf(query: ListQuery, filters: Filters): string[] {
  const { types, stars, features, price, sort } = query;
  const { area = 0, height = 0 } = query as Partial<SpaceQuery>;
  return [
    ...chosen(filters.types, types),
    ...chosen(filters.stars, stars),
    ...chosen(filters.features, features),
    price > 0 && listTexts.price(formatNumber(price)),
    area > 0 && listTexts.area(formatNumber(area)),
    height > 0 && listTexts.height(formatMetres(height / 10)),
    listTexts.sorted[sort],
  ].flatMap((wish) => wish || []);
}

/** Builds the head of a venue or space list; the canonical link has the parsed groups and no search context. */
export function listHead({ place, query, filters, total, things }: ListHeadOf) {
  const texts = listTexts[place.kind];
  const words = listInWords(filters.city.name, query, filters);
  const wishes = listTexts.narrowed(wishesOf(query, filters));
  const plain = words === filters.city.name && !wishes;
  const at = (page: number, beside = place.beside) =>
    hrefOf({ ...place, beside }, { ...query, page: page === 1 ? 0 : page });
  const page = Math.max(1, query.page);
  const shown = things.find(({ picture }) => picture);
  return {
    title: `${plain ? texts.all(words) : words + texts.name + wishes}${page > 1 ? listTexts.page(page) : ""}`,
    description: texts.description(words, formatNumber(total)) + wishes,
    canonical: at(page, {}),
    ...(shown?.picture && { image: { picture: shown.picture, alt: shown.name } }),
    noindex: Object.keys(place.beside).length > 0 || total === 0 || !isIndexable(query),
    ...(page > 1 && { previous: at(page - 1) }),
    ...(page * pageSize < total && { next: at(page + 1) }),
    jsonLd: [listThing(things, total, (page - 1) * pageSize)],
  };
}

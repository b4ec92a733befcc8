import { emptyQuery, type ListQuery } from "../search/filters.ts";
import { toCanonicalQuery } from "../search/grammar.ts";
import { findLayoutById, getLayoutByKey } from "../space/layouts.ts";
import { parseEventSize } from "./event-size.ts";
import type { VenueGroup } from "./venue-groups.ts";

/** The query parameters of a group's page: filters of the venue list by their keys, a brand, the order and the page. */
export const groupParameters = ["people", "layout", "price", "stars", "features", "brand", "sort", "page"] as const;
export type GroupQueryText = Readonly<Record<(typeof groupParameters)[number], string | undefined>>;

/** What a group's page is asked for. */
export interface GroupQuery {
  /** Filters of the venue list, without region and types. */
  query: ListQuery;
  /** Id of a brand. */
  brandId?: string;
}

const toNumber = (text: string | undefined): number => (/^\d{1,9}$/.test(text ?? "") ? Number(text) : 0);

/** Parses the query of a group's page; unknown and out-of-range values are dropped. */
export function parseGroupQuery(text: GroupQueryText): GroupQuery {
  const { people, layout } = parseEventSize(text);
  const query = toCanonicalQuery("venue", {
    people: people ?? 0,
    layout: layout ? getLayoutByKey(layout).id : 0,
    price: toNumber(text.price),
    stars: toNumber(text.stars),
    features: toNumber(text.features),
    sort: toNumber(text.sort),
    page: toNumber(text.page),
  });
  return { query, ...(/^\d{1,24}$/.test(text.brand ?? "") && { brandId: text.brand! }) };
}

/** Formats the path of a hotel group's page, or of its page in a city, with what it is asked for. */
export function formatGroupHref(
  group: VenueGroup,
  {
    cityCode,
    query = {},
    brandId,
  }: { cityCode?: string | undefined; query?: Partial<ListQuery>; brandId?: string } = {},
): string {
  const path = `/zt/${group}${cityCode === undefined ? "" : `/${cityCode}`}`;
  const { people, layout, price, stars, features, sort, page } = toCanonicalQuery("venue", { ...emptyQuery, ...query });
  const values = { people, layout: findLayoutById(layout)?.key, price, stars, features, brand: brandId, sort, page };
  const pairs = groupParameters.flatMap((key) => (values[key] ? [[key, String(values[key])]] : []));
  const text = new URLSearchParams(pairs).toString();
  return text ? `${path}?${text}` : path;
}

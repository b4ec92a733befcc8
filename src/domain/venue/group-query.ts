import { bounded, id, named, oneOf, withDefault } from "../address/address-field.ts";
import { defineAddress } from "../address/define-address.ts";
import { emptyQuery, type ListQuery } from "../search/filters.ts";
import { toCanonicalQuery } from "../search/grammar.ts";
import { findLayoutById, getLayoutByKey } from "../space/layouts.ts";
import { eventSizeAddress } from "./event-size.ts";
import type { VenueGroup } from "./venue-groups.ts";

const count = withDefault(bounded(0, 999_999_999), 0);

/** The query of a group's page: filters of the venue list by their keys, a brand, the order and the page; `view=scale` for its spaces over each other. */
export const groupAddress = defineAddress({
  ...eventSizeAddress.fields,
  price: count,
  stars: count,
  features: count,
  brandId: named("brand", id),
  sort: count,
  page: count,
  view: oneOf(["scale"]),
});

/** What a group's page is asked for. */
export interface GroupQuery {
  /** Filters of the venue list, without region and types. */
  query: ListQuery;
  /** Id of a brand. */
  brandId?: string;
  /** The largest spaces over each other in place of photographs. */
  view?: "scale";
}

/** Parses the query of a group's page; unknown and out-of-range values are dropped. */
export function parseGroupQuery(typed: Parameters<typeof groupAddress.parse>[0]): GroupQuery {
  const { brandId, layout, view, ...values } = groupAddress.parse(typed);
  const query = toCanonicalQuery("venue", { ...values, layout: layout && getLayoutByKey(layout).id });
  return { query, ...(brandId && { brandId }), ...(view && { view }) };
}

/** Formats the path of a hotel group's page, or of its page in a city, with what it is asked for. */
export function formatGroupHref(
  group: VenueGroup,
  {
    cityCode,
    query = {},
    brandId,
    view,
  }: {
    cityCode?: string | undefined;
    query?: Partial<ListQuery>;
    brandId?: string;
    view?: GroupQuery["view"] | undefined;
  } = {},
): string {
  const path = `/zt/${group}${cityCode === undefined ? "" : `/${cityCode}`}`;
  const { layout, ...values } = toCanonicalQuery("venue", { ...emptyQuery, ...query });
  return path + groupAddress.format({ ...values, layout: findLayoutById(layout)?.key, brandId, view });
}

import { getLayoutByKey } from "#domain/space/layouts.ts";
import { clearFilter, type FilterKey, type ListQuery, withChange } from "#domain/search/filters.ts";
import type { EventSize } from "#domain/venue/event-size.ts";
import { formatGroupHref } from "#domain/venue/group-query.ts";
import type { GroupInput } from "./loader.ts";

/** The links of a group's page: each keeps what the page is asked for but what it changes. */
export interface GroupLinks {
  formatSizeHref: (eventSize: EventSize) => string;
  formatQueryHref: (change: Partial<ListQuery>) => string;
  formatWithoutHref: (key: FilterKey) => string;
  /** Without an id: all brands. */
  formatBrandHref: (brandId?: string) => string;
  /** Without a code: all cities. `brandId` adds one brand; by default the page's own stays. */
  formatCityHref: (cityCode?: string, brandId?: string) => string;
  formatPageHref: (page: number) => string;
  /** Without a view: photographs. */
  formatViewHref: (view?: GroupInput["view"]) => string;
}

/** Creates the links of a group's page. */
export function createGroupLinks({ group, cityCode, query, brandId, view }: GroupInput): GroupLinks {
  const format = (more: {
    cityCode?: string | undefined;
    query?: ListQuery;
    brandId?: string | undefined;
    view?: GroupInput["view"] | undefined;
  }) => {
    const { brandId: brand, ...rest } = { cityCode, query, brandId, view, ...more };
    return formatGroupHref(group, { ...rest, ...(brand !== undefined && { brandId: brand }) });
  };
  const first = withChange(query, {});
  return {
    formatSizeHref: ({ people, layout }) =>
      format({ query: withChange(query, { people, layout: getLayoutByKey(layout).id }) }),
    formatQueryHref: (change) => format({ query: withChange(query, change) }),
    formatWithoutHref: (key) => format({ query: clearFilter(query, key) }),
    formatBrandHref: (id) => format({ query: first, brandId: id }),
    formatCityHref: (code, id = brandId) => format({ cityCode: code, query: first, brandId: id }),
    formatPageHref: (page) => format({ query: { ...query, page: page === 1 ? 0 : page } }),
    formatViewHref: (shown) => format({ view: shown }),
  };
}

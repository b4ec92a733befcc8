import type { Filters } from "../../../../contract/schemas/search-site.ts";

const trimmed = new WeakMap<Filters, Filters>();

/** Returns the filters as the page stores them: regions with results only, each with its id, name and count. */
export function trimFilters(filters: Filters): Filters {
  const own = trimmed.get(filters) ?? trimRegions(filters);
  trimmed.set(filters, own);
  return own;
}

function trimRegions(filters: Filters): Filters {
  const regions = filters.regions.map((kind) => ({
    ...kind,
    options: kind.options
      .filter(({ count }) => (count ?? 0) > 0)
      .map(({ id, cityCode, name, count }) => ({
        id,
        cityCode,
        kind: kind.kind,
        name,
        pinyin: "",
        lng: 0,
        lat: 0,
        count,
      })),
  }));
  return { ...filters, regions };
}

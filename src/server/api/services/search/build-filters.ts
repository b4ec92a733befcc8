import type { RegionWire } from "#contract/schemas/entities.ts";
import type { Filters } from "#contract/schemas/search-site.ts";
import { regionKinds } from "#domain/city/city.ts";
import { type BoundKey, boundFilters, sorts } from "#domain/search/filters.ts";
import { sortNames } from "#texts/search/search.zh.ts";
import type { ReferenceCity } from "#server/geography/reference-city.ts";
import { getRegions } from "#server/geography/get-regions.ts";
import type { FacetCounts } from "#server/search/index/search-index.ts";
import { toFacetOptions } from "../cards/to-facet-options.ts";

const presets = Object.fromEntries(boundFilters.map((filter) => [filter.key, [...filter.presets]])) as Record<
  BoundKey,
  number[]
>;

/** Builds every filter of a city with its options and counts. */
export function buildFilters({ code, name, pinyin }: ReferenceCity, counts: FacetCounts): Filters {
  const { regions: _, ...options } = toFacetOptions(counts, code);
  const regions = getRegions(code).map(
    (region): RegionWire => ({ ...region, count: counts.regions.get(region.id) ?? 0 }),
  );
  return {
    city: { code, name, pinyin },
    regions: regionKinds.map(({ kind, name: kindName }) => ({
      kind,
      name: kindName,
      options: regions.filter((region) => region.kind === kind),
    })),
    ...options,
    presets,
    sorts: sorts.map((id) => ({ id: String(id), name: sortNames[id] })),
  };
}

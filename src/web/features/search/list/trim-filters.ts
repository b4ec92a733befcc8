import type { Facets, Filters } from "#contract/schemas/search-site.ts";
import { type BitsFilter, bitsFilters } from "#domain/search/filters.ts";

type BitsFacet = BitsFilter["facet"];

/** The filters of a city as a list shows them: options with their names, regions with their counts too. */
export interface ListFilters extends Record<BitsFacet, { id: string; name: string }[]> {
  city: Filters["city"];
  regions: {
    kind: Filters["regions"][number]["kind"];
    name: string;
    options: { id: string; name: string; count?: number | undefined }[];
  }[];
}

/** The counts of a list's options. */
export type ListFacets = Record<BitsFacet, { id: string; count?: number | undefined }[]>;

/** Builds a record with a value for each filter of options. */
const eachFacet = <Value>(build: (facet: BitsFacet) => Value) =>
  Object.fromEntries(bitsFilters.map(({ facet }) => [facet, build(facet)])) as Record<BitsFacet, Value>;

/** Returns the filters as the page stores them: regions with results only. */
export const trimFilters = (filters: Filters): ListFilters => ({
  ...eachFacet((facet) => filters[facet].map(({ id, name }) => ({ id, name }))),
  city: filters.city,
  regions: filters.regions.map(({ kind, name, options }) => ({
    kind,
    name,
    options: options.flatMap(({ id, name: region, count = 0 }) => (count > 0 ? [{ id, name: region, count }] : [])),
  })),
});

/** Returns the counts that the page shows: of the options that have results. */
export const trimFacets = (facets: Facets): ListFacets =>
  eachFacet((facet) => facets[facet].flatMap(({ id, count = 0 }) => (count > 0 ? [{ id, count }] : [])));

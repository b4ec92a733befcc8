import type { Facets } from "#contract/schemas/search-site.ts";
import { features } from "#domain/space/features.ts";
import { layouts } from "#domain/space/layouts.ts";
import { starLevels } from "#domain/venue/star-levels.ts";
import { venueTypes } from "#domain/venue/venue-types.ts";
import type { FacetCounts } from "#server/search/index/search-index.ts";
import { getRegionsById } from "./get-regions-by-id.ts";

/** Converts counts to named options; ids are bit positions, layout ids or region ids. Regions without rows are omitted. */
export function toFacetOptions(counts: FacetCounts, cityCode: string): Facets {
  const toBitOptions = (table: readonly { bit: number; name: string }[], of: number[]) =>
    table.map(({ bit, name }) => ({ id: String(bit), name, count: of[bit] ?? 0 }));
  return {
    regions: [...getRegionsById(cityCode).values()].flatMap(({ id, name }) => {
      const count = counts.regions.get(id) ?? 0;
      return count > 0 ? [{ id, name, count }] : [];
    }),
    types: toBitOptions(venueTypes, counts.types),
    stars: toBitOptions(
      starLevels.map(({ bit, label }) => ({ bit, name: label })),
      counts.stars,
    ),
    features: toBitOptions(features, counts.features),
    layouts: layouts.map(({ id, name }) => ({ id: String(id), name, count: counts.layouts[id - 1] ?? 0 })),
  };
}

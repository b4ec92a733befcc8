import type { Facets } from "../../../contract/search-site.ts";
import { features } from "../../../domain/space/feature.ts";
import { layouts } from "../../../domain/space/layout.ts";
import { starLevels } from "../../../domain/venue/star.ts";
import { venueTypes } from "../../../domain/venue/venue-type.ts";
import type { FacetCounts } from "../../search/search-index.ts";
import { regionsById } from "../card/regions-by-id.ts";

/** Converts counts to named options; ids are bit positions, layout ids or region ids. Regions without rows are omitted. */
export function facetOptions(counts: FacetCounts, cityCode: string): Facets {
  const bits = (table: readonly { bit: number; name: string }[], of: number[]) =>
    table.map(({ bit, name }) => ({ id: String(bit), name, count: of[bit] ?? 0 }));
  return {
    regions: [...regionsById(cityCode).values()].flatMap(({ id, name }) => {
      const count = counts.regions.get(id) ?? 0;
      return count > 0 ? [{ id, name, count }] : [];
    }),
    types: bits(venueTypes, counts.types),
    stars: bits(
      starLevels.map(({ bit, label }) => ({ bit, name: label })),
      counts.stars,
    ),
    features: bits(features, counts.features),
    layouts: layouts.map(({ id, name }) => ({ id: String(id), name, count: counts.layouts[id - 1] ?? 0 })),
  };
}

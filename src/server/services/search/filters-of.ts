import type { RegionWire } from "../../../contract/entities.ts";
import type { Filters } from "../../../contract/search-site.ts";
import { regionKinds } from "../../../domain/city/city.ts";
import { budgets, peoplePresets } from "../../../domain/demand/options.ts";
import { sorts } from "../../../domain/search/grammar.ts";
import { sortNames } from "../../../texts/search.zh.ts";
import type { ReferenceCity } from "../../geography/cities.ts";
import { regionsOf } from "../../geography/regions.ts";
import type { FacetCounts } from "../../search/search-index.ts";
import { facetOptions } from "./facet-options.ts";

/** Preset areas in m² and clear heights in decimetres. */
const areas = [50, 100, 200, 300, 500, 1000];
const heights = [30, 40, 50, 60, 80];

/** Builds every filter of a city with its options and counts. */
export function filtersOf({ code, name, pinyin }: ReferenceCity, counts: FacetCounts): Filters {
  const { regions: _, ...options } = facetOptions(counts, code);
  const regions = regionsOf(code).map(
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
    presets: { people: [...peoplePresets], price: budgets.map(({ id }) => Number(id)), area: areas, height: heights },
    sorts: sorts.map((id) => ({ id: String(id), name: sortNames[id] })),
  };
}

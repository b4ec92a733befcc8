import { peoplePresets } from "../demand/options.ts";
import type { SpaceQuery, VenueQuery } from "./grammar.ts";

const bitsOf = (set: number): number => set.toString(2).replaceAll("0", "").length;

/** Counts the constraints in a list's groups; each bit of a set counts as one. */
export function conditionCount(query: VenueQuery | SpaceQuery): number {
  const { region, types, stars, features, people, layout, price } = query;
  const { area = 0, height = 0 } = query as Partial<SpaceQuery>;
  const sets = [types, stars, features].reduce((sum, set) => sum + bitsOf(set), 0);
  return sets + [region, people, layout, price, area, height].filter(Boolean).length;
}

/** District ids have six digits; finer regions have more. */
const isDistrict = (region: string | undefined): boolean => region?.length === 6;

/**
 * Reports whether search engines should index a list (望京的酒店会议室): at most one constraint, or one venue type in a
 * district, and no custom number. The sitemap contains all such lists.
 */
export function isIndexable(query: VenueQuery | SpaceQuery): boolean {
  const { region, types, people, price, sort, page } = query;
  const { area = 0, height = 0 } = query as Partial<SpaceQuery>;
  const usual = people === 0 || peoplePresets.some((preset) => preset === people);
  if (!usual || price + area + height + sort > 0 || page > 1) return false;
  const conditions = conditionCount(query);
  return conditions <= 1 || (conditions === 2 && isDistrict(region) && bitsOf(types) === 1);
}

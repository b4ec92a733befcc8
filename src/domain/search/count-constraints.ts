import { peoplePresets } from "../demand/demand-option.ts";
import type { SpaceQuery, VenueQuery } from "./grammar.ts";

const countBits = (set: number): number => set.toString(2).replaceAll("0", "").length;

/** Counts the constraints in a list's groups; each bit of a set counts as one. */
export function countConstraints(query: VenueQuery | SpaceQuery): number {
  const { region, types, stars, features, people, layout, price } = query;
  const { area = 0, height = 0 } = query as Partial<SpaceQuery>;
  const sets = [types, stars, features].reduce((sum, set) => sum + countBits(set), 0);
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
  const hasPresetPeople = people === 0 || peoplePresets.some((preset) => preset === people);
  if (!hasPresetPeople || price + area + height + sort > 0 || page > 1) return false;
  const constraints = countConstraints(query);
  return constraints <= 1 || (constraints === 2 && isDistrict(region) && countBits(types) === 1);
}

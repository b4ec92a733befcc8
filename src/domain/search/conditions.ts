import { peoplePresets } from "../demand/options.ts";
import type { SpaceQuery, VenueQuery } from "./grammar.ts";

const bitsOf = (set: number): number => set.toString(2).replaceAll("0", "").length;

/** How many things a list's groups ask for; every bit of a set is one. */
export function conditionCount(query: VenueQuery | SpaceQuery): number {
  const { region, types, stars, features, people, layout, price } = query;
  const { area = 0, height = 0 } = query as Partial<SpaceQuery>;
  const sets = [types, stars, features].reduce((sum, set) => sum + bitsOf(set), 0);
  return sets + [region, people, layout, price, area, height].filter(Boolean).length;
}

/** Districts go by six digits, every finer region by more. */
const isDistrict = (region: string | undefined): boolean => region?.length === 6;

/**
 * Whether a list is one that people look for (望京的酒店会议室), not one of the endless combinations of filters: one thing is
 * asked for, or a kind of house in a district, and no number that is the planner's own. The site map has all of these.
 */
export function isIndexable(query: VenueQuery | SpaceQuery): boolean {
  const { region, types, people, price, sort, page } = query;
  const { area = 0, height = 0 } = query as Partial<SpaceQuery>;
  const usual = people === 0 || peoplePresets.some((preset) => preset === people);
  if (!usual || price + area + height + sort > 0 || page > 1) return false;
  const conditions = conditionCount(query);
  return conditions <= 1 || (conditions === 2 && isDistrict(region) && bitsOf(types) === 1);
}

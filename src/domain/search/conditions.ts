import type { SpaceQuery, VenueQuery } from "./grammar.ts";

const bitsOf = (set: number): number => set.toString(2).replaceAll("0", "").length;

/** How many things a list's groups ask for; every bit of a set is one. */
export function conditionCount(query: VenueQuery | SpaceQuery): number {
  const { region, types, stars, features, people, layout, price } = query;
  const { area = 0, height = 0 } = query as Partial<SpaceQuery>;
  const sets = [types, stars, features].reduce((sum, set) => sum + bitsOf(set), 0);
  return sets + [region, people, layout, price, area, height].filter(Boolean).length;
}

const mostIndexed = 2;

/** Whether a list is one that people look for (望京的酒店), not one of the endless combinations of filters. */
export const isIndexable = (query: VenueQuery | SpaceQuery): boolean =>
  query.sort === 0 && conditionCount(query) <= mostIndexed;

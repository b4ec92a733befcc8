import { boundFields, emptyQuery } from "#domain/search/filters.ts";
import type { Context } from "../../context.ts";

/** `index.searchVenues` with this order lists the cheapest first. */
export const cheapestFirst = 1;

/** Returns the median of what the venues of a region ask for their cheapest space a day, in yuan; undefined if none has a price. */
export function findMedianPrice({ index }: Context, cityCode: string, region: string): number | undefined {
  const priced = { ...emptyQuery, region, price: boundFields.yuan.max };
  const { total } = index.searchVenues(priced, { cityCode, pageSize: 0 });
  const middle = { ...priced, sort: cheapestFirst, page: Math.ceil(total / 2) } as const;
  return index.searchVenues(middle, { cityCode, pageSize: 1 }).hits[0]?.priceFrom;
}

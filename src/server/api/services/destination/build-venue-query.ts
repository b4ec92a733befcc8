import { emptyQuery, type ListQuery } from "#domain/search/filters.ts";
import { getLayoutByKey } from "#domain/space/layouts.ts";

/** Builds the query for venues of a type (its bit) that seat the people in classroom layout; both may be absent. */
export const buildVenueQuery = (type: number | undefined, people: number): ListQuery => ({
  ...emptyQuery,
  types: type === undefined ? 0 : 1 << type,
  people,
  layout: people > 0 ? getLayoutByKey("classroom").id : 0,
});

import { emptyQuery } from "#domain/search/filters.ts";
import { getLayoutByKey, type LayoutKey } from "#domain/space/layouts.ts";
import type { VenueHit } from "#server/search/query/search-result.ts";
import type { Context } from "../context.ts";

/** Sets each hit's `fit` to the space that seats most people in `layout`, so that figures are comparable; no-op without it. */
export function fitHitsToLayout({ index }: Context, hits: VenueHit[], layout: LayoutKey | undefined): VenueHit[] {
  if (!layout) return hits;
  const query = { ...emptyQuery, layout: getLayoutByKey(layout).id };
  return hits.map((hit) => ({ ...hit, fit: index.getHit(hit.id, query)?.fit }));
}

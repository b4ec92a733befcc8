import { emptyVenueQuery } from "../../../domain/search/grammar.ts";
import { layoutByKey, type LayoutKey } from "../../../domain/space/layout.ts";
import type { VenueHit } from "../../search/hits.ts";
import type { Context } from "../context.ts";

/** Sets each hit's `fit` to the space that seats most people in `layout`, so that figures are comparable; no-op without it. */
export function seatsByLayout({ index }: Context, hits: VenueHit[], layout: LayoutKey | undefined): VenueHit[] {
  if (!layout) return hits;
  const query = { ...emptyVenueQuery, layout: layoutByKey(layout).id };
  return hits.map((hit) => ({ ...hit, fit: index.hitOf(hit.id, query)?.fit }));
}

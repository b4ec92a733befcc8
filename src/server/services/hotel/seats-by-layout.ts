import { emptyVenueQuery } from "../../../domain/search/grammar.ts";
import { layoutByKey, type LayoutKey } from "../../../domain/space/layout.ts";
import type { VenueHit } from "../../search/hits.ts";
import type { Context } from "../context.ts";

/** Hits with the space that seats most people in one layout, so that the figures of a list can be compared; as they are without it. */
export function seatsByLayout({ index }: Context, hits: VenueHit[], layout: LayoutKey | undefined): VenueHit[] {
  if (!layout) return hits;
  const query = { ...emptyVenueQuery, layout: layoutByKey(layout).id };
  return hits.map((hit) => ({ ...hit, fit: index.hitOf(hit.id, query)?.fit }));
}

import { assessCapacity } from "#domain/seating/assess-capacity.ts";
import { isAboveArea } from "#domain/seating/get-trusted-capacity.ts";
import { computeMaximum } from "#domain/seating/capacity.ts";
import { hasKnownSides } from "#domain/seating/room.ts";
import { doubtfulFactor } from "#domain/seating/seating-measures.ts";
import { type LayoutKey, layouts } from "#domain/space/layouts.ts";
import type { Capacities, Space } from "#domain/space/space.ts";
import type { CatalogueRows } from "./search-venues-naively.ts";

/** Returns whether a published figure may be marked: above 1.1 × the bare geometry, or too little floor. */
function maybeMarked(space: Space, layout: LayoutKey, published: number): boolean {
  if (!hasKnownSides(space)) return isAboveArea(published, layout, space.area);
  return published > doubtfulFactor * computeMaximum(space, layout);
}

/** Returns the trusted figures of a space, from the whole geometry where a figure may be marked. */
function computeTrustedFigures(space: Space): Capacities {
  const figures = layouts.flatMap(({ key }) => {
    const published = space.capacity[key];
    if (published === undefined) return [];
    return [[key, maybeMarked(space, key, published) ? assessCapacity(space, key).trusted! : published] as const];
  });
  return Object.fromEntries(figures);
}

/** Returns the same catalogue with every marked figure published as the trusted one. */
export const withTrustedFigures = ({ venues, spaces }: CatalogueRows): CatalogueRows => ({
  venues,
  spaces: spaces.map((space) => ({ ...space, capacity: computeTrustedFigures(space) })),
});

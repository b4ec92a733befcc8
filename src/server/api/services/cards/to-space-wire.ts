import type { SpaceWire } from "#contract/schemas/entities.ts";
import { getOtherYear } from "#domain/get-other-year.ts";
import { findLayoutPicture } from "#domain/picture/find-layout-picture.ts";
import type { LayoutKey } from "#domain/space/layouts.ts";
import type { Space } from "#domain/space/space.ts";

/**
 * Converts a stored space for the API: drops fields that only the catalogue needs, and packages, which lists do not show. `today` is an ISO
 * day. Its picture is one in `layout`, where it has one.
 */
export function toSpaceWire(
  { listedAt: _, packages: _packages, demo, pictures, priceDate, ...space }: Space,
  today: string,
  layout?: LayoutKey,
): SpaceWire {
  return {
    ...space,
    demo: demo || undefined,
    picture: findLayoutPicture(pictures, layout),
    priceYear: demo ? undefined : getOtherYear(priceDate, today),
  };
}

const compareByArea = (a: Space, b: Space): number => (b.area ?? 0) - (a.area ?? 0);

/** Sorts a venue's spaces for display: divisible ones first, each followed by its parts, then the others; by area. */
export function sortForDisplay(spaces: readonly Space[]): Space[] {
  const ids = new Set(spaces.map(({ id }) => id));
  const top = spaces.filter(({ partOf }) => partOf === undefined || !ids.has(partOf)).toSorted(compareByArea);
  const partsOf = ({ id, splitsInto = [] }: Space): Space[] => {
    const order = (part: Space) => (splitsInto.includes(part.id) ? splitsInto.indexOf(part.id) : splitsInto.length);
    const parts = spaces.filter(({ partOf, id: own }) => partOf === id && own !== id);
    return parts.toSorted((a, b) => order(a) - order(b) || compareByArea(a, b));
  };
  const placed = new Set<Space>();
  const withParts = (space: Space): Space[] => {
    if (placed.has(space)) return [];
    placed.add(space);
    return [space, ...partsOf(space).flatMap(withParts)];
  };
  const divisible = top.filter((space) => partsOf(space).length > 0);
  // Spaces that refer to each other in a cycle come last instead of being lost.
  return [...divisible, ...top, ...spaces].flatMap(withParts);
}

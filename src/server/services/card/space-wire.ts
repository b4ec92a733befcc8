import type { SpaceWire } from "../../../contract/entities.ts";
import { layouts } from "../../../domain/space/layout.ts";
import { roomiest, type Space } from "../../../domain/space/space.ts";

/** A space as it travels: the stored one without what only the catalogue needs. */
export function spaceWire({ listedAt: _, demo, pictures, ...space }: Space): SpaceWire {
  return { ...space, demo: demo || undefined, picture: pictures?.[0] };
}

/** The roomiest layout of a space and its people; undefined where no capacity is known. */
export function roomiestSeats({
  capacity,
}: Space): { layout: (typeof layouts)[number]["key"]; people: number } | undefined {
  const people = roomiest(capacity);
  const layout = layouts.find(({ key }) => capacity[key] === people);
  return people > 0 && layout ? { layout: layout.key, people } : undefined;
}

const largestFirst = (a: Space, b: Space): number => (b.area ?? 0) - (a.area ?? 0);

/** Spaces as a house shows them: divisible ones first, each with its parts after it, then the others; by area. */
export function inHouseOrder(spaces: readonly Space[]): Space[] {
  const ids = new Set(spaces.map(({ id }) => id));
  const top = spaces.filter(({ partOf }) => partOf === undefined || !ids.has(partOf)).toSorted(largestFirst);
  const partsOf = ({ id, splitsInto = [] }: Space): Space[] => {
    const order = (part: Space) => (splitsInto.includes(part.id) ? splitsInto.indexOf(part.id) : splitsInto.length);
    const parts = spaces.filter(({ partOf, id: own }) => partOf === id && own !== id);
    return parts.toSorted((a, b) => order(a) - order(b) || largestFirst(a, b));
  };
  const placed = new Set<Space>();
  const withParts = (space: Space): Space[] => {
    if (placed.has(space)) return [];
    placed.add(space);
    return [space, ...partsOf(space).flatMap(withParts)];
  };
  const wholes = top.filter((space) => partsOf(space).length > 0);
  // Whatever refers to itself in a ring comes last rather than nowhere.
  return [...wholes, ...top, ...spaces].flatMap(withParts);
}

import { assessCapacity } from "../../seating/assess-capacity.ts";
import { getTrustedCapacity, type PublishedSpace } from "../../seating/get-trusted-capacity.ts";
import { getSeatBounds } from "../../seating/judge-fit.ts";
import { hasKnownSides } from "../../seating/room.ts";
import { getLayoutByKey, type LayoutKey, layouts } from "../../space/layouts.ts";
import type { Space } from "../../space/space.ts";

/** The fields of a space that decide what it can be used for, when and at what price. */
export type OfferSpace = PublishedSpace &
  Pick<Space, "id" | "floor" | "partOf" | "splitsInto" | "priceHalfDay" | "priceDay" | "priceEvening">;

/** A space of a venue, and how it stands to the others. */
export interface SpaceModel {
  space: OfferSpace;
  /** m² */
  area: number | undefined;
  /** Indexes of the undivided spaces that it consists of; its own, where it has no parts. */
  units: readonly number[];
  /** Metres of an air wall between two of its parts. */
  wallMetres: number;
  /** A bit for each floor; an unknown floor is one of its own. */
  floorBit: number;
}

/** The spaces of a venue, prepared once for every programme. */
export interface VenueModel {
  spaces: readonly SpaceModel[];
  /** For each pair of spaces whether they share floor, so that they are never in use at once. */
  shared: Uint8Array;
  /** Seats by space and layout, computed when first needed; -1: not yet. */
  seats: Int32Array;
}

/** Metres of a wall where the sides are unknown. */
const usualWall = 10;
const mostFloorBits = 30;

const getArea = (space: OfferSpace): number | undefined =>
  hasKnownSides(space) ? space.length * space.width : space.area;

/** Lists the parts of each space, by either end of the reference. */
function listParts(spaces: readonly OfferSpace[]): number[][] {
  const indexById = new Map(spaces.map(({ id }, index) => [id, index]));
  const parts = spaces.map(({ splitsInto = [] }) => new Set(splitsInto.flatMap((id) => indexById.get(id) ?? [])));
  spaces.forEach(({ partOf }, index) => {
    const parent = partOf === undefined ? undefined : indexById.get(partOf);
    if (parent !== undefined) parts[parent]!.add(index);
  });
  return parts.map((each, index) => [...each].filter((part) => part !== index));
}

/** Lists the undivided spaces that a space consists of. A circle of references ends where it began. */
function listUnits(index: number, parts: readonly number[][], path: ReadonlySet<number> = new Set()): number[] {
  const inner = parts[index]!.filter((part) => !path.has(part));
  if (inner.length === 0) return [index];
  const longer = new Set([...path, index]);
  return [...new Set(inner.flatMap((part) => listUnits(part, parts, longer)))];
}

/** Returns the length of the walls between parts: they stand across the side that the parts share. */
function getWallMetres(space: OfferSpace, parts: readonly OfferSpace[]): number {
  if (!hasKnownSides(space)) return usualWall;
  const { length, width } = space;
  const [part] = parts.filter(hasKnownSides);
  if (!part) return Math.min(length, width);
  return Math.abs(part.width - width) <= Math.abs(part.length - length) ? width : length;
}

/** Prepares the spaces of a venue. Seats are computed when a programme first needs them. */
export function prepareVenue(spaces: readonly OfferSpace[]): VenueModel {
  const parts = listParts(spaces);
  const floors = [...new Set(spaces.map(({ floor }) => floor))];
  const models = spaces.map((space, index): SpaceModel => {
    const units = listUnits(index, parts);
    return {
      space,
      area: getArea(space),
      units,
      wallMetres: getWallMetres(
        space,
        parts[index]!.map((part) => spaces[part]!),
      ),
      floorBit: 1 << Math.min(floors.indexOf(space.floor), mostFloorBits),
    };
  });
  const shared = new Uint8Array(spaces.length ** 2);
  models.forEach(({ units }, one) => {
    models.forEach((other, two) => {
      if (units.some((unit) => other.units.includes(unit))) shared[one * spaces.length + two] = 1;
    });
  });
  return { spaces: models, shared, seats: new Int32Array(spaces.length * layouts.length).fill(-1) };
}

/** Counts the seats of a space: the trusted capacity; where none is published, what the geometry seats, as judge-fit.ts has it. */
const countSeats = (space: OfferSpace, layout: LayoutKey): number =>
  getTrustedCapacity(space, layout) ?? getSeatBounds(assessCapacity(space, layout))?.most ?? 0;

/** Returns how many people a space of the model seats in a layout; 0 where it is unsuitable or unknown. */
export function getSeats({ spaces, seats }: VenueModel, index: number, layout: LayoutKey): number {
  const at = index * layouts.length + getLayoutByKey(layout).id - 1;
  if (seats[at] === -1) seats[at] = countSeats(spaces[index]!.space, layout);
  return seats[at]!;
}

/** Returns whether two spaces of the model share floor. */
export const sharesFloor = ({ shared, spaces }: VenueModel, one: number, other: number): boolean =>
  shared[one * spaces.length + other] === 1;

/**
 * Counts how many of these spaces can be in use at once, at most: each of them has one in it that has no other in it, and spaces that
 * share no floor have different ones.
 */
export const countApart = ({ spaces }: VenueModel, indexes: readonly number[]): number =>
  indexes.filter((one) => {
    const { units } = spaces[one]!;
    return !indexes.some((other) => {
      const inner = spaces[other]!.units;
      return inner.length < units.length && inner.every((unit) => units.includes(unit));
    });
  }).length;

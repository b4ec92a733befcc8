import { type LayoutKey, layouts } from "../space/layouts.ts";
import type { Space } from "../space/space.ts";
import { type Capacity, computeMaximum, getCapacity } from "./capacity.ts";
import { createRoom, hasKnownSides, type MeasuredRoom, type Room } from "./room.ts";
import { doubtfulFactor, floorPerPersonByLayout, getLeastFloorPerPerson } from "./seating-measures.ts";

/** The fields of a space that decide which of its published capacities can be trusted. */
export type PublishedSpace = MeasuredRoom & Pick<Space, "area" | "capacity">;

/**
 * Sides from which two cheap rules prove that a published figure is below 1.1 × the geometric maximum (a test compares
 * both with the geometry): the limit column's floor for everybody, and two people a metre of length plus width at one table.
 * Table islands leave more floor at the walls than their limit column has.
 */
const provableSide = 9;
const provableIslandFloor = 2.7;
const peoplePerMetre = 2;
const oneTableLayouts: ReadonlySet<LayoutKey> = new Set<LayoutKey>(["boardroom", "ushape", "hollow"]);

/** Returns whether a figure is certainly plausible in a room of these sides (m), without computing its geometry. */
function isPlausibleByFloor(published: number, layout: LayoutKey, length: number, width: number): boolean {
  if (Math.min(length, width) < provableSide) return false;
  if (oneTableLayouts.has(layout)) return published <= (length + width) * peoplePerMetre;
  const floor = layout === "fishbone" ? provableIslandFloor : floorPerPersonByLayout[layout].limit;
  return published * floor <= length * width;
}

const maxCached = 10_000;

/** Returns the cached value of a key or computes it; a full cache is emptied. */
function getOrCompute<T>(cache: Map<string, T>, key: string, compute: () => T): T {
  const cached = cache.get(key);
  if (cached !== undefined) return cached;
  if (cache.size >= maxCached) cache.clear();
  const computed = compute();
  cache.set(key, computed);
  return computed;
}

/** Geometric maxima by sides and layout: an index asks for many rooms of the same size. */
const maximumCache = new Map<string, number>();

/** Returns the geometric maximum of a room of these sides (m), cached. */
const getMaximum = (length: number, width: number, layout: LayoutKey): number =>
  getOrCompute(maximumCache, `${layout} ${length} ${width}`, () => computeMaximum({ length, width }, layout));

/** Capacities by room and layout: an index meets the same wrong figures in equal rooms. */
const capacityCache = new Map<string, Capacity>();

/** Returns the capacity of a room in a layout, cached by what the room is made of. */
const getRoomCapacity = (room: Room, layout: LayoutKey): Capacity =>
  getOrCompute(capacityCache, `${layout} ${JSON.stringify(room)}`, () => getCapacity(room, layout));

/** Returns whether a figure is above 1.1 × this geometric maximum: it cannot be true, is marked and nothing counts on it. */
export const isAboveMaximum = (published: number, maximum: number): boolean => published > maximum * doubtfulFactor;

/** Returns whether a figure leaves less floor than people need, for spaces with unknown sides; m². */
export const isAboveArea = (published: number, layout: LayoutKey, area: number | undefined): boolean =>
  area !== undefined && area > 0 && published * getLeastFloorPerPerson(layout) > area;

/** Returns the people for whom an area (m²) has the limit column's floor. */
export const countByArea = (layout: LayoutKey, area: number): number =>
  Math.floor(area / floorPerPersonByLayout[layout].limit + 1e-9);

/**
 * Returns how many people may be counted on in a layout: the published figure; where it cannot be true, the limit that
 * the geometry gives (sides unknown: the area ÷ the limit column). 0 is unsuitable, undefined not published.
 * Fast enough for every space of an index: geometry is computed only for figures that the floor does not prove.
 * Source: seating.md, the trusted figure.
 */
export function getTrustedCapacity(space: PublishedSpace, layout: LayoutKey): number | undefined {
  const published = space.capacity[layout];
  if (!published) return published;
  if (!hasKnownSides(space)) {
    return isAboveArea(published, layout, space.area) ? countByArea(layout, space.area!) : published;
  }
  const { length, width } = space;
  if (isPlausibleByFloor(published, layout, length, width)) return published;
  if (!isAboveMaximum(published, getMaximum(length, width, layout))) return published;
  const room: Room = createRoom(space)!;
  // The limit, which may exceed the bare rows' maximum, is computed only now.
  const { limit, maximum } = getRoomCapacity(room, layout);
  return isAboveMaximum(published, maximum) ? limit : published;
}

/** A layout and its number of people. */
export interface LayoutPeople {
  layout: LayoutKey;
  people: number;
}

/** Returns the layout with the largest trusted capacity of a space, the first of equals; undefined if none is above 0. */
export function findLargestTrustedCapacity(space: PublishedSpace): LayoutPeople | undefined {
  let largest: LayoutPeople | undefined;
  for (const { key } of layouts) {
    const people = getTrustedCapacity(space, key) ?? 0;
    if (people > (largest?.people ?? 0)) largest = { layout: key, people };
  }
  return largest;
}

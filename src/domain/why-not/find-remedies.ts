import { getCapacity } from "../seating/capacity.ts";
import { assessCapacity } from "../seating/assess-capacity.ts";
import { judgeFit } from "../seating/judge-fit.ts";
import { createRoom, type Room } from "../seating/room.ts";
import { screenHeights } from "../seating/seating-measures.ts";
import { type LayoutKey, layouts } from "../space/layouts.ts";
import { findMisses, type JudgedSpace, type Miss, type Musts } from "./find-misses.ts";

/** Another space of the same venue. */
export type Sibling = JudgedSpace & { id: string; name: string };

/** What makes up for a miss, with the figure that it stands on. */
export type Remedy =
  /** Without the stage that the rules add, the room seats so many. */
  | { kind: "no-stage"; seats: number }
  /** Another layout seats the people in the same space. */
  | { kind: "layout"; layout: LayoutKey; seats: number }
  /** A screen under the given clear height: at most so high, and readable to so many metres. */
  | { kind: "lower-screen"; screen: number; farthest: number }
  /** Half a day costs no more than the day may. */
  | { kind: "half-day"; price: number }
  /** Fewer tea breaks or no lunch: the event in all costs no more than it may. */
  | { kind: "one-tea-break" | "no-lunch"; sum: number }
  /** Another space of the venue that is not known to miss anything; `seats` where people are asked for. */
  | { kind: "sibling"; id: string; name: string; seats?: number; area?: number };

/** Screens lower than this (m) are of no use in a room that is asked for its height. */
const lowestScreen = 1.25;

type PeopleMiss = Extract<Miss, { must: "people" }>;

/** Rooms without a stage, by the room: capacities are cached by it. */
const withoutStage = new WeakMap<Room, Room>();

function getRoomWithoutStage(room: Room): Room {
  const bare = withoutStage.get(room) ?? { ...room, stage: null };
  withoutStage.set(room, bare);
  return bare;
}

/**
 * Finds whether leaving the stage out seats the people. Only the rules' own stage can be left out, and only where the geometry, not
 * the venue's lower figure, is what is counted on.
 */
function findNoStage(space: JudgedSpace, { layout, people }: PeopleMiss): Remedy[] {
  const room = createRoom(space);
  if (!room || room.stage) return [];
  const { published, doubtful } = assessCapacity(space, layout, room);
  if (published !== undefined && !doubtful) return [];
  const seats = getCapacity(getRoomWithoutStage(room), layout).limit;
  return seats >= people ? [{ kind: "no-stage", seats }] : [];
}

/** Finds the layout that seats the people with the least to spare, one that seats them well before one that is tight. */
function findLayout(space: JudgedSpace, miss: PeopleMiss): Remedy[] {
  const fitting = layouts.flatMap(({ key }) => {
    const fit = key === miss.layout ? undefined : judgeFit(space, key, miss.people);
    return fit?.kind === "fits" || fit?.kind === "tight" ? [{ layout: key, fit }] : [];
  });
  const [best] = fitting.toSorted(
    (a, b) => Number(a.fit.kind === "tight") - Number(b.fit.kind === "tight") || a.fit.seats - b.fit.seats,
  );
  return best ? [{ kind: "layout", layout: best.layout, seats: best.fit.seats }] : [];
}

/** Finds a screen that hangs under the known clear height. Its lower edge stays above the heads (seating.md). */
function findLowerScreen(miss: Extract<Miss, { must: "height" }>): Remedy[] {
  const screen = Math.floor((miss.height - screenHeights.bottom) * 10 + 1e-6) / 10;
  return screen >= lowestScreen
    ? [{ kind: "lower-screen", screen, farthest: Math.round(screen * screenHeights.farthest * 10) / 10 }]
    : [];
}

/** Finds the smallest change of the meals by which the event costs no more than it may. */
const findCheaperSum = ({ cheaperSums = [] }: JudgedSpace, { sum: most = 0 }: Musts): Remedy[] =>
  cheaperSums.filter(({ sum }) => sum <= most).slice(0, 1);

/** Returns the seats of a space that fits; undefined where nobody is asked for or it is not known to seat them. */
function getSeats(space: JudgedSpace, { people, layout }: Musts): number | undefined {
  const fit = people && layout ? judgeFit(space, layout, people) : undefined;
  return fit?.kind === "fits" || fit?.kind === "tight" ? fit.seats : undefined;
}

/** Finds the smallest other space of the venue that meets the missed musts for certain and misses none of the others. */
function findSibling(missed: readonly Miss[], musts: Musts, siblings: readonly Sibling[]): Remedy[] {
  const needed = new Set(missed.map(({ must }) => must));
  const fitting = siblings.filter((sibling) => {
    const { misses, unknown, unknownFeatures } = findMisses(sibling, musts);
    return (
      misses.length === 0 &&
      unknown.every((must) => !needed.has(must)) &&
      missed.every((miss) => miss.must !== "feature" || !unknownFeatures.includes(miss.feature))
    );
  });
  const getSize = (one: Sibling) => getSeats(one, musts) ?? one.area ?? Number.POSITIVE_INFINITY;
  const [best] = fitting.toSorted((a, b) => getSize(a) - getSize(b));
  if (!best) return [];
  const seats = getSeats(best, musts);
  const { id, name, area } = best;
  return [{ kind: "sibling", id, name, ...(seats !== undefined && { seats }), ...(area && { area }) }];
}

/**
 * Finds what makes up for the misses of a space, the nearest first: what changes the event least in the same space, then another
 * space of the venue. Distances have no remedy, since all spaces of a venue are as far.
 */
export function findRemedies(
  space: JudgedSpace,
  musts: Musts,
  misses: readonly Miss[],
  siblings: readonly Sibling[] = [],
): Remedy[] {
  const own = misses.flatMap((miss): Remedy[] => {
    if (miss.must === "people") return [...findNoStage(space, miss), ...findLayout(space, miss)];
    if (miss.must === "height") return findLowerScreen(miss);
    if (miss.must === "sum") return findCheaperSum(space, musts);
    const { priceHalfDay } = space;
    if (miss.must !== "priceDay" || !priceHalfDay || priceHalfDay > (musts.priceDay ?? 0)) return [];
    return [{ kind: "half-day", price: priceHalfDay }];
  });
  return misses.length === 0 ? [] : [...own, ...findSibling(misses, musts, siblings)];
}

/** A space that misses something, with the remedies. */
export interface WhyNot {
  misses: Miss[];
  remedies: Remedy[];
}

/** Tells why a space does not suit an event; undefined where it is not known to miss anything. */
export function explainWhyNot(space: JudgedSpace, musts: Musts, siblings: readonly Sibling[] = []): WhyNot | undefined {
  const { misses } = findMisses(space, musts);
  return misses.length === 0 ? undefined : { misses, remedies: findRemedies(space, musts, misses, siblings) };
}

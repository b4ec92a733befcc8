import { doubtfulFactor } from "#domain/seating/seating-measures.ts";
import { type LayoutKey, layouts } from "#domain/space/layouts.ts";
import type { Capacities, Space } from "#domain/space/space.ts";
import { type CapacityFigures, computeFigures } from "./compute-figures.ts";
import type { Random } from "../random.ts";
import { minFloorArea, type RoomPlan, roomKinds } from "./room-kinds.ts";

/** How a venue rounds its published figures, and which it omits. */
export interface PublishingHabit {
  /** Rounds a figure down. */
  round(people: number, layout: LayoutKey): number;
  /** Layouts for which the venue publishes no figure. */
  unpublishedLayouts: ReadonlySet<LayoutKey>;
  /** True: publishes every figure and none that is implausible. */
  complete?: boolean;
}

const roundDown = (people: number, step: number): number => Math.floor(people / step) * step;

/** The habit of a venue that publishes every planned figure, rounded to even numbers. */
export const exactHabit: PublishingHabit = {
  unpublishedLayouts: new Set(),
  complete: true,
  round: (people, layout) => roundDown(people, layout === "banquet" && people >= 20 ? 10 : 2),
};

/** Draws a habit: tens from 60 people in most venues, even numbers in the others; banquets in tables of ten. */
export function drawPublishingHabit(random: Random): PublishingHabit {
  const tens = random.chance(0.65);
  const silent = new Set<LayoutKey>();
  if (random.chance(0.3)) silent.add("fishbone");
  if (random.chance(0.1)) silent.add("hollow");
  if (random.chance(0.06)) silent.add("cocktail");
  return {
    unpublishedLayouts: silent,
    round: (people, layout) => {
      if (layout === "banquet" && people >= 20) return roundDown(people, 10);
      return people >= 60 && tens ? roundDown(people, 10) : roundDown(people, 2);
    },
  };
}

/** Returns the comfortable figure in four of five cases, else one up to the limit; never above the geometric maximum. */
function drawPublishedFigure(
  random: Random,
  figures: CapacityFigures,
  habit: PublishingHabit,
  layout: LayoutKey,
): number {
  const generous = random.chance(0.19) && !habit.complete;
  const { comfortable, limit, maximum } = figures;
  const target = generous ? comfortable + (limit - comfortable) * random.between(0.3, 1) : comfortable;
  return habit.round(Math.min(target, maximum), layout);
}

/** Returns an impossible figure, above the threshold at which the site marks a figure as doubtful. */
const exaggerateFigure = (random: Random, maximum: number): number =>
  Math.ceil((maximum * doubtfulFactor * random.between(1.08, 1.36)) / 10) * 10;

/** Returns whether a layout suits a room by floor area and kind. */
function isLayoutSuitable(room: RoomPlan, layout: LayoutKey): boolean {
  const area = room.length * room.width;
  return area >= minFloorArea[layout] && !roomKinds[room.kind].unsuitableLayouts.includes(layout);
}

/**
 * Returns the published capacities of a room: 0 for an unsuitable layout, absent where nothing is published.
 * `doubt` gives one space in seventeen an impossible figure, about one figure in a hundred.
 */
export function publishCapacities(
  random: Random,
  doubt: Random,
  room: RoomPlan,
  space: Space,
  habit: PublishingHabit,
): Capacities {
  const capacity: Capacities = {};
  const doubtful = !habit.complete && doubt.chance(0.06) ? doubt.pick(layouts).key : undefined;
  for (const { key } of layouts) {
    const isOmitted = random.chance(0.03);
    if (!isLayoutSuitable(room, key)) {
      capacity[key] = 0;
      continue;
    }
    if (!habit.complete && (habit.unpublishedLayouts.has(key) || isOmitted)) continue;
    const figures = computeFigures(space, key);
    if (figures.comfortable < 4) capacity[key] = 0;
    else if (key === doubtful && figures.maximum >= 20) capacity[key] = exaggerateFigure(doubt, figures.maximum);
    else capacity[key] = drawPublishedFigure(random, figures, habit, key);
  }
  return capacity;
}

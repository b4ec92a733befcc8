import { doubtfulBeyond } from "../src/domain/seating/rules.ts";
import { type LayoutKey, layouts } from "../src/domain/space/layout.ts";
import type { Capacities, Space } from "../src/domain/space/space.ts";
import { type Figures, figuresOf } from "./figures.ts";
import type { Random } from "./random.ts";
import { leastFloor, type RoomPlan, roomKinds } from "./room-kinds.ts";

/** How a house writes its figures, and what it leaves out. */
export interface PublishingHabit {
  /** Rounds a figure down. */
  round(people: number, layout: LayoutKey): number;
  /** Layouts the house never gives a figure for. */
  silent: ReadonlySet<LayoutKey>;
  /** Nothing is left out, and nothing is beyond belief. */
  complete?: boolean;
}

const down = (people: number, step: number): number => Math.floor(people / step) * step;

/** A house that tells everything as the plan gives it, to the last pair of seats. */
export const plainHabit: PublishingHabit = {
  silent: new Set(),
  complete: true,
  round: (people, layout) => down(people, layout === "banquet" && people >= 20 ? 10 : 2),
};

/** Tens from 60 up in most houses, even numbers in the others; banquets in whole tables of ten. */
export function publishingHabit(random: Random): PublishingHabit {
  const tens = random.chance(0.65);
  const silent = new Set<LayoutKey>();
  if (random.chance(0.3)) silent.add("fishbone");
  if (random.chance(0.1)) silent.add("hollow");
  if (random.chance(0.06)) silent.add("cocktail");
  return {
    silent,
    round: (people, layout) => {
      if (layout === "banquet" && people >= 20) return down(people, 10);
      return people >= 60 && tens ? down(people, 10) : down(people, 2);
    },
  };
}

/** The comfortable figure in four of five, one up to the limit in most others; never above the geometric maximum. */
function published(random: Random, figures: Figures, habit: PublishingHabit, layout: LayoutKey): number {
  const generous = random.chance(0.19) && !habit.complete;
  const { comfortable, limit, maximum } = figures;
  const aim = generous ? comfortable + (limit - comfortable) * random.between(0.3, 1) : comfortable;
  return habit.round(Math.min(aim, maximum), layout);
}

/** A figure that no room of this size can hold: what a careless brochure prints. */
const exaggerated = (random: Random, maximum: number): number =>
  Math.ceil((maximum * doubtfulBeyond * random.between(1.08, 1.36)) / 10) * 10;

/** Whether a layout is of use in a room at all. */
export function suits(room: RoomPlan, layout: LayoutKey): boolean {
  const area = room.length * room.width;
  return area >= leastFloor[layout] && !roomKinds[room.kind].unfit.includes(layout);
}

/**
 * The capacities a house publishes for a room: 0 where a layout is of no use, absent where the house is silent.
 * `doubt` picks the one space in seventeen that has a figure which cannot be true: about one figure in a hundred.
 */
export function capacitiesOf(
  random: Random,
  doubt: Random,
  room: RoomPlan,
  space: Space,
  habit: PublishingHabit,
): Capacities {
  const capacity: Capacities = {};
  const doubtful = !habit.complete && doubt.chance(0.06) ? doubt.pick(layouts).key : undefined;
  for (const { key } of layouts) {
    const left = random.chance(0.03);
    if (!suits(room, key)) {
      capacity[key] = 0;
      continue;
    }
    if (!habit.complete && (habit.silent.has(key) || left)) continue;
    const figures = figuresOf(space, key);
    if (figures.comfortable < 4) capacity[key] = 0;
    else if (key === doubtful && figures.maximum >= 20) capacity[key] = exaggerated(doubt, figures.maximum);
    else capacity[key] = published(random, figures, habit, key);
  }
  return capacity;
}

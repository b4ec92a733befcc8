import { tightMinutes } from "../offer.ts";
import { computeTurnover, type Turnover } from "../turnover/compute-turnover.ts";
import type { TurnoverRates } from "../turnover/turnover-rates.ts";
import type { Task } from "./list-tasks.ts";
import type { VenueModel } from "./venue-model.ts";

/** A task in a space of the model. */
interface PlacedTask {
  task: Task;
  space: number;
}

/** Returns the people for whom a divisible space is set up at once, where a block uses several of its parts. */
const countPeople = ({ task, space }: PlacedTask, other: PlacedTask, { spaces }: VenueModel): number => {
  const parts = spaces[other.space]!.units.length;
  return space !== other.space && parts > 1 ? task.people * Math.min(task.count, parts) : task.people;
};

/** Computes the turnover between two tasks in spaces that share floor. */
export function computeTransition(
  model: VenueModel,
  before: PlacedTask,
  after: PlacedTask,
  rates: TurnoverRates,
): Turnover | undefined {
  const isSame = before.space === after.space;
  if (isSame && before.task.layout === after.task.layout && !before.task.isMeal) return undefined;
  const [one, other] = [model.spaces[before.space]!, model.spaces[after.space]!];
  const larger = one.units.length >= other.units.length ? one : other;
  const area = larger.area ?? other.area ?? one.area;
  const units = new Set([...one.units, ...other.units]);
  return computeTurnover(
    {
      from: { layout: before.task.layout, people: countPeople(before, after, model) },
      to: { layout: after.task.layout, people: countPeople(after, before, model) },
      area,
      ...(!isSame && { walls: { count: units.size - 1, metres: larger.wallMetres } }),
    },
    rates,
  );
}

/** How far a gap between two tasks is from enough: 0 enough, 1 tight, above 1 too short by so many minutes less one. */
export function rateGap(minutes: number, gap: number): number {
  if (minutes === 0 || gap >= minutes + tightMinutes) return 0;
  return gap >= minutes ? 1 : 1 + minutes - gap;
}

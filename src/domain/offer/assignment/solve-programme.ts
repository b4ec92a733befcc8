import type { Programme } from "../programme.ts";
import type { TurnoverRates } from "../turnover/turnover-rates.ts";
import { type IsBlocked, listTasks, listTaskSpaces, type Task, type TaskSpaces } from "./list-tasks.ts";
import { type Assignment, AssignmentSearch } from "./assignment-search.ts";
import { sharesFloor, type VenueModel } from "./venue-model.ts";

/** What an assignment depends on apart from the programme. */
export interface SolveContext {
  model: VenueModel;
  rates: TurnoverRates;
  /** Steps of one search. */
  mostSteps: number;
  /** Returns the spaces of a task; equal tasks of other programmes have them too. */
  getTaskSpaces: (task: Task) => TaskSpaces;
}

/** Creates the context of one venue. */
export function createSolveContext(
  model: VenueModel,
  { rates, mostSteps }: Pick<SolveContext, "rates" | "mostSteps">,
  isBlocked: IsBlocked | undefined,
): SolveContext {
  const blockedByDay = new Map<string | undefined, ReadonlySet<number>>();
  const taskSpaces = new Map<string, TaskSpaces>();
  const getBlocked = (isoDay: string | undefined) => {
    const blocked = blockedByDay.get(isoDay) ?? listBlocked(model, isBlocked, isoDay);
    blockedByDay.set(isoDay, blocked);
    return blocked;
  };
  const getTaskSpaces = (task: Task) => {
    const key = `${task.layout} ${task.people} ${task.slot} ${isBlocked && task.isoDay}`;
    const found = taskSpaces.get(key) ?? listTaskSpaces(model, task, getBlocked(task.isoDay));
    taskSpaces.set(key, found);
    return found;
  };
  return { model, rates, mostSteps, getTaskSpaces };
}

/** A programme with its tasks, and for each task what the venue has. */
export interface SolvedProgramme {
  tasks: readonly Task[];
  seats: readonly TaskSpaces[];
  /** Absent where a task has no space at all. */
  assignment?: Assignment;
}

/** Returns the spaces that are blocked on a day, or share floor with one that is. */
function listBlocked(
  model: VenueModel,
  isBlocked: IsBlocked | undefined,
  isoDay: string | undefined,
): ReadonlySet<number> {
  const blocked = new Set<number>();
  if (!isBlocked || isoDay === undefined) return blocked;
  const own = model.spaces.flatMap(({ space }, index) => (isBlocked(space.id, isoDay) ? [index] : []));
  for (const one of own)
    model.spaces.forEach((_, other) => {
      if (sharesFloor(model, one, other)) blocked.add(other);
    });
  return blocked;
}

/** Creates the search; undefined where a task has no space at all. */
function createSearch({ model, ...settings }: SolveContext, tasks: readonly Task[], seats: readonly TaskSpaces[]) {
  if (seats.some(({ candidates }) => candidates.length === 0)) return undefined;
  return new AssignmentSearch(model, tasks, seats, settings);
}

/** Finds the best assignment of a programme: one that fits, else one that is tight, else the one that lacks least. */
export function solveProgramme(context: SolveContext, programme: Programme): SolvedProgramme {
  const tasks = listTasks(programme);
  const seats = tasks.map(context.getTaskSpaces);
  const search = createSearch(context, tasks, seats);
  if (!search) return { tasks, seats };
  const assignment =
    search.findBest({ mostWorst: 0 }) ??
    search.findBest({ mostWorst: Number.POSITIVE_INFINITY }) ??
    search.findBest({ mostWorst: Number.POSITIVE_INFINITY, allowsMissing: true });
  return { tasks, seats, ...(assignment && { assignment }) };
}

/** Returns whether a venue can hold a programme, be it tight. */
export function canHold(context: SolveContext, programme: Programme): boolean {
  const tasks = listTasks(programme);
  const search = createSearch(context, tasks, tasks.map(context.getTaskSpaces));
  return search?.findBest({ mostWorst: 1, isFirstEnough: true }) !== undefined;
}

/** Returns whether an assignment gives every task a space, with time enough between them. */
export const isHeld = ({ assignment }: SolvedProgramme): boolean =>
  assignment !== undefined && assignment.rank.missing === 0 && assignment.rank.worst <= 1;

import type { TurnoverRates } from "../turnover/turnover-rates.ts";
import type { Task, TaskSpaces } from "./list-tasks.ts";
import { computeTransition, rateGap } from "./compute-transition.ts";
import { sharesFloor, type VenueModel } from "./venue-model.ts";

/** What an assignment is judged by, in this order; less is better in each. */
export interface AssignmentRank {
  /** Tasks without a space. */
  missing: number;
  /** The worst gap between two tasks, as `rateGap` rates it. */
  worst: number;
  /** Spaces that a session moves to in its further blocks. */
  moves: number;
  /** Yuan, and `unpriced` for each space without a price. */
  hire: number;
  /** Floors more than one that the spaces of one block are on. */
  spread: number;
  floors: number;
  /** Blocks before which a space is turned over on their day, and those before which one is turned over at night. */
  changes: number;
  resets: number;
}

export interface Assignment {
  /** The space of each task, as an index of the model; -1 for none. */
  spaces: readonly number[];
  rank: AssignmentRank;
}

/** What an assignment may be; the search for the best one is shorter for a narrower answer. */
interface SearchLimits {
  mostWorst: number;
  allowsMissing?: boolean;
  /** The first assignment will do. */
  isFirstEnough?: boolean;
}

/** Steps of one search: a programme that no venue's manager would plan by hand ends it early, with the best found so far. */
export const usualMostSteps = 200_000;

interface SearchSettings {
  rates: TurnoverRates;
  mostSteps: number;
}

const unranked: AssignmentRank = {
  missing: 0,
  worst: 0,
  moves: 0,
  hire: 0,
  spread: 0,
  floors: 0,
  changes: 0,
  resets: 0,
};

/**
 * Yuan that one floor is worth to a block of several spaces: each floor more has signs and an usher of its own, and people who look
 * for their room. It is never part of the sum.
 */
const floorYuan = 1000;

/** Returns what an assignment costs, with the floors that its blocks are spread over. */
const getCost = ({ hire, spread }: AssignmentRank): number => hire + spread * floorYuan;

const compareRanks = (a: AssignmentRank, b: AssignmentRank): number =>
  a.missing - b.missing ||
  a.worst - b.worst ||
  a.moves - b.moves ||
  getCost(a) - getCost(b) ||
  a.hire - b.hire ||
  a.floors - b.floors ||
  a.changes - b.changes ||
  a.resets - b.resets;

/** What a space would bring for the next task. */
interface Step {
  worst: number;
  isChange: boolean;
  isReset: boolean;
}

/**
 * Finds the best assignment of tasks to spaces by depth-first search in the order of time. A branch ends where even free spaces for
 * what remains could not make it better than the best one found, so the result is exact, and of equal ones the first.
 */
export class AssignmentSearch {
  readonly #model: VenueModel;
  readonly #tasks: readonly Task[];
  readonly #taskSpaces: readonly TaskSpaces[];
  /** Which of the tasks of its block each task is, from 0 on. */
  readonly #numbers: readonly number[];
  readonly #rates: TurnoverRates;
  readonly #mostSteps: number;
  /** Minutes of a turnover by the blocks and spaces between which it is. */
  readonly #minutes = new Map<number, number>();
  readonly #chosen: number[] = [];
  /** Tasks of each block before which a space is turned over by day, and by night. */
  readonly #changesByBlock = new Map<number, number>();
  readonly #resetsByBlock = new Map<number, number>();
  /** Spaces of each session in its blocks, and floors of each block. */
  readonly #plenarySpaces = new Map<string, readonly number[]>();
  readonly #floorsByBlock = new Map<number, number>();
  /** The least that the tasks from one on can cost. */
  readonly #leastHire: readonly number[];
  #limits: SearchLimits = { mostWorst: 0 };
  #best: Assignment | undefined;
  #steps = 0;

  constructor(
    model: VenueModel,
    tasks: readonly Task[],
    taskSpaces: readonly TaskSpaces[],
    { rates, mostSteps }: SearchSettings,
  ) {
    this.#model = model;
    this.#tasks = tasks;
    this.#taskSpaces = taskSpaces;
    this.#rates = rates;
    this.#mostSteps = mostSteps;
    this.#numbers = tasks.map((task, at) => at - tasks.indexOf(task));
    const least = [0];
    for (let at = tasks.length - 1; at >= 0; at--) least.unshift(least[0]! + this.#getLeastHire(at));
    this.#leastHire = least;
  }

  /** Returns the least that a task can cost: the nth of its block takes none of the candidates before the nth. */
  #getLeastHire(at: number): number {
    const number = this.#numbers[at]!;
    return number < this.#taskSpaces[at]!.apart ? this.#taskSpaces[at]!.hires[number]! : 0;
  }

  /** Returns the best assignment within the limits; undefined if there is none. */
  findBest(limits: SearchLimits): Assignment | undefined {
    const missing = this.#countMissing();
    if (missing > 0 && !limits.allowsMissing) return undefined;
    this.#limits = limits;
    this.#best = undefined;
    this.#steps = 0;
    this.#assign(0, 0, { ...unranked, missing });
    return this.#best;
  }

  /** Counts the spaces that are missing at any hours: a block needs more at once than the venue has. */
  #countMissing(): number {
    return this.#tasks.filter((_, at) => this.#numbers[at]! >= this.#taskSpaces[at]!.apart).length;
  }

  /** Returns the minutes of the turnover between two tasks in spaces that share floor. */
  #getMinutes(before: number, beforeSpace: number, after: number, afterSpace: number): number {
    const count = this.#model.spaces.length;
    const key = ((before * this.#tasks.length + after) * count + beforeSpace) * count + afterSpace;
    const existing = this.#minutes.get(key);
    if (existing !== undefined) return existing;
    const transition = computeTransition(
      this.#model,
      { task: this.#tasks[before]!, space: beforeSpace },
      { task: this.#tasks[after]!, space: afterSpace },
      this.#rates,
    );
    const minutes = transition?.minutes ?? 0;
    this.#minutes.set(key, minutes);
    return minutes;
  }

  /** Returns what the space of a task would bring; undefined if it is in use at the time. */
  #computeStep(at: number, space: number): Step | undefined {
    const task = this.#tasks[at]!;
    const step: Step = { worst: 0, isChange: false, isReset: false };
    let latest = Number.NEGATIVE_INFINITY;
    for (let before = 0; before < at; before++) {
      const other = this.#chosen[before]!;
      if (other < 0 || !sharesFloor(this.#model, other, space)) continue;
      const { end, day } = this.#tasks[before]!;
      if (end > task.start) return undefined;
      const minutes = this.#getMinutes(before, other, at, space);
      step.worst = Math.max(step.worst, rateGap(minutes, task.start - end));
      // What the space is turned over from is the last use of it, or several that end at once.
      if (end < latest) continue;
      if (end > latest) step.isChange = step.isReset = false;
      latest = end;
      if (minutes > 0 && day === task.day) step.isChange = true;
      else if (minutes > 0) step.isReset = true;
    }
    return step;
  }

  #isBetter(rank: AssignmentRank): boolean {
    return !this.#best || compareRanks(rank, this.#best.rank) < 0;
  }

  /** Returns where the candidates of a task begin: those of one block are interchangeable and are chosen in one order only. */
  #getFirstCandidate(at: number): number {
    if (this.#numbers[at] === 0) return 0;
    const before = this.#chosen[at - 1]!;
    const { candidates } = this.#taskSpaces[at]!;
    return before < 0 ? candidates.length : candidates.indexOf(before) + 1;
  }

  /** Returns where they end: so many are left as the rest of the block needs. */
  #getLastCandidate(at: number): number {
    const { length } = this.#taskSpaces[at]!.candidates;
    return this.#limits.allowsMissing ? length : length - (this.#tasks[at]!.count - this.#numbers[at]! - 1);
  }

  #isDone(): boolean {
    return this.#steps >= this.#mostSteps || (this.#limits.isFirstEnough === true && this.#best !== undefined);
  }

  #assign(at: number, floorBits: number, rank: AssignmentRank): void {
    if (at === this.#tasks.length) {
      if (this.#isBetter(rank)) this.#best = { spaces: [...this.#chosen], rank };
      return;
    }
    const end = this.#getLastCandidate(at);
    for (let each = this.#getFirstCandidate(at); each < end && !this.#isDone(); each++) {
      this.#steps++;
      this.#tryCandidate(at, each, floorBits, rank);
    }
    if (!this.#limits.allowsMissing) return;
    // What a block lacks at any hours is counted from the start.
    const isCounted = this.#numbers[at]! >= this.#taskSpaces[at]!.apart;
    const without = isCounted ? rank : { ...rank, missing: rank.missing + 1 };
    if (!this.#isBetter(without)) return;
    this.#chosen[at] = -1;
    this.#assign(at + 1, floorBits, without);
  }

  /** Returns whether a session would move to a space, and whether a block would spread to its floor. */
  #computeMove({ plenary, block }: Task, space: number): { moves: number; spread: number } {
    const used = plenary === undefined ? [] : (this.#plenarySpaces.get(plenary) ?? []);
    const floors = this.#floorsByBlock.get(block) ?? 0;
    return {
      moves: used.length > 0 && !used.includes(space) ? 1 : 0,
      spread: floors !== 0 && (floors & this.#model.spaces[space]!.floorBit) === 0 ? 1 : 0,
    };
  }

  #tryCandidate(at: number, each: number, floorBits: number, rank: AssignmentRank): void {
    const hire = rank.hire + this.#taskSpaces[at]!.hires[each]!;
    const space = this.#taskSpaces[at]!.candidates[each]!;
    const bits = floorBits | this.#model.spaces[space]!.floorBit;
    const { moves, spread } = this.#computeMove(this.#tasks[at]!, space);
    const next = {
      ...rank,
      moves: rank.moves + moves,
      hire: hire + this.#leastHire[at + 1]!,
      spread: rank.spread + spread,
      floors: rank.floors + (bits === floorBits ? 0 : 1),
    };
    if (!this.#isBetter(next)) return;
    const step = this.#computeStep(at, space);
    if (!step || step.worst > this.#limits.mostWorst) return;
    const { block } = this.#tasks[at]!;
    next.worst = Math.max(rank.worst, step.worst);
    if (step.isChange && !this.#changesByBlock.get(block)) next.changes++;
    if (step.isReset && !this.#resetsByBlock.get(block)) next.resets++;
    if (!this.#isBetter(next)) return;
    next.hire = hire;
    this.#chosen[at] = space;
    this.#withUse(this.#tasks[at]!, space, step, () => this.#assign(at + 1, bits, next));
  }

  /** Goes on with a space in use for a task. */
  #withUse({ block, plenary }: Task, space: number, step: Step, assign: () => void): void {
    const [changes, resets] = [this.#changesByBlock.get(block) ?? 0, this.#resetsByBlock.get(block) ?? 0];
    const floors = this.#floorsByBlock.get(block) ?? 0;
    const used = plenary === undefined ? [] : (this.#plenarySpaces.get(plenary) ?? []);
    if (step.isChange) this.#changesByBlock.set(block, changes + 1);
    if (step.isReset) this.#resetsByBlock.set(block, resets + 1);
    this.#floorsByBlock.set(block, floors | this.#model.spaces[space]!.floorBit);
    if (plenary !== undefined) this.#plenarySpaces.set(plenary, [...used, space]);
    assign();
    this.#changesByBlock.set(block, changes);
    this.#resetsByBlock.set(block, resets);
    this.#floorsByBlock.set(block, floors);
    if (plenary !== undefined) this.#plenarySpaces.set(plenary, used);
  }
}

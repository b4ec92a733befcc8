import type { LayoutKey } from "../../space/layouts.ts";
import { applyRemedy } from "../apply-remedy.ts";
import { isSession, listSessions, type Programme, type SessionBlock } from "../programme.ts";
import type { OfferFailure, OfferRemedy } from "../offer.ts";
import { listTasks } from "./list-tasks.ts";
import { canHold, type SolveContext } from "./solve-programme.ts";

/** A block is shifted by steps of a quarter of an hour, two hours at most, and stays within the day. */
const shiftStep = 15;
const mostShift = 120;
const dayStart = 7 * 60;
const dayEnd = 24 * 60;
/** A loss of up to this share of the people is nearer than another day. */
const smallLoss = 0.1;

/** Layouts that serve in place of another, the nearest first; people still see the front. */
const otherLayouts: Readonly<Record<LayoutKey, readonly LayoutKey[]>> = {
  theatre: [],
  classroom: ["theatre"],
  fishbone: ["classroom", "theatre"],
  boardroom: ["hollow", "ushape", "classroom", "theatre"],
  ushape: ["hollow", "boardroom", "classroom", "theatre"],
  hollow: ["ushape", "boardroom", "classroom", "theatre"],
  banquet: [],
  cocktail: [],
};

const isTogether = (one: SessionBlock, other: SessionBlock): boolean => one.from < other.to && other.from < one.to;

/** Returns whether a block may move to these hours: what came before or after it still does. */
function isInOrder(programme: Programme, index: number, moved: SessionBlock): boolean {
  const before = programme.blocks[index] as SessionBlock;
  if (moved.from < Math.min(dayStart, before.from) || moved.to > Math.max(dayEnd, before.to)) return false;
  return listSessions(programme).every(({ block, index: at }) => {
    if (at === index || block.dayNumber !== moved.dayNumber || isTogether(block, before)) return true;
    return block.to <= before.from ? block.to <= moved.from : moved.to <= block.from;
  });
}

class RemedySearch {
  readonly #context: SolveContext;
  readonly #programme: Programme;
  readonly #failures: readonly OfferFailure[];

  constructor(context: SolveContext, programme: Programme, failures: readonly OfferFailure[]) {
    this.#context = context;
    this.#programme = programme;
    this.#failures = failures;
  }

  #helps(remedy: OfferRemedy): boolean {
    return canHold(this.#context, applyRemedy(this.#programme, remedy));
  }

  /** Lists the blocks that a change may be of: those that lack something, and those that come before them. */
  #listConcerned(): number[] {
    return [
      ...new Set(
        this.#failures.flatMap((failure) => [failure.block, ...(failure.kind === "minutes" ? [failure.after] : [])]),
      ),
    ];
  }

  /** Returns whether a block lacks spaces at any hours. */
  #hasTooFewSpaces(): boolean {
    return listTasks(this.#programme).some((task) => this.#context.getTaskSpaces(task).apart < task.count);
  }

  /** Finds the smallest shift; a block moves by no less than the minutes that lack, since no gap grows by more. */
  findShift(): OfferRemedy | undefined {
    if (this.#hasTooFewSpaces()) return undefined;
    const lacking = Math.max(0, ...this.#failures.map((one) => (one.kind === "minutes" ? one.short : 0)));
    const least = Math.max(1, Math.ceil(lacking / shiftStep));
    const blocks = listSessions(this.#programme).filter(({ block }) => block.place === "space");
    for (let steps = least; steps * shiftStep <= mostShift; steps++)
      for (const minutes of [steps * shiftStep, -steps * shiftStep])
        for (const { block, index } of blocks) {
          const remedy: OfferRemedy = { kind: "shift", block: index, minutes };
          const moved = { ...block, from: block.from + minutes, to: block.to + minutes };
          if (isInOrder(this.#programme, index, moved) && this.#helps(remedy)) return remedy;
        }
    return undefined;
  }

  findLayout(): OfferRemedy | undefined {
    for (const index of this.#listConcerned()) {
      const block = this.#programme.blocks[index]!;
      if (!isSession(block) || !block.layout) continue;
      const remedies = otherLayouts[block.layout].map(
        (layout): OfferRemedy => ({ kind: "layout", block: index, layout }),
      );
      const remedy = remedies.find((one) => this.#helps(one));
      if (remedy) return remedy;
    }
    return undefined;
  }

  /** Finds the largest number of people that the venue can hold; those at tables by tens. */
  findPeople(): OfferRemedy | undefined {
    const failure = this.#failures.find(({ kind }) => kind === "seats");
    if (failure?.kind !== "seats") return undefined;
    const block = this.#programme.blocks[failure.block] as SessionBlock;
    const people = block.kind === "meal" ? Math.floor(failure.largest / 10) * 10 : failure.largest;
    const remedy: OfferRemedy = { kind: "people", block: failure.block, people };
    return people > 0 && this.#helps(remedy) ? remedy : undefined;
  }

  /** Finds another day for a session: one of the event on which nothing else takes place at its hours, else one after the last. */
  findDay(): OfferRemedy | undefined {
    if (this.#failures.some(({ kind }) => kind === "seats")) return undefined;
    const sessions = listSessions(this.#programme);
    const last = Math.max(...sessions.map(({ block }) => block.dayNumber));
    for (const index of this.#listConcerned()) {
      const block = this.#programme.blocks[index]!;
      if (!isSession(block) || block.kind === "meal") continue;
      for (let dayNumber = 1; dayNumber <= last + 1; dayNumber++) {
        const isFree = sessions.every((one) => one.block.dayNumber !== dayNumber || !isTogether(one.block, block));
        const remedy: OfferRemedy = { kind: "day", block: index, dayNumber };
        if (isFree && this.#helps(remedy)) return remedy;
      }
    }
    return undefined;
  }

  find(): OfferRemedy | undefined {
    const fewer = () => this.findPeople();
    const isSmall = (remedy: OfferRemedy | undefined) =>
      remedy?.kind === "people" &&
      remedy.people >= (this.#programme.blocks[remedy.block] as SessionBlock).people * (1 - smallLoss);
    const shiftOrLayout = this.findShift() ?? this.findLayout();
    if (shiftOrLayout) return shiftOrLayout;
    const people = fewer();
    return isSmall(people) ? people : (this.findDay() ?? people);
  }
}

/**
 * Finds the nearest change of one block with which a venue can hold the programme: a shift of up to two hours, another layout, up to
 * a tenth fewer people, another day, fewer people; in this order. Undefined where none of them alone helps.
 */
export function findRemedy(
  context: SolveContext,
  programme: Programme,
  failures: readonly OfferFailure[],
): OfferRemedy | undefined {
  // Guest rooms that a venue does not have are no matter of hours or layouts, and one change does not mend two blocks without a space.
  const count = (kind: OfferFailure["kind"]) => failures.filter((failure) => failure.kind === kind).length;
  if (count("guestRooms") > 0 || count("seats") + count("blocked") > 1) return undefined;
  return new RemedySearch(context, programme, failures).find();
}

import { groupBy } from "../../group-by.ts";
import { toSumMeasures, type SumMeasures } from "../../estimate/event-sum/sum-event.ts";
import { getHireSlot } from "../assignment/list-tasks.ts";
import type { Placement } from "../offer.ts";
import { listSessions, type Programme, type SessionBlock } from "../programme.ts";

/** Meals that are counted with a block. */
export type BlockMeals = Partial<Pick<SumMeasures, "lunches" | "teaBreaks" | "dinners" | "tables" | "roomNights">>;

/** The lunch and tea breaks of a day, counted with its main session: a package may cover them. */
export interface MainMeals {
  meals: BlockMeals;
  /** Indexes of the blocks that name them; empty for usual ones. */
  lunchBlocks: readonly number[];
  teaBlocks: readonly number[];
}

/** Meals in the restaurant that end by then are lunches. */
const lunchEnds = 15 * 60;

const isTea = ({ place, name }: SessionBlock): boolean => place === "foyer" && name.includes("茶");
const isRestaurantMeal = ({ kind, place }: SessionBlock): boolean => kind === "meal" && place === "restaurant";
const isLunch = (block: SessionBlock): boolean => isRestaurantMeal(block) && block.to <= lunchEnds;

/** Returns the meals of a block outside the spaces; undefined where it has none (签到). */
function getOwnMeals(block: SessionBlock): BlockMeals | undefined {
  if (isTea(block)) return { teaBreaks: 1 };
  if (isLunch(block)) return { lunches: 1 };
  return isRestaurantMeal(block) ? { dinners: 1 } : undefined;
}

/** Finds the main session of each day: the largest by day that has a space. */
function listMainSessions(programme: Programme, placements: readonly Placement[]) {
  const placed = new Set(placements.map(({ block }) => block));
  const mains = listSessions(programme)
    .filter(({ block, index }) => block.kind === "session" && placed.has(index) && getHireSlot(block) !== "evening")
    .toSorted((a, b) => b.block.people - a.block.people || a.block.from - b.block.from);
  return [...groupBy(mains, ({ block }) => block.dayNumber).values()].map(([main]) => main!);
}

/** Counts the lunches and tea breaks that a day of these sessions usually has: from the first of them to the last. */
function getUsualMeals(
  main: SessionBlock,
  sessions: readonly SessionBlock[],
): Pick<SumMeasures, "lunches" | "teaBreaks"> {
  const own = sessions.filter(
    (block) => block.dayNumber === main.dayNumber && block.kind !== "meal" && getHireSlot(block) !== "evening",
  );
  const from = Math.min(...own.map((block) => block.from));
  const to = Math.max(...own.map((block) => block.to));
  const days = getHireSlot({ from, to }) === "day" ? 1 : 0.5;
  const { people, layout = "theatre" } = main;
  return toSumMeasures({ people, days, layout, eventType: "training", today: 0 });
}

/**
 * Lists the meals of a programme: those of a day's main session (named for the same people, or, where no block of the programme is a lunch
 * or a tea break, the usual ones), and by block those that are counted by themselves.
 */
export function listDayMeals(programme: Programme, placements: readonly Placement[]) {
  const sessions = listSessions(programme);
  const hasLunch = sessions.some(({ block }) => isLunch(block) || (block.kind === "meal" && block.to <= lunchEnds));
  const hasTea = sessions.some(({ block }) => isTea(block));
  const main = new Map<number, MainMeals>();
  const own = new Map<number, BlockMeals>();
  const inMain = new Set<number>();
  for (const { block, index } of listMainSessions(programme, placements)) {
    const named = (is: (block: SessionBlock) => boolean) =>
      sessions
        .filter((one) => is(one.block) && one.block.dayNumber === block.dayNumber && one.block.people === block.people)
        .map((one) => one.index);
    const [lunchBlocks, teaBlocks] = [named(isLunch), named(isTea)];
    for (const one of [...lunchBlocks, ...teaBlocks]) inMain.add(one);
    const usual = getUsualMeals(
      block,
      sessions.map((one) => one.block),
    );
    const lunches = hasLunch ? lunchBlocks.length : usual.lunches;
    const teaBreaks = hasTea ? teaBlocks.length : usual.teaBreaks;
    main.set(index, { meals: { lunches, teaBreaks }, lunchBlocks, teaBlocks });
  }
  for (const { block, index } of sessions) {
    const meals = inMain.has(index) ? undefined : getOwnMeals(block);
    if (meals) own.set(index, meals);
  }
  return { main, own };
}

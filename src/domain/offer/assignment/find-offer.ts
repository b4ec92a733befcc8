import type { Programme } from "../programme.ts";
import { noTurnover } from "../turnover/compute-turnover.ts";
import { usualMostSteps } from "./assignment-search.ts";
import { defaultTurnoverRates, type TurnoverRates } from "../turnover/turnover-rates.ts";
import { findFailures } from "./find-failures.ts";
import { findRemedy } from "./find-remedy.ts";
import { type IsBlocked, unpriced } from "./list-tasks.ts";
import { type Offer, type OfferTurnover, type Placement, tightMinutes } from "../offer.ts";
import {
  createSolveContext,
  isHeld,
  type SolveContext,
  type SolvedProgramme,
  solveProgramme,
} from "./solve-programme.ts";
import { computeTransition } from "./compute-transition.ts";
import { sharesFloor, type VenueModel } from "./venue-model.ts";

export interface OfferOptions {
  /** Guest rooms of the venue; undefined where unknown: then no number of rooms is refused. */
  guestRoomCount?: number | undefined;
  rates?: TurnoverRates;
  isBlocked?: IsBlocked;
  mostSteps?: number;
}

/** Minutes that a turnover has to spare; negative where it lacks some. */
const countSpare = ({ minutes, available }: Pick<OfferTurnover, "minutes" | "available">): number =>
  available - minutes;

/** Lists the turnovers of an assignment: before each task, from the task that used its floor last, or from which it has least time. */
function listTurnovers({ model, rates }: SolveContext, { tasks, assignment }: SolvedProgramme): OfferTurnover[] {
  const spaces = assignment?.spaces ?? [];
  return tasks.flatMap((task, at): OfferTurnover[] => {
    const space = spaces[at] ?? -1;
    if (space < 0) return [];
    const earlier = tasks.flatMap((before, index) => {
      const other = spaces[index]!;
      if (index >= at || other < 0 || before.end > task.start || !sharesFloor(model, other, space)) return [];
      const turnover = computeTransition(model, { task: before, space: other }, { task, space }, rates);
      return [{ before, ...(turnover ?? noTurnover), available: task.start - before.end }];
    });
    const latest = Math.min(...earlier.map(({ available }) => available));
    const worst = earlier
      .filter((one) => one.minutes > 0 && (one.available === latest || countSpare(one) < tightMinutes))
      .toSorted((a, b) => countSpare(a) - countSpare(b))[0];
    if (!worst) return [];
    const { before, ...turnover } = worst;
    const isOvernight = before.day !== task.day;
    const spaceId = model.spaces[space]!.space.id;
    return [{ ...turnover, after: before.block, block: task.block, spaceId, isOvernight }];
  });
}

const listPlacements = ({ model }: SolveContext, { tasks, assignment }: SolvedProgramme): Placement[] =>
  tasks.flatMap(({ block }, at) => {
    const space = assignment?.spaces[at] ?? -1;
    return space < 0 ? [] : [{ block, spaceId: model.spaces[space]!.space.id }];
  });

/**
 * Assigns the spaces of one venue to a programme. The best assignment is the one that fits before one that is tight, then the one
 * whose sessions stay in one space, then the cheapest by published prices, where a block that is spread over floors counts as
 * dearer, the one on the fewest floors, with the fewest turnovers by day and at night; of equal ones the first in the order of the
 * spaces. Where there is none, the offer says what lacks and which change helps. Pure and exact.
 */
export function findOffer(model: VenueModel, programme: Programme, options: OfferOptions = {}): Offer {
  const { guestRoomCount, rates = defaultTurnoverRates, isBlocked, mostSteps = usualMostSteps } = options;
  const context = createSolveContext(model, { rates, mostSteps }, isBlocked);
  const solved = solveProgramme(context, programme);
  const turnovers = listTurnovers(context, solved);
  const failures = findFailures(programme, solved, turnovers, guestRoomCount);
  const { rank } = solved.assignment ?? {};
  const isPriced = rank !== undefined && rank.hire < unpriced && rank.missing === 0;
  const status = failures.length > 0 || !isHeld(solved) ? "doesNotFit" : rank?.worst === 1 ? "tight" : "fits";
  const remedy = status === "doesNotFit" ? findRemedy(context, programme, failures) : undefined;
  return {
    status,
    placements: listPlacements(context, solved),
    turnovers,
    ...(isPriced && { hire: rank.hire }),
    floors: rank?.floors ?? 0,
    changes: rank?.changes ?? 0,
    resets: rank?.resets ?? 0,
    failures,
    ...(remedy && { remedy }),
  };
}

import { type Programme, isSession } from "../programme.ts";
import type { OfferFailure, OfferTurnover } from "../offer.ts";
import type { SolvedProgramme } from "./solve-programme.ts";

/** Returns by how many guest rooms the venue is too small; one whose number is unknown is not. */
const findRoomFailures = ({ blocks }: Programme, guestRoomCount: number | undefined): OfferFailure[] =>
  blocks.flatMap((block, index): OfferFailure[] => {
    if (isSession(block) || guestRoomCount === undefined || block.rooms <= guestRoomCount) return [];
    return [{ kind: "guestRooms", block: index, short: block.rooms - guestRoomCount }];
  });

/** Returns the blocks that no space holds, each once. */
function findSeatFailures({ tasks, seats }: SolvedProgramme): OfferFailure[] {
  const failures = new Map<number, OfferFailure>();
  tasks.forEach(({ block, people }, at) => {
    const { largest, largestFree } = seats[at]!;
    if (largestFree >= people) return;
    const failure: OfferFailure =
      largest >= people ? { kind: "blocked", block } : { kind: "seats", block, short: people - largest, largest };
    failures.set(block, failure);
  });
  return [...failures.values()];
}

/** Returns the blocks with too few spaces at once, each once. */
function findSpaceFailures({ tasks, assignment }: SolvedProgramme): OfferFailure[] {
  const short = new Map<number, number>();
  tasks.forEach(({ block }, at) => {
    if (assignment?.spaces[at] === -1) short.set(block, (short.get(block) ?? 0) + 1);
  });
  return [...short].map(([block, count]) => ({ kind: "spaces", block, short: count }));
}

/** Returns the turnovers that lack minutes: the worst before each block. */
function findMinuteFailures(turnovers: readonly OfferTurnover[]): OfferFailure[] {
  const worst = new Map<number, OfferFailure & { kind: "minutes" }>();
  for (const { after, block, minutes, available } of turnovers) {
    const short = minutes - available;
    if (short > (worst.get(block)?.short ?? 0)) worst.set(block, { kind: "minutes", block, after, short });
  }
  return [...worst.values()];
}

/** Lists what a venue lacks for a programme; empty where it can hold it. */
export const findFailures = (
  programme: Programme,
  solved: SolvedProgramme,
  turnovers: readonly OfferTurnover[],
  guestRoomCount: number | undefined,
): OfferFailure[] => [
  ...findSeatFailures(solved),
  ...findSpaceFailures(solved),
  ...findMinuteFailures(turnovers),
  ...findRoomFailures(programme, guestRoomCount),
];

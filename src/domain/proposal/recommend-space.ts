import type { Fit } from "../seating/judge-fit.ts";
import { screenHeights } from "../seating/seating-measures.ts";

/** What a recommendation reads of a space: metres, yuan. */
export interface Candidate {
  /** Absent without people. */
  fit?: Fit | undefined;
  /** How far the last seat is from the screen, as the plan seats all people. */
  sight?: { farthest: number; screenHeight: number } | undefined;
  /** Likely yuan in all, and the number of lines without a price; absent where nothing can be estimated. */
  cost?: { total: number; missing: number } | undefined;
  /** It is booked on the days of the event; false where that is unknown. */
  isBooked?: boolean | undefined;
}

/** What a space falls short of, the gravest first. */
export const shortcomings = ["seats", "booked", "tight", "sight", "price"] as const;
export type Shortcoming = (typeof shortcomings)[number];

export interface Recommendation {
  /** Index of the recommended space, and of the cheapest of those whose costs are known in full. */
  index: number;
  cheapest?: number | undefined;
  /** Yuan by which the recommended space costs more than the cheapest: 0 where it is the cheapest itself. */
  more?: number | undefined;
  /** What the cheapest falls short of where it is not recommended. */
  why?: Shortcoming | undefined;
}

/** Returns whether the last row can read the screen. */
export const isReadable = ({ farthest, screenHeight }: { farthest: number; screenHeight: number }): boolean =>
  farthest / screenHeight <= screenHeights.farthest;

/** Returns what a space falls short of, the gravest first. */
export function findShortcomings({ fit, sight, cost, isBooked = false }: Candidate): Shortcoming[] {
  const found: Record<Shortcoming, boolean> = {
    seats: fit?.kind !== "fits" && fit?.kind !== "tight",
    booked: isBooked,
    tight: fit?.kind === "tight",
    sight: !sight || !isReadable(sight),
    price: !cost || cost.missing > 0,
  };
  return shortcomings.filter((one) => found[one]);
}

/** Orders by the gravest shortcoming; those without one last. */
const getRank = (candidate: Candidate): number =>
  findShortcomings(candidate).reduce((rank, one) => rank + 2 ** (shortcomings.length - shortcomings.indexOf(one)), 0);

/** Shortcomings with which a space is not recommended at all. */
const prohibitive: readonly Shortcoming[] = ["seats", "booked"];

/**
 * Recommends one of the spaces: all people seated, not booked, with room, the last row reading the screen, costs known, in this
 * order; among equals the cheapest, then the first. Undefined where no space that is not booked is known to seat the people.
 */
export function recommendSpace(candidates: readonly Candidate[]): Recommendation | undefined {
  const getTotal = ({ cost }: Candidate) => cost?.total ?? Number.POSITIVE_INFINITY;
  const order = candidates
    .map((candidate, index) => ({ candidate, index }))
    .toSorted(
      (a, b) =>
        getRank(a.candidate) - getRank(b.candidate) ||
        getTotal(a.candidate) - getTotal(b.candidate) ||
        a.index - b.index,
    );
  const best = order[0];
  if (!best || findShortcomings(best.candidate).some((one) => prohibitive.includes(one))) return undefined;
  const priced = order.filter(({ candidate }) => candidate.cost?.missing === 0);
  const own = best.candidate.cost;
  if (!own || own.missing > 0 || priced.length < 2) return { index: best.index };
  // The cheapest in name, the recommended one where several cost the same.
  const cheapest = priced.reduce((least, one) => (getTotal(one.candidate) < getTotal(least.candidate) ? one : least));
  const shared = findShortcomings(best.candidate);
  const why = findShortcomings(cheapest.candidate).find((one) => !shared.includes(one));
  return {
    index: best.index,
    cheapest: cheapest.index,
    more: own.total - getTotal(cheapest.candidate),
    ...(why && cheapest.index !== best.index && { why }),
  };
}

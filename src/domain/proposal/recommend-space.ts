import { isAboutEqual } from "../is-about-equal.ts";
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
  /** Index of the recommended space; with `alike`, of the first of those. */
  index: number;
  /** Indices of all that are as good and cost about the same, in their order: nothing that is known recommends one of them. */
  alike?: readonly number[] | undefined;
  /** Index of the cheapest of those whose costs are known in full. */
  cheapest?: number | undefined;
  /** Yuan by which the recommended space (the cheapest of those alike) costs more than the cheapest: 0 where it is the cheapest itself. */
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

/** Returns whether the costs say nothing for either: about equal, with as many lines left out, or unknown of both. */
const isAlikeInCost = ({ cost: a }: Candidate, { cost: b }: Candidate): boolean =>
  a && b ? a.missing === b.missing && isAboutEqual(a.total, b.total) : a === b;

const getTotal = ({ cost }: Candidate): number => cost?.total ?? Number.POSITIVE_INFINITY;

/** Returns what the best space costs compared with the cheapest, where both are known in full. */
function compareWithCheapest(candidates: readonly Candidate[], best: Candidate): Omit<Recommendation, "index"> {
  const priced = candidates.filter(({ cost }) => cost?.missing === 0);
  if (best.cost?.missing !== 0 || priced.length < 2) return {};
  // The cheapest in name, the recommended one where several cost the same.
  const cheapest = priced.reduce((least, one) => (getTotal(one) < getTotal(least) ? one : least), best);
  const shared = findShortcomings(best);
  const why = findShortcomings(cheapest).find((one) => !shared.includes(one));
  return {
    cheapest: candidates.indexOf(cheapest),
    more: getTotal(best) - getTotal(cheapest),
    ...(why && cheapest !== best && { why }),
  };
}

/**
 * Recommends one of the spaces: all people seated, not booked, with room, the last row reading the screen, costs known, in this
 * order; among equals the cheapest. Where others cost about the same, all of them are named as alike: a difference of less than 3 %
 * recommends nothing. Undefined where no space that is not booked is known to seat the people.
 */
export function recommendSpace(candidates: readonly Candidate[]): Recommendation | undefined {
  const [best] = candidates.toSorted((a, b) => getRank(a) - getRank(b) || getTotal(a) - getTotal(b) || 0);
  if (!best || findShortcomings(best).some((one) => prohibitive.includes(one))) return undefined;
  const alike = candidates.flatMap((one, at) =>
    getRank(one) === getRank(best) && isAlikeInCost(one, best) ? [at] : [],
  );
  const compared = compareWithCheapest(candidates, best);
  if (alike.length === 1) return { index: alike[0]!, ...compared };
  return { index: alike[0]!, alike, ...(compared.why && compared) };
}

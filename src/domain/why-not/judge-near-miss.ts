import { nearMissLimits } from "../limits.ts";
import type { ListQuery } from "../search/filters.ts";
import { findLargestTrustedCapacity } from "../seating/get-trusted-capacity.ts";
import { type FeatureKey, listFeatures } from "../space/features.ts";
import { findLayoutById } from "../space/layouts.ts";
import { findMisses, type JudgedSpace, type Miss, type Musts } from "./find-misses.ts";

/** Features that another fact of a space can deny (`findMisses`): a list of features names only what there is. */
export const deniableFeatures: readonly FeatureKey[] = ["pillar-free", "daylight", "projection"];

/** A space that narrowly fails an event. */
export interface NearMiss {
  /** One or two. */
  misses: Miss[];
  /** How far off it is: the sum of the shares of what is asked for that it lacks. */
  distance: number;
}

/** What a list's request demands of a space: its query, and yuan for half a day and for the event in all, at most, where there are such bounds. */
export type ListDemand = ListQuery & { halfDayPrice?: number | undefined; sum?: number | undefined };

/**
 * Returns what a list demands of a space; a price of a day wins over one of half a day, as in the list. Without a layout the people are judged in the one that seats most, as the list
 * does; a layout without people has to seat somebody.
 */
export function toMusts(demand: ListDemand, space: JudgedSpace): Musts {
  const { people, layout, height, price, halfDayPrice, sum, area, features } = demand;
  const requested = findLayoutById(layout)?.key ?? (people ? findLargestTrustedCapacity(space)?.layout : undefined);
  return {
    ...(requested && { people: people || 1, layout: requested }),
    ...(height && { height: height / 10 }),
    ...(price ? { priceDay: price } : halfDayPrice && { priceHalfDay: halfDayPrice }),
    ...(sum && { sum }),
    ...(area && { area }),
    ...(features && { features: listFeatures(features).map(({ key }) => key) }),
  };
}

/** Returns the share of what is asked for that a miss lacks, or exceeds it by; an absent feature counts as the most. */
function getShare(miss: Miss, musts: Musts): number {
  const { height, area, loadIn, distance } = musts;
  switch (miss.must) {
    case "people":
      return miss.short / miss.people;
    case "height":
      return miss.short / height!;
    case "area":
      return miss.short / area!;
    case "priceDay":
    case "priceHalfDay":
      return miss.over / musts[miss.must]!;
    case "sum":
      return miss.over / musts.sum!;
    case "loadIn":
      return Math.max(miss.shortWidth / loadIn!.width, miss.shortHeight / loadIn!.height);
    case "distance":
      return miss.over / distance!;
    case "feature":
      return nearMissLimits.share;
  }
}

/**
 * Returns by what a space narrowly fails an event: one or two musts, each by no more than a third. Undefined where it fails
 * nothing, where it is farther off, and where a fact that is asked for is unknown.
 */
export function judgeNearMiss(space: JudgedSpace, musts: Musts): NearMiss | undefined {
  const { misses, unknown, unknownFeatures } = findMisses(space, musts);
  if (misses.length === 0 || misses.length > nearMissLimits.musts) return undefined;
  if (unknown.length > 0 || unknownFeatures.length > 0) return undefined;
  const shares = misses.map((miss) => getShare(miss, musts));
  if (shares.some((share) => share > nearMissLimits.share)) return undefined;
  return { misses, distance: shares.reduce((sum, share) => sum + share, 0) };
}

/** Orders the nearest first: one missed must before two, then by how far off it is. */
export const compareNearMisses = (a: NearMiss, b: NearMiss): number =>
  a.misses.length - b.misses.length || a.distance - b.distance;

import type { CityLevel, PriceSource, UnitPriceRow } from "../unit-price.ts";

/** Day on which the prices were collected. */
const pricesAsOf = "2026-11-22";

type Triple = readonly [low: number, likely: number, high: number];

const toRange = ([low, likely, high]: Triple) => ({ low, likely, high });

/**
 * Creates a row from low, likely and high of the three city levels. Without sources it is the trade's experience; levels that
 * the sources do not cover are scaled from those that they cover.
 */
export const createPriceRow = (
  key: string,
  name: string,
  unit: string,
  [first, newFirst, other]: readonly [Triple, Triple, Triple],
  sourcedLevels: readonly CityLevel[] = [],
  sources: readonly PriceSource[] = [],
): UnitPriceRow => ({
  key,
  name,
  unit,
  levels: { first: toRange(first), newFirst: toRange(newFirst), other: toRange(other) },
  sourcedLevels,
  sources,
  asOf: pricesAsOf,
});

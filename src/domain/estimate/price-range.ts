/** A price or a sum in yuan: what careful buyers get, what is paid usually, what it can cost. `low` ≤ `likely` ≤ `high`. */
export interface PriceRange {
  low: number;
  likely: number;
  high: number;
}

const ends = ["low", "likely", "high"] as const;

/** Builds a range end by end. */
export const mapRange = (compute: (end: keyof PriceRange) => number): PriceRange =>
  Object.fromEntries(ends.map((end) => [end, compute(end)])) as unknown as PriceRange;

/**
 * Rounds yuan to an integer, half up; the only rounding of money in an estimate. Derived unit prices (by area, by days, as a
 * share of another) and subtotals are rounded; sums add rounded subtotals, so that they equal their parts exactly.
 */
export const roundYuan = (yuan: number): number => Math.floor(yuan + 0.5 + 1e-9);

/** Multiplies a range and rounds it to yuan. */
export const scaleRange = (range: PriceRange, factor: number | PriceRange): PriceRange =>
  mapRange((end) => roundYuan(range[end] * (typeof factor === "number" ? factor : factor[end])));

/** Computes these percentages of a range, rounded to yuan: low of low, high of high. */
export const takePercent = (range: PriceRange, percent: PriceRange): PriceRange =>
  mapRange((end) => roundYuan((range[end] * percent[end]) / 100));

/** Adds ranges end by end. */
export const sumRanges = (ranges: readonly PriceRange[]): PriceRange =>
  mapRange((end) => ranges.reduce((sum, range) => sum + range[end], 0));

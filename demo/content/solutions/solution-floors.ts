import type { FloorPlan } from "#domain/content/solution.ts";

/** Returns the integers from 0 to count - 1. */
const listIndexes = (count: number): number[] => Array.from({ length: count }, (_, at) => at);

/** Returns `count` positions from `from` in steps of `step` metres, rounded to the centimetre. */
const listPositions = (count: number, from: number, step: number): number[] =>
  listIndexes(count).map((at) => Number((from + at * step).toFixed(2)));

const standSize = 3;
/** Offsets of the five stand rows of the solution's first section: single, aisle, double, main aisle, double, aisle. */
const standRows = [1, 6.5, 9.5, 15.5, 18.5];
/** Ten stands per row, the sixth left free as the cross aisle. */
const standColumns = listPositions(10, 10, standSize).filter((_, at) => at !== 5);

/** 40 × 25 m: 45 stands of 3 × 3 m, a registration desk at the entrance and a talk corner with 60 chairs. */
export const exhibitionFloor: FloorPlan = {
  length: 40,
  width: 25,
  boxes: [
    ...standRows.flatMap((y) => standColumns.map((x) => [x, y, standSize, standSize] as const)),
    ...listPositions(6, 1.6, 1.2).map((x) => [x, 5, 0.8, 0.6] as const),
    [2.6, 22, 4, 2],
  ],
  chairs: listPositions(6, 14.5, 1.1).flatMap((y) => listPositions(10, 2.1, 0.55).map((x) => [x, y] as const)),
};

/** A café of 12 × 8 m: 16 seats at tables on three sides, 24 chairs behind them, two for the speakers. */
export const salonFloor: FloorPlan = {
  length: 12,
  width: 8,
  boxes: [
    [3.6, 1.7, 1.8, 0.6],
    [5.4, 1.7, 1.8, 0.6],
    [3.6, 5.7, 1.8, 0.6],
    [5.4, 5.7, 1.8, 0.6],
    [7.2, 1.7, 0.6, 4.6],
    [1.2, 3.7, 0.6, 0.6],
  ],
  chairs: [
    ...listPositions(6, 3.9, 0.6).flatMap((x) => [[x, 1.4] as const, [x, 6.6] as const]),
    ...listPositions(4, 2.6, 0.93).map((y) => [8.1, y] as const),
    ...listPositions(7, 3.6, 0.6).flatMap((x) => [[x, 0.5] as const, [x, 7.5] as const]),
    ...listPositions(10, 1.3, 0.6).map((y) => [9.4, y] as const),
    [1.5, 3],
    [1.5, 5],
  ],
};

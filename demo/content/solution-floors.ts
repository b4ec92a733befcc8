import type { FloorPlan } from "../../src/domain/content/solution.ts";

/** Whole numbers from 0 on. */
const upTo = (count: number): number[] => Array.from({ length: count }, (_, at) => at);

/** A row of so many from a first place on, each a step further; to the centimetre. */
const row = (count: number, from: number, step: number): number[] =>
  upTo(count).map((at) => Number((from + at * step).toFixed(2)));

const stand = 3;
/** Five rows across the hall as the solution's first section lays them: single, aisle, double, main aisle, double, aisle. */
const standRows = [1, 6.5, 9.5, 15.5, 18.5];
/** Ten places a row, the sixth left open as the cross aisle. */
const standPlaces = row(10, 10, stand).filter((_, at) => at !== 5);

/** 40 × 25 m: 45 stands of 3 × 3, and at the entrance the registration and a corner for talks with 60 chairs. */
export const exhibitionFloor: FloorPlan = {
  length: 40,
  width: 25,
  boxes: [
    ...standRows.flatMap((y) => standPlaces.map((x) => [x, y, stand, stand] as const)),
    ...row(6, 1.6, 1.2).map((x) => [x, 5, 0.8, 0.6] as const),
    [2.6, 22, 4, 2],
  ],
  chairs: row(6, 14.5, 1.1).flatMap((y) => row(10, 2.1, 0.55).map((x) => [x, y] as const)),
};

/** 12 × 8 m of a café: 16 at tables on three sides, 24 chairs behind them, two for the talk in front. */
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
    ...row(6, 3.9, 0.6).flatMap((x) => [[x, 1.4] as const, [x, 6.6] as const]),
    ...row(4, 2.6, 0.93).map((y) => [8.1, y] as const),
    ...row(7, 3.6, 0.6).flatMap((x) => [[x, 0.5] as const, [x, 7.5] as const]),
    ...row(10, 1.3, 0.6).map((y) => [9.4, y] as const),
    [1.5, 3],
    [1.5, 5],
  ],
};

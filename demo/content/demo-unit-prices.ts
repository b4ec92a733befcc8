import { createPriceRow } from "#domain/estimate/prices/create-price-row.ts";
import { unpublishedItems } from "#domain/estimate/prices/unit-price-items.ts";
import { unitPriceRows } from "#domain/estimate/prices/unit-price-rows.ts";
import type { UnitPriceRow } from "#domain/estimate/unit-price.ts";

const reckon = (key: keyof typeof unpublishedItems, levels: Parameters<typeof createPriceRow>[3]): UnitPriceRow =>
  createPriceRow(key, unpublishedItems[key].name, unpublishedItems[key].unit, levels);

/**
 * Prices of items for which no publication was found, from own reckoning: by comparison with neighbouring items of the
 * table (a buffet of five stars with one of four, show lights with those of a meeting), marked as demo.
 */
const reckonedPrices: readonly UnitPriceRow[] = [
  reckon("backdrop.truss", [
    [90, 130, 200],
    [75, 110, 170],
    [60, 90, 140],
  ]),
  reckon("carpet", [
    [10, 16, 28],
    [9, 14, 24],
    [8, 12, 20],
  ]),
  reckon("transport.truck", [
    [500, 800, 1300],
    [450, 700, 1100],
    [350, 550, 900],
  ]),
  reckon("screen.200", [
    [300, 500, 800],
    [250, 400, 700],
    [200, 300, 500],
  ]),
  reckon("light.medium", [
    [5000, 9000, 18_000],
    [4000, 7500, 15_000],
    [3000, 5500, 11_000],
  ]),
  reckon("lunch.buffet.s5", [
    [198, 268, 368],
    [158, 208, 288],
    [128, 168, 228],
  ]),
  reckon("dinner.buffet.s5", [
    [268, 358, 498],
    [208, 278, 388],
    [158, 218, 298],
  ]),
  reckon("staff.temp", [
    [200, 280, 400],
    [180, 240, 350],
    [150, 200, 280],
  ]),
  reckon("mc", [
    [2500, 5000, 12_000],
    [2000, 4000, 10_000],
    [1500, 3000, 8000],
  ]),
  reckon("perf.program", [
    [2500, 5000, 12_000],
    [2000, 4000, 10_000],
    [1500, 3000, 7000],
  ]),
  reckon("hostess", [
    [400, 600, 1000],
    [300, 450, 800],
    [250, 350, 600],
  ]),
  reckon("staff.guard", [
    [300, 400, 550],
    [260, 350, 480],
    [200, 280, 400],
  ]),
];

/** All unit prices of the demo by key: those of the table, and those from own reckoning, marked. */
export const demoUnitPrices: readonly UnitPriceRow[] = [
  ...unitPriceRows,
  ...reckonedPrices.map((row) => ({ ...row, demo: true })),
];

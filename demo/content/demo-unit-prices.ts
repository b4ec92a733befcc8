import { createPriceRow } from "../../src/domain/estimate/prices/create-price-row.ts";
import { unitPriceRows } from "../../src/domain/estimate/prices/unit-price-rows.ts";
import type { UnitPriceRow } from "../../src/domain/estimate/unit-price.ts";

/**
 * Prices of items for which no publication was found, from own reckoning: by comparison with neighbouring items of the
 * table (a buffet of five stars with one of four, show lights with those of a meeting), marked as demo.
 */
const reckonedPrices: readonly UnitPriceRow[] = [
  createPriceRow("backdrop.truss", "主背景板，桁架喷绘", "元/m²", [
    [90, 130, 200],
    [75, 110, 170],
    [60, 90, 140],
  ]),
  createPriceRow("carpet", "展览地毯", "元/m²", [
    [10, 16, 28],
    [9, 14, 24],
    [8, 12, 20],
  ]),
  createPriceRow("transport.truck", "市内货车", "元/趟", [
    [500, 800, 1300],
    [450, 700, 1100],
    [350, 550, 900],
  ]),
  createPriceRow("screen.200", "投影幕 150–200 寸", "元/块·天", [
    [300, 500, 800],
    [250, 400, 700],
    [200, 300, 500],
  ]),
  createPriceRow("light.medium", "论坛、发布会灯光", "元/套·天", [
    [5000, 9000, 18_000],
    [4000, 7500, 15_000],
    [3000, 5500, 11_000],
  ]),
  createPriceRow("lunch.buffet.s5", "五星自助午餐", "元/人", [
    [198, 268, 368],
    [158, 208, 288],
    [128, 168, 228],
  ]),
  createPriceRow("dinner.buffet.s5", "五星自助晚餐", "元/人", [
    [268, 358, 498],
    [208, 278, 388],
    [158, 218, 298],
  ]),
  createPriceRow("staff.temp", "会务人员", "元/人·天", [
    [200, 280, 400],
    [180, 240, 350],
    [150, 200, 280],
  ]),
  createPriceRow("mc", "主持人", "元/场", [
    [2500, 5000, 12_000],
    [2000, 4000, 10_000],
    [1500, 3000, 8000],
  ]),
  createPriceRow("perf.program", "演出节目", "元/个", [
    [2500, 5000, 12_000],
    [2000, 4000, 10_000],
    [1500, 3000, 7000],
  ]),
  createPriceRow("hostess", "礼仪人员，4 小时", "元/人·场", [
    [400, 600, 1000],
    [300, 450, 800],
    [250, 350, 600],
  ]),
  createPriceRow("staff.guard", "保安", "元/人·天", [
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

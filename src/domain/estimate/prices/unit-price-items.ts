import type { UnitPriceRow } from "../unit-price.ts";
import { unitPriceRows } from "./unit-price-rows.ts";

/** What an estimate has a price for: its key, name and unit. */
export type UnitPriceItem = Pick<UnitPriceRow, "key" | "name" | "unit">;

/** Items for which no publication was found: without a price of the operator or the demo they are left out of the total. */
export const unpublishedItems = {
  "backdrop.truss": { name: "主背景板，桁架喷绘", unit: "元/m²" },
  carpet: { name: "展览地毯", unit: "元/m²" },
  "transport.truck": { name: "市内货车", unit: "元/趟" },
  "screen.200": { name: "投影幕 150–200 寸", unit: "元/块·天" },
  "light.medium": { name: "论坛、发布会灯光", unit: "元/套·天" },
  "lunch.buffet.s5": { name: "五星自助午餐", unit: "元/人" },
  "dinner.buffet.s5": { name: "五星自助晚餐", unit: "元/人" },
  "staff.temp": { name: "会务人员", unit: "元/人·天" },
  mc: { name: "主持人", unit: "元/场" },
  "perf.program": { name: "演出节目", unit: "元/个" },
  hostess: { name: "礼仪人员，4 小时", unit: "元/人·场" },
  "staff.guard": { name: "保安", unit: "元/人·天" },
} as const;

/** All items, in the order of the tables of prices. */
export const unitPriceItems: readonly UnitPriceItem[] = [
  ...unitPriceRows.map(({ key, name, unit }) => ({ key, name, unit })),
  ...Object.entries(unpublishedItems).map(([key, item]) => ({ key, ...item })),
];

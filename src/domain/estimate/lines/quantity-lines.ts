import { estimateGroups, type LineDefinition } from "./line-definition.ts";
import { hospitalityLines } from "./hospitality-lines.ts";
import { productionLines } from "./production-lines.ts";
import { percentLines, serviceLines } from "./service-lines.ts";
import { venueLines } from "./venue-lines.ts";

const all = [...venueLines, ...productionLines, ...hospitalityLines, ...serviceLines];

export type QuantityLineKey = (typeof all)[number]["key"];
export type PercentLineKey = (typeof percentLines)[number]["key"];
export type LineKey = QuantityLineKey | PercentLineKey;

/** Lines with a quantity, in the order of the sheet: by group. */
export const quantityLines: readonly LineDefinition<QuantityLineKey>[] = all.toSorted(
  (a, b) => estimateGroups.indexOf(a.group) - estimateGroups.indexOf(b.group),
);

/** All keys of lines: a quantity or an addition may name them. */
export const lineKeys: readonly LineKey[] = [
  ...quantityLines.map(({ key }) => key),
  ...percentLines.map(({ key }) => key),
];

import type { Estimate } from "#domain/estimate/compute-estimate.ts";
import { estimateUnitNames, getEstimateLineName } from "#domain/estimate/description/get-estimate-line-name.ts";
import { formatPercentReckoning, formatReckoning } from "#domain/estimate/description/format-reckoning.ts";
import type { LineKey } from "#domain/estimate/lines/quantity-lines.ts";
import type { PriceRange } from "#domain/estimate/price-range.ts";
import type { PriceBasis } from "#domain/estimate/unit-price.ts";

/** A row of the sheet, of a line or of a percentage. */
export interface SheetRow {
  key: LineKey;
  name: string;
  /** What is hired and how the quantity was reckoned. */
  note: string;
  isPercent: boolean;
  /** Quantity, or the percentage where its low, likely and high are one. */
  quantity: number | undefined;
  unit: string;
  /** Changed by the visitor. */
  isChanged: boolean;
  /** Yuan a unit, or percent; absent if unknown. */
  price: PriceRange | undefined;
  subtotal: PriceRange | undefined;
  /** What the price stands on; `stated` by the visitor. */
  basis: PriceBasis | "stated" | undefined;
  /** Likely yuan of the rows above. */
  before: number;
}

/** Builds the rows of an estimate in the order of the sheet, each with the sum above it. */
export function buildSheetRows({ facts, lines, percentLines }: Estimate): SheetRow[] {
  const rows: Omit<SheetRow, "before">[] = [
    ...lines.map((line) => ({
      key: line.key,
      name: getEstimateLineName(line.key, facts),
      note: formatReckoning(line, facts),
      isPercent: false,
      quantity: line.quantity,
      unit: estimateUnitNames[line.unit],
      isChanged: line.quantity !== line.ruleQuantity,
      price: line.unitPrice,
      subtotal: line.subtotal,
      basis: line.isStated ? ("stated" as const) : line.price?.basis,
    })),
    ...percentLines.map((line) => ({
      key: line.key,
      name: getEstimateLineName(line.key, facts),
      note: formatPercentReckoning(line),
      isPercent: true,
      quantity: line.percent?.likely,
      unit: "%",
      isChanged: line.isChanged,
      price: line.percent,
      subtotal: line.subtotal,
      basis: line.price?.basis,
    })),
  ];
  let before = 0;
  return rows.map((row) => {
    const placed = { ...row, before };
    before += row.subtotal?.likely ?? 0;
    return placed;
  });
}

/** Steps of an axis, times a power of ten. */
const steps = [1, 2, 5, 10] as const;
/** Most marks on an axis. */
const maxMarks = 6;

/** Returns the end of the sheet's axis in yuan and the marks on it: the high total fits with some space. */
export function buildAxis({ high }: PriceRange): { end: number; marks: number[] } {
  const end = Math.max(1000, high * 1.03);
  const power = 10 ** Math.floor(Math.log10(end / maxMarks));
  const step = power * steps.find((factor) => end / (power * factor) <= maxMarks)!;
  return { end, marks: Array.from({ length: Math.floor(end / step) }, (_, at) => step * (at + 1)) };
}

import type { Estimate } from "#domain/estimate/compute-estimate.ts";
import { estimateGroupNames, priceBasisNames } from "#domain/estimate/description/get-estimate-line-name.ts";
import { estimateZh } from "#texts/content/estimate.zh.ts";
import type { BudgetData } from "../loader.ts";
import { buildSheetRows, type SheetRow } from "./build-sheet-rows.ts";
import { listUsedPrices } from "./list-used-prices.ts";

/** A cell of a workbook; null is empty. */
export type WorkbookCell = string | number | null;

/** A sheet: its name and rows, `heads` being the index of the row of column heads. */
export interface WorkbookSheet {
  name: string;
  heads: number;
  rows: WorkbookCell[][];
}

const texts = estimateZh.file;

function toCells({ name, note, quantity, unit, isPercent, price, subtotal, basis }: SheetRow): WorkbookCell[] {
  const prices = price && !isPercent ? [price.low, price.likely, price.high] : [null, null, null];
  const subtotals = subtotal ? [subtotal.low, subtotal.likely, subtotal.high] : [null, texts.missing, null];
  return [name, note, quantity ?? null, unit, ...prices, ...subtotals, basis ? priceBasisNames[basis] : null];
}

/** Builds the workbook of an estimate: lines with their total, shares, and the unit prices that they stand on. */
export function buildWorkbook(
  estimate: Estimate,
  title: string,
  { prices }: Pick<BudgetData, "prices">,
): WorkbookSheet[] {
  const { total, groups } = estimate;
  const used = listUsedPrices(estimate, prices);
  const blank = Array.from({ length: 6 }, () => null);
  return [
    {
      name: texts.sheet,
      heads: 1,
      rows: [
        [title],
        [...texts.heads],
        ...buildSheetRows(estimate).map(toCells),
        [estimateZh.sheet.total, ...blank, total.low, total.likely, total.high],
        [],
        ...groups.map(({ group, subtotal }) => [
          estimateGroupNames[group],
          ...blank,
          subtotal.low,
          subtotal.likely,
          subtotal.high,
        ]),
      ],
    },
    {
      name: texts.sources,
      heads: 0,
      rows: [
        [...texts.sourceHeads],
        ...used.map((price) => [
          price.name,
          price.unit,
          price.low,
          price.likely,
          price.high,
          priceBasisNames[price.basis],
          price.source ?? null,
        ]),
      ],
    },
  ];
}

/** Formats an estimate as lines of text for the person who answers a demand. */
export const formatEstimateText = (estimate: Estimate, title: string): string =>
  [
    title,
    ...buildSheetRows(estimate).map(({ name, quantity, unit, isPercent, price, subtotal, basis }) => {
      const amount = subtotal ? `${subtotal.likely}（${subtotal.low}–${subtotal.high}）` : texts.missing;
      const likely = basis === "stated" ? texts.statedLine(`${price?.likely}`) : price?.likely;
      const unitPrice = price && !isPercent ? ` × ${likely}` : "";
      return `${name} ${quantity ?? ""} ${unit}${unitPrice} = ${amount}`;
    }),
    `${estimateZh.sheet.total} ${estimate.total.likely}（${estimate.total.low}–${estimate.total.high}）`,
  ].join("\n");

import { sheet } from "#domain/proposal/arrange-sheet.ts";
import { formatSumNote } from "#domain/proposal/describe-sheet.ts";
import { formatNumber } from "#domain/format.ts";
import { proposalZh as texts } from "#texts/venue/proposal.zh.ts";
import { type Block, createGap, sumHeights } from "../block.ts";
import { createTable, type Row } from "../create-table.ts";
import type { SheetPen } from "../sheet-pen.ts";
import { createParagraph, createSmallPrint } from "./create-paragraph.ts";
import type { ProposedSpace } from "./proposal-content.ts";
import { edges, looks, sheetColours } from "./looks.ts";

export interface EstimatePart {
  estimate: NonNullable<ProposedSpace["estimate"]>;
  /** The event in words. */
  caption: string;
  /** The lines of this sheet. */
  from: number;
  to: number;
  /** The last sheet has the sum and what it stands on. */
  isLast: boolean;
}

/** Millimetres above and below the text of a line; less where names that wrap take the height. */
const padding = { usual: 0.5, least: 0 };
/** Widest column of items, and the gap after a column. */
const maxItemWidth = 54;
const columnGap = 4;

function listRows({ estimate, from, to, isLast }: EstimatePart): { rows: Row[]; items: string[]; sums: string[] } {
  const { lines, total } = estimate;
  const shown = lines.slice(from, to).map(({ name, reckoning, yuan }) => ({
    name,
    reckoning,
    sum: yuan === undefined ? texts.unknown : formatNumber(yuan),
    sumLook: yuan === undefined ? looks.soft : looks.strong,
  }));
  const { heads } = texts;
  const rows: Row[] = [
    {
      cells: [heads.item, heads.reckoning, heads.yuan].map((text) => [{ ...looks.small, text }]),
      line: sheetColours.ink,
    },
    ...shown.map(({ name, reckoning, sum, sumLook }) => ({
      cells: [[{ ...looks.text, text: name }], [{ ...looks.soft, text: reckoning }], [{ ...sumLook, text: sum }]],
      line: sheetColours.hair,
    })),
  ];
  const last = [texts.sum, formatSumNote(estimate, texts), formatNumber(total)];
  if (isLast) rows.push({ cells: last.map((text) => [{ ...looks.strong, text }]) });
  return {
    rows,
    items: [texts.sum, ...shown.map(({ name }) => name)],
    sums: [formatNumber(total), ...shown.map(({ sum }) => sum)],
  };
}

/** Creates lines of an estimate within a height: item, how it was reckoned, yuan; then the sum and what it stands on. */
export function createEstimate(pen: SheetPen, part: EstimatePart, height: number): Block[] {
  if (part.to === part.from && !part.isLast) return [];
  const { rows, items, sums } = listRows(part);
  const widest = (all: readonly string[]) => Math.max(...all.map((text) => pen.measure(text, looks.strong)));
  const item = Math.min(maxItemWidth, widest(items) + columnGap);
  const sum = widest(sums);
  const columns = [
    { width: item, isSingle: true },
    { width: sheet.inner - item - sum, isSingle: true },
    { width: sum, align: "right" as const, isSingle: true },
  ];
  const create = (rowPadding: number): Block[] => [
    createGap(4),
    createParagraph(pen, texts.estimate(part.caption), looks.strong),
    createGap(0.6),
    ...createTable(pen, { x: edges.left, columns, padding: rowPadding }, rows),
    createSmallPrint(pen, part.isLast ? part.estimate.notes.join("") : texts.toBeContinued),
  ];
  const usual = create(padding.usual);
  const over = sumHeights(usual) - height;
  if (over <= 0) return usual;
  return create(Math.max(padding.least, padding.usual - over / (2 * rows.length)));
}

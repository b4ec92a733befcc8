import { type Cell, isBlank } from "./cells/cell.ts";
import type { MergedCells, Sheet, SheetLine } from "../read/sheet.ts";

/** A line whose merged cells are filled in. */
export interface FilledLine extends SheetLine {
  /** Number of lines that a cell is merged over, by its position. */
  spans?: ReadonlyMap<number, number>;
  /** Whether a cell is merged across several columns, as a title or remark is. */
  isBand?: boolean;
}

/** Columns that a title is merged across; two may be one figure in two columns. */
const minBandWidth = 3;

/**
 * Fills merged cells, which hold their value in the first line and column only. In the `headings` reading a value stands in
 * every cell that it covers; in the `rows` reading in its first column only, since a row merged across is a remark.
 */
export function fillMergedCells(
  { lines, merges = [] }: Pick<Sheet, "lines" | "merges">,
  reading: "headings" | "rows",
): FilledLine[] {
  if (merges.length === 0) return [...lines];
  const filled = lines.map((line): FilledLine & { cells: Cell[] } => ({ ...line, cells: [...line.cells] }));
  const byNumber = new Map(filled.map((line) => [line.line, line]));
  for (const merge of merges) fillMerge(byNumber, merge, reading);
  return filled;
}

function fillMerge(
  byNumber: ReadonlyMap<number, FilledLine & { cells: Cell[] }>,
  { top, left, bottom, right }: MergedCells,
  reading: "headings" | "rows",
): void {
  const value = byNumber.get(top)?.cells[left];
  if (isBlank(value)) return;
  const height = bottom - top + 1;
  const lastColumn = reading === "headings" ? right : left;
  for (let number = top; number <= bottom; number++) {
    const line = byNumber.get(number);
    if (!line) continue;
    for (let at = left; at <= Math.min(lastColumn, line.cells.length - 1); at++) line.cells[at] = value!;
    if (right - left + 1 >= minBandWidth) line.isBand = true;
    if (height > 1) line.spans = new Map([...(line.spans ?? []), [left, height]]);
  }
}

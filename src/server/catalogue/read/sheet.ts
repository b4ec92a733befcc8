import type { Cell } from "../map/cells/cell.ts";

/** A line of a sheet; `line` is the number shown by an editor. */
export interface SheetLine {
  line: number;
  cells: readonly Cell[];
}

/** Merged cells: their first and last line as an editor numbers it, and their first and last column from 0. */
export interface MergedCells {
  top: number;
  bottom: number;
  left: number;
  right: number;
}

/** A sheet of a file, including its headings. */
export interface Sheet {
  /** Empty if the file has only one sheet. */
  name: string;
  lines: SheetLine[];
  /** What its lines are called, if not 行: 条 for the objects of a JSON list. */
  lineUnit?: string | undefined;
  merges?: readonly MergedCells[] | undefined;
  /** Whether it need not be named, since the file has no other. */
  isOnly?: boolean | undefined;
  /** Whether the workbook hides it. */
  isHidden?: boolean | undefined;
  /** Lines, as an editor numbers them, and columns from 0 that the workbook hides and that were not read. */
  hidden?: { lines: readonly number[]; columns: readonly number[] } | undefined;
  /** Whether a cell too many may be a separator within a cell, which shifts all that follow: CSV. */
  isDelimited?: boolean | undefined;
}

import writeExcelFile from "write-excel-file/node";
import { toCellText, toSheetData, type WorkbookCell } from "./to-sheet-data.ts";

export interface Worksheet {
  name: string;
  /** The first is the heading. */
  rows: readonly (readonly WorkbookCell[])[];
  /** Widths of the columns, in characters. */
  widths: readonly number[];
}

/** What Excel refuses in a sheet's name. */
const unfitForName = /[\\/?*[\]:]/g;
const maxNameLength = 31;

const toWritable = (cell: WorkbookCell): WorkbookCell => (typeof cell === "string" ? toCellText(cell) : cell);

/** Formats sheets as a workbook whose cells never run (ADR 21). */
export const formatWorkbook = (sheets: readonly Worksheet[]): Promise<Buffer> =>
  writeExcelFile(
    sheets.map(({ name, rows, widths }) => ({
      sheet: name.replace(unfitForName, " ").slice(0, maxNameLength),
      columns: widths.map((width) => ({ width })),
      stickyRowsCount: 1,
      data: toSheetData(rows.map((row) => row.map(toWritable))),
    })),
  ).toBuffer();

import { readFileSync, writeFileSync } from "node:fs";
import { strFromU8, strToU8, unzipSync, zipSync } from "fflate";
import writeExcelFile from "write-excel-file/node";

/** A cell as typed: text, figure, date or nothing. */
type TypedCell = string | number | boolean | Date | null;

/** A sheet to write: its rows, the ranges that are merged (「A2:A4」), and whether it is hidden. */
export interface TypedSheet {
  name: string;
  rows: readonly (readonly TypedCell[])[];
  merges?: readonly string[];
  isHidden?: boolean;
  /** Rows that are hidden, from 1, and columns, by their letters. */
  hiddenRows?: readonly number[];
  hiddenColumns?: readonly string[];
}

const rangePattern = /^([A-Z])(\d+):([A-Z])(\d+)$/;
const toColumn = (letter = "") => letter.charCodeAt(0) - "A".charCodeAt(0);

/** Returns the spans of merged cells by the position of their first cell. */
function indexSpans(merges: readonly string[]): Map<string, { rowSpan: number; columnSpan: number }> {
  return new Map(
    merges.map((range) => {
      const [, left, top, right, bottom] = rangePattern.exec(range)!;
      const spans = {
        rowSpan: Number(bottom) - Number(top) + 1,
        columnSpan: toColumn(right) - toColumn(left) + 1,
      };
      return [`${Number(top) - 1} ${toColumn(left)}`, spans];
    }),
  );
}

/** Marks rows and columns of a sheet as hidden. */
function hideCells(
  parts: Record<string, Uint8Array>,
  path: string,
  { hiddenRows = [], hiddenColumns = [] }: TypedSheet,
) {
  if (hiddenRows.length + hiddenColumns.length === 0) return;
  let xml = strFromU8(parts[path]!);
  for (const row of hiddenRows) xml = xml.replace(`<row r="${row}"`, `<row r="${row}" hidden="1"`);
  const columns = hiddenColumns
    .map(toColumn)
    .map((at) => `<col min="${at + 1}" max="${at + 1}" width="9" hidden="1" customWidth="1"/>`);
  if (columns.length > 0) xml = xml.replace("<sheetData>", `<cols>${columns.join("")}</cols><sheetData>`);
  parts[path] = strToU8(xml);
}

/** Writes a workbook as a spreadsheet program does: merged cells, dates as dates, hidden sheets. */
export async function writeWorkbook(file: string, sheets: readonly TypedSheet[]): Promise<void> {
  const toSheet = ({ name, rows, merges = [] }: TypedSheet) => {
    const spans = indexSpans(merges);
    const data = rows.map((row, y) =>
      row.map((value, x) =>
        value === null
          ? null
          : { value, ...spans.get(`${y} ${x}`), ...(value instanceof Date && { type: Date, format: "m月d日" }) },
      ),
    );
    return { sheet: name, data };
  };
  await writeExcelFile(sheets.map(toSheet) as Parameters<typeof writeExcelFile>[0]).toFile(file);
  const hidden = sheets.filter(({ isHidden }) => isHidden).map(({ name }) => name);
  const hidesCells = sheets.some(({ hiddenRows, hiddenColumns }) => hiddenRows ?? hiddenColumns);
  if (hidden.length === 0 && !hidesCells) return;
  const parts = unzipSync(readFileSync(file));
  for (const [at, sheet] of sheets.entries()) hideCells(parts, `xl/worksheets/sheet${at + 1}.xml`, sheet);
  const path = "xl/workbook.xml";
  const workbook = hidden.reduce(
    (xml, name) => xml.replace(`name="${name}"`, `name="${name}" state="hidden"`),
    strFromU8(parts[path]!),
  );
  writeFileSync(file, zipSync({ ...parts, [path]: strToU8(workbook) }));
}

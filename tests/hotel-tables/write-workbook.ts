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
  if (hidden.length === 0) return;
  const parts = unzipSync(readFileSync(file));
  const path = "xl/workbook.xml";
  const workbook = hidden.reduce(
    (xml, name) => xml.replace(`name="${name}"`, `name="${name}" state="hidden"`),
    strFromU8(parts[path]!),
  );
  writeFileSync(file, zipSync({ ...parts, [path]: strToU8(workbook) }));
}

import { rename, writeFile } from "node:fs/promises";
import { extname } from "node:path";
import { stringify } from "csv-stringify/sync";
import writeExcelFile from "write-excel-file/node";
import type { Cell } from "./demands/demand-columns.ts";

/** First characters that make a spreadsheet read a text as a formula; a leading apostrophe prevents that. */
const formulaStart = /^[=+\-@\t\r]/;

/** Formats rows as CSV (RFC 4180) with a byte-order mark, without which Excel misreads Chinese. */
export const formatCsv = (rows: Cell[][]): string =>
  stringify(rows, {
    bom: true,
    record_delimiter: "windows",
    quote_record_delimiter: true,
    cast: { boolean: String, string: (text) => (formulaStart.test(text) ? `'${text}` : text) },
  });

/** write-excel-file indexes texts in a plain object, so that "constructor" would break the file: it gets a trailing space. */
export const toSafeText = (text: string): string => (text in Object.prototype ? `${text} ` : text);

/** Converts rows to write-excel-file's sheet data, with bold headings. */
export const toSheetData = (rows: readonly (readonly Cell[])[]) =>
  rows.map((row, at) =>
    row.map((cell) => {
      if (cell === null) return null;
      const value = typeof cell === "string" ? toSafeText(cell) : cell;
      return { value, ...(at === 0 && { fontWeight: "bold" as const }) };
    }),
  );

/** File extensions of an export. */
export const fileKinds = [".csv", ".xlsx", ".json"] as const;
export type FileKind = (typeof fileKinds)[number];

/** Returns the file kind of a name by its extension, or undefined. */
export const detectFileKind = (file: string): FileKind | undefined =>
  fileKinds.find((kind) => kind === extname(file).toLowerCase());

/**
 * Writes a table as CSV or XLSX, or `objects` as JSON, atomically: a partial file never has the final name.
 * The file is readable by its owner only, since it contains phone numbers.
 */
export async function writeTableFile(file: string, kind: FileKind, rows: Cell[][], objects: unknown): Promise<void> {
  const part = `${file}.part`;
  if (kind === ".xlsx") {
    await writeFile(part, "", { mode: 0o600 });
    await writeExcelFile(toSheetData(rows), { stickyRowsCount: 1 }).toFile(part);
  } else {
    const text = kind === ".csv" ? formatCsv(rows) : `${JSON.stringify(objects, null, 2)}\n`;
    await writeFile(part, text, { mode: 0o600 });
  }
  await rename(part, file);
}

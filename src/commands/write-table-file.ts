import { createWriteStream } from "node:fs";
import { rename, rm } from "node:fs/promises";
import { extname } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { stringify } from "csv-stringify/sync";
import writeExcelFile from "write-excel-file/node";
import { guardFormulas } from "#domain/guard-formulas.ts";
import { toSheetData } from "#server/workbook/to-sheet-data.ts";
import type { Cell } from "./demands/demand-columns.ts";

/**
 * Formats rows as CSV (RFC 4180), texts guarded against being read as formulas.
 * @param bom with a byte-order mark, without which Excel misreads Chinese; for all but the first part of a file off
 */
export const formatCsv = (rows: Cell[][], { bom = true } = {}): string =>
  stringify(rows, {
    bom,
    record_delimiter: "windows",
    quote_record_delimiter: true,
    // Programs that split at semicolons and tabs too then still find the columns.
    quoted_match: /[;\t]/,
    cast: { boolean: String, string: guardFormulas },
  });

/** File extensions of an export. */
export const fileKinds = [".csv", ".xlsx", ".json"] as const;
export type FileKind = (typeof fileKinds)[number];

/** Returns the file kind of a name by its extension, or undefined. */
export const detectFileKind = (file: string): FileKind | undefined =>
  fileKinds.find((kind) => kind === extname(file).toLowerCase());

/** Rows of a workbook, at most: it is in memory as a whole, unlike the other files. */
export const maxWorkbookRows = 100_000;

/** Error for a table that is too long for a workbook. */
export class TableTooLongError extends Error {}

/** Records to write, as a table or as they are. */
export interface Table<T> {
  /** Name of a workbook's sheet. */
  title: string;
  headings: readonly string[];
  /** Widths of a workbook's columns, in characters. */
  widths?: readonly number[] | undefined;
  records: AsyncIterable<T> | Iterable<T>;
  toCells: (record: T) => Cell[];
}

/** Records formatted at once. */
const recordsPerPart = 500;

async function* formatCsvParts<T>({ headings, records, toCells }: Table<T>): AsyncGenerator<string> {
  yield formatCsv([[...headings]]);
  let rows: Cell[][] = [];
  for await (const record of records) {
    if (rows.push(toCells(record)) < recordsPerPart) continue;
    yield formatCsv(rows, { bom: false });
    rows = [];
  }
  if (rows.length > 0) yield formatCsv(rows, { bom: false });
}

async function* formatJsonParts<T>({ records }: Table<T>): AsyncGenerator<string> {
  let separator = "[\n";
  for await (const record of records) {
    yield `${separator}${JSON.stringify(record, null, 2)}`;
    separator = ",\n";
  }
  yield separator === "[\n" ? "[]\n" : "\n]\n";
}

async function* formatJsonLines<T>({ records }: Table<T>): AsyncGenerator<string> {
  for await (const record of records) yield `${JSON.stringify(record)}\n`;
}

async function formatWorkbook<T>({ title, headings, widths, records, toCells }: Table<T>): Promise<Buffer> {
  const rows: Cell[][] = [[...headings]];
  for await (const record of records) {
    if (rows.length > maxWorkbookRows) throw new TableTooLongError(`More than ${maxWorkbookRows} rows.`);
    rows.push(toCells(record));
  }
  const columns = widths?.map((width) => ({ width }));
  return writeExcelFile(toSheetData(rows), {
    sheet: title,
    stickyRowsCount: 1,
    ...(columns && { columns }),
  }).toBuffer();
}

/**
 * Writes records as CSV, XLSX, JSON or lines of JSON, atomically: a partial file never has the final name. All but XLSX are
 * written as the records come. The file is readable by its owner only, since it contains phone numbers.
 * @throws TableTooLongError for a workbook of more than `maxWorkbookRows`
 */
export async function writeTableFile<T>(file: string, kind: FileKind | ".jsonl", table: Table<T>): Promise<void> {
  const part = `${file}.part`;
  try {
    await rm(part, { force: true });
    const formatters = { ".csv": formatCsvParts, ".json": formatJsonParts, ".jsonl": formatJsonLines } as const;
    const parts = kind === ".xlsx" ? [await formatWorkbook(table)] : formatters[kind](table);
    await pipeline(Readable.from(parts), createWriteStream(part, { mode: 0o600, flags: "wx" }));
    await rename(part, file);
  } finally {
    await rm(part, { force: true });
  }
}

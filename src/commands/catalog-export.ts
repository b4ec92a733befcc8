import { createWriteStream } from "node:fs";
import { rename, rm } from "node:fs/promises";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import writeExcelFile from "write-excel-file/node";
import type { WrittenCell } from "../server/catalogue/cell.ts";
import { tableOfCatalogue } from "../server/catalogue/export-catalogue.ts";
import { ownJson } from "../server/catalogue/own-json.ts";
import type { Kind } from "../server/store/catalogue-batch.ts";
import type { CatalogueStore } from "../server/store/catalogue-store.ts";
import { csvOf, type FileKind, sheetData } from "./table-file.ts";

export interface ExportOptions {
  source?: string | undefined;
  /** Table to write to a CSV file. */
  table: Kind;
}

const sheetNames: Record<Kind, string> = { venue: "场地", space: "会议厅" };

const sheetOf = (kind: Kind, rows: WrittenCell[][]) => ({
  sheet: sheetNames[kind],
  stickyRowsCount: 1,
  data: sheetData(rows),
});

async function writeOnce(
  catalogue: CatalogueStore,
  part: string,
  kind: FileKind,
  options: ExportOptions,
): Promise<void> {
  const { source, table } = options;
  if (kind === ".json") await pipeline(Readable.from(ownJson(catalogue, source)), createWriteStream(part));
  else if (kind === ".csv")
    await pipeline(Readable.from([csvOf(await tableOfCatalogue(catalogue, table, source))]), createWriteStream(part));
  else {
    const sheets = [];
    for (const each of ["venue", "space"] as const)
      sheets.push(sheetOf(each, await tableOfCatalogue(catalogue, each, source)));
    await writeExcelFile(sheets).toFile(part);
  }
}

/** Maximum number of attempts while the catalogue changes during the export. */
const mostTries = 5;

/**
 * Writes a consistent snapshot of the catalogue to a file, atomically.
 * @throws Error if the file cannot be written, or the catalogue keeps changing
 */
export async function exportCatalogue(
  catalogue: CatalogueStore,
  file: string,
  kind: FileKind,
  options: ExportOptions,
): Promise<void> {
  const part = `${file}.part`;
  try {
    for (let tries = 0; tries < mostTries; tries++) {
      const version = await catalogue.version();
      await writeOnce(catalogue, part, kind, options);
      if ((await catalogue.version()) !== version) continue;
      await rename(part, file);
      return;
    }
  } finally {
    await rm(part, { force: true });
  }
  throw new Error("The catalogue kept changing while it was written: try again when the import is over.");
}

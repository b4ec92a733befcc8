import { createWriteStream } from "node:fs";
import { rename, rm } from "node:fs/promises";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import writeExcelFile from "write-excel-file/node";
import type { WrittenCell } from "#server/catalogue/map/cells/cell.ts";
import { exportTable } from "#server/catalogue/export-table.ts";
import { exportJson } from "#server/catalogue/export-json.ts";
import type { Kind } from "#server/store/catalogue-batch.ts";
import type { CatalogueStore } from "#server/store/catalogue-store.ts";
import { toSheetData } from "#server/workbook/to-sheet-data.ts";
import { formatCsv, type FileKind } from "./write-table-file.ts";

export interface ExportOptions {
  source?: string | undefined;
  /** Table to write to a CSV file. */
  table: Kind;
}

const sheetNames: Record<Kind, string> = { venue: "场地", space: "会议厅" };

const toSheet = (kind: Kind, rows: WrittenCell[][]) => ({
  sheet: sheetNames[kind],
  stickyRowsCount: 1,
  data: toSheetData(rows),
});

async function writeFile(
  catalogue: CatalogueStore,
  part: string,
  kind: FileKind,
  options: ExportOptions,
): Promise<void> {
  const { source, table } = options;
  if (kind === ".json") await pipeline(Readable.from(exportJson(catalogue, source)), createWriteStream(part));
  else if (kind === ".csv")
    await pipeline(Readable.from([formatCsv(await exportTable(catalogue, table, source))]), createWriteStream(part));
  else {
    const sheets = [];
    for (const each of ["venue", "space"] as const)
      sheets.push(toSheet(each, await exportTable(catalogue, each, source)));
    await writeExcelFile(sheets).toFile(part);
  }
}

/** Maximum number of attempts while the catalogue changes during the export. */
const maxAttempts = 5;

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
    for (let tries = 0; tries < maxAttempts; tries++) {
      const version = await catalogue.version();
      await writeFile(catalogue, part, kind, options);
      if ((await catalogue.version()) !== version) continue;
      await rename(part, file);
      return;
    }
  } finally {
    await rm(part, { force: true });
  }
  throw new Error("导出时目录一直在变，没有写出文件：请等导入完成后再试。");
}

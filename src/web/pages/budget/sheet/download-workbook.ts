import { saveFile } from "#web/platform/device/save-file.ts";
import type { WorkbookCell, WorkbookSheet } from "./build-workbook.ts";

const columnWidths = [20, 40, 10, 8, 12, 12, 12, 12, 12, 12, 16];

const toCell = (value: WorkbookCell, isBold: boolean) =>
  value === null
    ? null
    : {
        value,
        ...(typeof value === "number" && { type: Number as NumberConstructor, format: "#,##0.##" }),
        ...(isBold && { fontWeight: "bold" as const }),
      };

/**
 * Writes sheets as a workbook and downloads it; the writer's code loads on the first call.
 * @throws where it cannot be loaded
 */
export async function downloadWorkbook(sheets: readonly WorkbookSheet[], fileName: string): Promise<void> {
  const { default: writeExcelFile } = await import("write-excel-file/browser");
  const file = await writeExcelFile(
    sheets.map(({ name, rows, heads }) => ({
      sheet: name,
      columns: columnWidths.map((width) => ({ width })),
      data: rows.map((row, at) => row.map((value) => toCell(value, at <= heads))),
    })),
  ).toBlob();
  saveFile(file, fileName);
}

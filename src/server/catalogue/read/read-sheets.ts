import { readFile, stat } from "node:fs/promises";
import { extname } from "node:path";
import { type CsvError, type Info, parse } from "csv-parse/sync";
import readExcelFile from "read-excel-file/node";
import type { Cell } from "../map/cells/cell.ts";
import { checkWorkbook, workbookLimits } from "./check-workbook.ts";
import { FileError } from "./file-error.ts";
import type { Sheet } from "./sheet.ts";
import { readWorkbookLayout } from "./read-workbook-layout.ts";

export { FileError };

/** Largest CSV or JSON file, in bytes: two million lines of a hundred characters. */
export const maxTextBytes = 200_000_000;

/** Reads a file of at most `maxBytes`. @throws FileError if it is larger; the file system's error if it cannot be read */
export async function readBounded(file: string, maxBytes: number): Promise<Buffer> {
  const { size } = await stat(file);
  if (size > maxBytes)
    throw new FileError(`文件太大：有 ${Math.ceil(size / 1e6)} MB，最多 ${maxBytes / 1e6} MB。请分成几个文件导入。`);
  return readFile(file);
}

/** Decodes text in UTF-8, UTF-16 or GB 18030 (CSV saved by Excel in Chinese). @throws FileError */
export function decodeText(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    try {
      return new TextDecoder("gb18030", { fatal: true }).decode(bytes);
    } catch {
      throw new FileError("文件不是 UTF-8 或 GB 18030 编码的文本。");
    }
  }
}

/** Returns the separator that occurs most often in the first line. */
function detectSeparator(content: string): string {
  const first = content.slice(0, content.search(/\r|\n|$/));
  const uses = (mark: string) => first.split(mark).length;
  return [",", "\t", ";"].reduce((best, mark) => (uses(mark) > uses(best) ? mark : best));
}

/** Describes an error of the CSV parser by its line. */
const describeCsvError = ({ code, lines }: CsvError & { lines?: number }): string =>
  `${lines ? `第 ${lines} 行` : ""}${/QUOTE/.test(code) ? "引号没有配对" : "读不出来"}。`;

function parseCsvSheet(content: string): Sheet {
  try {
    const records = parse(content, {
      bom: true,
      delimiter: detectSeparator(content),
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
    }) as unknown as { record: string[]; info: Info }[];
    // A record may span several lines: its number is that of the first.
    const spans = (record: string[]) => record.reduce((sum, cell) => sum + cell.split(/\r\n|\r|\n/).length - 1, 0);
    return {
      name: "",
      isDelimited: true,
      lines: records.map(({ record, info }) => ({ line: info.lines - spans(record), cells: record })),
    };
  } catch (error) {
    throw new FileError(`不是完整的 CSV：${describeCsvError(error as CsvError)}`);
  }
}

async function readExcelSheets(file: string): Promise<Sheet[]> {
  const workbook = await readBounded(file, workbookLimits.fileBytes);
  checkWorkbook(workbook);
  try {
    const sheets = await readExcelFile(workbook);
    const layouts = readWorkbookLayout(workbook);
    return sheets.map(({ sheet, data }, at) => ({
      name: sheet,
      lines: (data ?? []).map((row, index) => ({ line: index + 1, cells: row as unknown as Cell[] })),
      merges: layouts[at]?.merges,
      isHidden: layouts[at]?.isHidden,
    }));
  } catch {
    throw new FileError("工作簿打不开：请用 Excel 或 WPS 另存为 .xlsx 后再试。");
  }
}

/**
 * Reads the sheets of a CSV or XLSX file.
 * @throws FileError if it is malformed; the file system's error if it cannot be opened
 */
export async function readSheets(file: string): Promise<Sheet[]> {
  return extname(file).toLowerCase() === ".xlsx"
    ? readExcelSheets(file)
    : [parseCsvSheet(decodeText(await readBounded(file, maxTextBytes)))];
}

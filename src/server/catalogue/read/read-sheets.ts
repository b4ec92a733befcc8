import { readFile, stat } from "node:fs/promises";
import { extname } from "node:path";
import { type CsvError, type Info, parse } from "csv-parse/sync";
import readExcelFile from "read-excel-file/node";
import { type Cell, isBlank } from "../map/cells/cell.ts";
import { checkWorkbook, workbookLimits } from "./check-workbook.ts";
import { FileError } from "./file-error.ts";
import type { Sheet, SheetLine } from "./sheet.ts";
import { readWorkbookLayout, type SheetLayout } from "./read-workbook-layout.ts";

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

/** Bytes by which a text in UTF-16 is told from others. */
const sampleBytes = 2000;
/** Share of a text's commas, line ends, figures and Latin letters, whose other byte is 0 in UTF-16. */
const minZeros = 0.05;

/** Returns the byte order of a text in UTF-16, by its mark or by its zeros; undefined if it is in none. */
function detectUtf16(bytes: Uint8Array): "utf-16le" | "utf-16be" | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return "utf-16le";
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return "utf-16be";
  const sample = bytes.subarray(0, sampleBytes);
  const zeros = [0, 0];
  for (const [at, byte] of sample.entries()) if (byte === 0) zeros[at % 2]!++;
  const [first, second] = zeros as [number, number];
  if (Math.max(first, second) < sample.length * minZeros) return undefined;
  return first > second ? "utf-16be" : "utf-16le";
}

/** Decodes text in UTF-8, UTF-16 of both byte orders or GB 18030 (CSV saved by Excel in Chinese). @throws FileError */
export function decodeText(bytes: Uint8Array): string {
  const utf16 = detectUtf16(bytes);
  for (const encoding of utf16 ? [utf16] : ["utf-8", "gb18030"]) {
    try {
      return new TextDecoder(encoding, { fatal: true }).decode(bytes);
    } catch {
      // The next one.
    }
  }
  throw new FileError("文件不是 UTF-8、UTF-16 或 GB 18030 编码的文本。");
}

/** Lines by which the separator is chosen. */
const sampleLines = 200;

/** Returns the separator that divides most lines into the most cells: a title above the table has none. */
function detectSeparator(content: string): string {
  const lines = content.split(/\r\n|\r|\n/, sampleLines).filter((line) => line.trim() !== "");
  const score = (mark: string) => {
    const uses = lines.map((line) => line.replace(/"[^"]*"/g, "").split(mark).length - 1).filter((count) => count > 0);
    const widths = Map.groupBy(uses, (count) => count);
    // Cells of a table have as many separators in every line; commas within a remark do not.
    return Math.max(0, ...[...widths].map(([count, same]) => count * same.length));
  };
  return [",", "\t", ";"].reduce((best, mark) => (score(mark) > score(best) ? mark : best));
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

/** Removes the lines and empties the columns that a workbook hides: they are not published. */
function removeHidden(lines: SheetLine[], layout: SheetLayout | undefined): Pick<Sheet, "lines" | "hidden"> {
  if (!layout || (layout.hiddenLines.size === 0 && layout.hiddenColumns.length === 0)) return { lines };
  const isHiddenColumn = (at: number) => layout.hiddenColumns.some(({ first, last }) => at >= first && at <= last);
  const columns = new Set<number>();
  const shown = lines.filter(({ line }) => !layout.hiddenLines.has(line));
  for (const { cells } of shown)
    for (const [at, cell] of cells.entries()) if (!isBlank(cell) && isHiddenColumn(at)) columns.add(at);
  return {
    lines: shown.map(({ line, cells }) => ({
      line,
      cells: cells.map((cell, at) => (isHiddenColumn(at) ? null : cell)),
    })),
    hidden: {
      lines: lines
        .filter(({ line, cells }) => layout.hiddenLines.has(line) && !cells.every(isBlank))
        .map(({ line }) => line),
      columns: [...columns].sort((a, b) => a - b),
    },
  };
}

async function readExcelSheets(file: string): Promise<Sheet[]> {
  const workbook = await readBounded(file, workbookLimits.fileBytes);
  checkWorkbook(workbook);
  try {
    const sheets = await readExcelFile(workbook);
    const layouts = readWorkbookLayout(workbook);
    return sheets.map(({ sheet, data }, at) => {
      const layout = layouts[at];
      const lines = (data ?? []).map((row, index) => ({ line: index + 1, cells: row as unknown as Cell[] }));
      return { name: sheet, ...removeHidden(lines, layout), merges: layout?.merges, isHidden: layout?.isHidden };
    });
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

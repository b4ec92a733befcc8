import { rename, writeFile } from "node:fs/promises";
import { extname } from "node:path";
import writeExcelFile from "write-excel-file/node";
import type { Remark } from "#server/catalogue/candidate.ts";
import type { ImportReport } from "#server/catalogue/import-catalogue.ts";
import { readSheets } from "#server/catalogue/read/read-sheets.ts";
import type { Sheet, SheetLine } from "#server/catalogue/read/sheet.ts";
import { formatImportSummary } from "./format-import-report.ts";
import { toCellText } from "#server/workbook/to-sheet-data.ts";

/** Fills of the cells: of a refused row, of a cell that was left out, and of one that was read with an assumption. */
const fills = { refused: "#F4B6B6", leftOut: "#FFD27F", reading: "#FFF2B3" } as const;
const legend = [
  ["红色", "这一行没有收下", fills.refused],
  ["橙色", "这一格没有收，其余收下", fills.leftOut],
  ["黄色", "收下了，请核对理解得对不对", fills.reading],
  ["灰色字", "不是数据，没有读", undefined],
] as const;
const quietText = "#808080";

/** A sheet with more lines shows only those with a remark, and the first ones. */
const maxLines = 20_000;
const maxTopLines = 20;
/** Characters that a cell of a spreadsheet holds. */
const maxCellLength = 32_000;

interface StyledCell {
  value: string | number | boolean;
  backgroundColor?: string;
  textColor?: string;
  fontWeight?: "bold";
  wrap?: boolean;
  alignVertical?: "top";
  rowSpan?: number;
  columnSpan?: number;
}
type StyledRow = (StyledCell | null)[];

function toValue(cell: unknown): StyledCell["value"] | undefined {
  if (cell === null || cell === undefined || cell === "") return undefined;
  if (typeof cell === "boolean" || (typeof cell === "number" && Number.isFinite(cell))) return cell;
  const text = cell instanceof Date ? cell.toISOString().slice(0, 10) : String(cell);
  return toCellText(text);
}

const bold = (value: string): StyledCell => ({ value, fontWeight: "bold" });
const plain = (value: string | number): StyledCell => ({ value: toValue(value) ?? "" });

/** Remarks by kind, as the report lists them. */
const kinds = [
  ["refused", "没有收下"],
  ["notes", "没有收的内容"],
  ["readings", "请核对"],
  ["skipped", "没有读"],
] as const;

function createSummary(file: string, report: ImportReport): StyledRow[] {
  return [
    [bold("文件"), plain(file)],
    ...formatImportSummary(report).map((line) => [plain(line.trim())]),
    [],
    [bold("颜色")],
    ...legend.map(
      ([name, meaning, fill]): StyledRow => [
        { value: name, ...(fill ? { backgroundColor: fill } : { textColor: quietText }) },
        plain(meaning),
      ],
    ),
  ];
}

const createDetails = (report: ImportReport): StyledRow[] => [
  ["结果", "位置", "列", "名称", "说明"].map(bold),
  ...kinds.flatMap(([key, label]) =>
    report[key].map(({ where, column = "", name = "", reason }) => [label, where, column, name, reason].map(plain)),
  ),
];

/** Remarks of one line of a sheet. */
type LineRemarks = Partial<Record<(typeof kinds)[number][0], Remark[]>>;

function indexRemarks(report: ImportReport, sheet: string): Map<number, LineRemarks> {
  const byLine = new Map<number, LineRemarks>();
  for (const [key] of kinds) {
    for (const remark of report[key]) {
      if (remark.line === undefined || (remark.sheet ?? "") !== sheet) continue;
      const remarks = byLine.get(remark.line) ?? {};
      remarks[key] = [...(remarks[key] ?? []), remark];
      byLine.set(remark.line, remarks);
    }
  }
  return byLine;
}

const formatReasons = (remarks: LineRemarks): string =>
  kinds
    .flatMap(([key]) => remarks[key] ?? [])
    .map(({ column, reason }) => (column ? `${column}：${reason}` : reason))
    .join("\n");

/** Formats a line: its number, result and reasons, then its own cells with their fills. */
function formatLine(
  { line, cells }: SheetLine,
  remarks: LineRemarks = {},
  spans: ReadonlyMap<string, object>,
): StyledRow {
  const result = kinds.find(([key]) => remarks[key])?.[1];
  const fillOf = (at: number) => {
    if (remarks.refused) return fills.refused;
    if (remarks.notes?.some((remark) => remark.at === at)) return fills.leftOut;
    return remarks.readings?.some((remark) => remark.at === at) ? fills.reading : undefined;
  };
  const fill = remarks.refused ? fills.refused : remarks.notes ? fills.leftOut : remarks.readings && fills.reading;
  const shared = { alignVertical: "top" as const, ...(remarks.skipped && { textColor: quietText }) };
  const own = cells.map((cell, at): StyledCell | null => {
    const value = toValue(cell);
    const backgroundColor = fillOf(at);
    const span = spans.get(`${line} ${at}`);
    if (value === undefined && !backgroundColor && !span) return null;
    return { value: value ?? "", ...shared, ...(backgroundColor && { backgroundColor }), ...span };
  });
  const reasons = formatReasons(remarks).slice(0, maxCellLength);
  return [
    { value: line, textColor: quietText, alignVertical: "top" },
    result ? { value: result, ...shared, ...(fill && { backgroundColor: fill }) } : null,
    reasons ? { value: reasons, ...shared, wrap: true } : null,
    ...own,
  ];
}

/** Formats a sheet of the file; a cell merged over lines that are not shown stays as it is. */
function createMarkedSheet({ name, lines, merges = [] }: Sheet, report: ImportReport) {
  const remarks = indexRemarks(report, name);
  const isLong = lines.length > maxLines;
  const shown = isLong ? lines.filter(({ line }, at) => at < maxTopLines || remarks.has(line)) : lines;
  const spans = new Map(
    (isLong ? [] : merges).map(({ top, bottom, left, right }) => [
      `${top} ${left}`,
      { rowSpan: bottom - top + 1, columnSpan: right - left + 1 },
    ]),
  );
  const head = ["行", "结果", "说明"].map(bold);
  return [head, ...shown.map((line) => formatLine(line, remarks.get(line.line), spans))];
}

/** Returns a name that a workbook accepts: at most 31 characters, none of []:*?/\, each once. */
function toSheetName(name: string, taken: Set<string>): string {
  const text =
    name
      .replace(/[[\]:*?/\\]/g, " ")
      .trim()
      .slice(0, 26) || "原表";
  let unique = text;
  for (let count = 2; taken.has(unique.toLowerCase()); count++) unique = `${text} ${count}`;
  taken.add(unique.toLowerCase());
  return unique;
}

/**
 * Writes the report of an import as a workbook: a summary, a list of all remarks, and the file's own lines with the cells
 * in question filled and their reasons beside them. A JSON file has no lines: its remarks are listed only.
 */
export async function writeImportReport(path: string, file: string, report: ImportReport): Promise<void> {
  const taken = new Set<string>();
  const sheets = extname(file).toLowerCase() === ".json" ? [] : await readSheets(file);
  const widths = [6, 14, 60].map((width) => ({ width }));
  const pages = [
    {
      sheet: toSheetName("导入汇总", taken),
      data: createSummary(file, report),
      columns: [{ width: 30 }, { width: 60 }],
    },
    {
      sheet: toSheetName("导入明细", taken),
      data: createDetails(report),
      columns: [14, 28, 20, 24, 80].map((width) => ({ width })),
      stickyRowsCount: 1,
    },
    ...sheets
      .filter(({ isHidden, lines }) => !isHidden && lines.length > 0)
      .map((sheet) => ({
        sheet: toSheetName(sheet.name, taken),
        data: createMarkedSheet(sheet, report),
        columns: widths,
        stickyRowsCount: 1,
        stickyColumnsCount: 3,
      })),
  ];
  const part = `${path}.part`;
  await writeFile(part, "", { mode: 0o600 });
  await writeExcelFile(pages as Parameters<typeof writeExcelFile>[0]).toFile(part);
  await rename(part, path);
}

import { removeFormulaGuards } from "#domain/guard-formulas.ts";

/** Value of a table cell, from any file format. */
export type Cell = string | number | boolean | Date | null;

/** Returns whether a cell has no text. */
export const isBlank = (cell: Cell | undefined): boolean => cell == null || String(cell).trim() === "";

/** Value that an export writes to a cell: dates are texts. */
export type WrittenCell = Exclude<Cell, Date>;

/** Error for an invalid cell; the message gives the reason. */
export class CellError extends Error {}

/** Reports how a cell was read, where a reader of the table would want to know: 「40桌」 as 400 people. */
export type ReportReading = (note: string) => void;

/** Texts that mean an unknown value. */
const unknownTexts = new Set(
  (
    "- -- --- — —— – / \\ ~ ～ ? ？ … …… n/a #n/a na null tbd " +
    "暂无 未知 不详 不明 无数据 无资料 待定 待补 待补充 待确认 待核实 待测 空"
  ).split(" "),
);
/** Spreadsheets store 15 digits of a number. */
const exactNumberLimit = 1e15;

/** Digits of a figure that somebody has typed, at most. */
const maxTypedDigits = 6;
/** What arithmetic leaves behind a figure, as a share of it. */
const maxTail = 4 * Number.EPSILON;

/** Returns 120.1 for 120.10000000000001, as formulas leave it in a workbook. */
export function removeTail(figure: number): number {
  const short = Number(figure.toPrecision(15));
  const isTyped = String(short).replace(/\D/g, "").length <= maxTypedDigits;
  return isTyped && Math.abs(figure - short) <= maxTail * Math.abs(figure) ? short : figure;
}

/**
 * Returns the trimmed text of a cell; empty for an unknown value.
 * @throws CellError for a number with more digits than a spreadsheet stores
 */
export function readCellText(cell: Cell | undefined): string {
  if (cell === null || cell === undefined) return "";
  if (cell instanceof Date) return cell.toISOString().replace("T00:00:00.000Z", "");
  if (typeof cell === "number" && Math.abs(cell) >= exactNumberLimit) {
    throw new CellError("超过 15 位的数字，表格软件已丢掉末几位：请把这一列设为文本格式");
  }
  const text = removeFormulaGuards(String(typeof cell === "number" ? removeTail(cell) : cell).trim());
  return unknownTexts.has(text.toLowerCase()) ? "" : text;
}

/** Normalizes full-width characters (NFKC) and trims: 「１２０㎡」 gives 120m2. For figures only, never for names. */
export const normalizeText = (text: string): string => text.normalize("NFKC").trim();

/** Makes one space of each run of white space, so that expressions need not read runs of it. */
export const collapseSpaces = (text: string): string => text.replace(/\s+/g, " ");

/** No figure or name of a choice is longer: what is, is a remark, and would only cost time. */
const maxFigureLength = 100;

/**
 * Normalizes the text of a figure; runs of spaces become one.
 * @throws CellError if it is too long to be one
 */
export function normalizeFigure(cell: string): string {
  if (cell.length > maxFigureLength) throw new CellError(`“${cell.slice(0, 20)}…”太长，不像是这一列的内容`);
  return collapseSpaces(normalizeText(cell));
}

/** Normalizes a heading: no case, spaces, punctuation or unit. 「长（米）」 and "Length (m)" give 长 and length. */
export function normalizeHeading(heading: string): string {
  const text = normalizeText(heading).toLowerCase();
  const unit =
    /[([/]\s*(?:m|米|m2|m²|平方?米|平方|元|万元|千元|元\/[天晚间]|rmb|cny|人|桌|桌数|围|间|个|a|安|kg|公斤|cm|厘米|mm|毫米|宽×深×高|宽×高|长×宽)\s*[)\]]?$/;
  return text.replace(unit, "").replace(/[\s_\-:：*.·]/g, "");
}

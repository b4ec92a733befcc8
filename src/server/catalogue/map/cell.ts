/** Value of a table cell, from any file format. */
export type Cell = string | number | boolean | Date | null;

/** Value that an export writes to a cell: dates are texts. */
export type WrittenCell = Exclude<Cell, Date>;

/** Error for an invalid cell; the message gives the reason. */
export class CellError extends Error {}

/** Texts that mean an unknown value. */
const unknownTexts = new Set(["-", "--", "—", "——", "/", "暂无", "未知", "不详", "无数据", "n/a", "na", "null"]);
/** Leading apostrophe that prevents a spreadsheet from reading a text as a formula. */
const formulaGuard = /^'(?=[=+\-@\t\r])/;
/** Spreadsheets store 15 digits of a number. */
const exactNumberLimit = 1e15;

/**
 * Returns the trimmed text of a cell; empty for an unknown value.
 * @throws CellError for a number with more digits than a spreadsheet stores
 */
export function readCellText(cell: Cell | undefined): string {
  if (cell === null || cell === undefined) return "";
  if (cell instanceof Date) return cell.toISOString().replace("T00:00:00.000Z", "");
  if (typeof cell === "number" && Math.abs(cell) >= exactNumberLimit) {
    throw new CellError("a number of more than 15 digits has lost its last ones: format the column as text");
  }
  const text = String(cell).trim().replace(formulaGuard, "");
  return unknownTexts.has(text.toLowerCase()) ? "" : text;
}

/** Normalizes full-width characters (NFKC) and trims: 「１２０㎡」 gives 120m2. For figures only, never for names. */
export const normalizeText = (text: string): string => text.normalize("NFKC").trim();

/** Normalizes a heading: no case, spaces, punctuation or unit. 「长（米）」 and "Length (m)" give 长 and length. */
export function normalizeHeading(heading: string): string {
  const text = normalizeText(heading).toLowerCase();
  const unit =
    /[([/]\s*(?:m|米|m2|m²|平方?米|平方|元|元\/[天晚间]|rmb|cny|人|间|个|a|安|kg|公斤|宽×深×高|宽×高)\s*[)\]]?$/;
  return text.replace(unit, "").replace(/[\s_\-:：*.·]/g, "");
}

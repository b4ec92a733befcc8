/** What a cell of a table holds, whichever file it comes from. */
export type Cell = string | number | boolean | Date | null;

/** What this program writes into one: dates are texts. */
export type WrittenCell = Exclude<Cell, Date>;

/** A cell that cannot be taken; the message says why. */
export class CellError extends Error {}

/** Ways in which people write that they do not know. */
const unknownMarks = new Set(["-", "--", "—", "——", "/", "暂无", "未知", "不详", "无数据", "n/a", "na", "null"]);
/** An apostrophe that keeps a spreadsheet from reading a text as a formula. */
const guarded = /^'(?=[=+\-@\t\r])/;
/** Spreadsheets keep 15 digits of a number. */
const exactDigits = 1e15;

/**
 * The text of a cell, trimmed; empty where it says that nothing is known.
 * @throws CellError for a number so long that the spreadsheet lost its last digits
 */
export function textOf(cell: Cell | undefined): string {
  if (cell === null || cell === undefined) return "";
  if (cell instanceof Date) return cell.toISOString().replace("T00:00:00.000Z", "");
  if (typeof cell === "number" && Math.abs(cell) >= exactDigits) {
    throw new CellError("a number of more than 15 digits has lost its last ones: format the column as text");
  }
  const text = String(cell).trim().replace(guarded, "");
  return unknownMarks.has(text.toLowerCase()) ? "" : text;
}

/** Full-width letters and digits made plain: 「１２０㎡」 is 120m2. For figures only, never for names. */
export const plain = (text: string): string => text.normalize("NFKC").trim();

/** A heading without case, spaces, punctuation and unit: 「长（米）」 and "Length (m)" are 长 and length. */
export function plainHeading(heading: string): string {
  const text = plain(heading).toLowerCase();
  const unit =
    /[([/]\s*(?:m|米|m2|m²|平方?米|平方|元|元\/[天晚间]|rmb|cny|人|间|个|a|安|kg|公斤|宽×深×高|宽×高)\s*[)\]]?$/;
  return text.replace(unit, "").replace(/[\s_\-:：*.·]/g, "");
}

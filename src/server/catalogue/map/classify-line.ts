import { type Cell, isBlank, normalizeText } from "./cells/cell.ts";
import type { FilledLine } from "./fill-merged-cells.ts";

/** What a line of a table is: a row, nothing, a total, a remark of the author, or a title of the rows below it. */
export type LineClass = "row" | "blank" | "total" | "remark" | "title";

const total = /^(?:合计|总计|小计|共计|总数|汇总)(?:$|[:：\s（(\d])/;
const remark =
  /^(?:注|备注|说明|附注|附|以上|以下|上述|温馨提示|特别说明|特别提示|提示|联系人|联系方式|联系电话|销售|制表|填表|更新|截至|数据来源)(?:[:：\d]|$)|^[*※★☆●◆■▲]|^\d{1,2}\s*[、．)）]|^[（(]\s*[\d一二三四五六七八九十]+\s*[)）]|[。；;]$|^以上|^如需|^上述/;
/** A remark is a sentence; a name is shorter. */
const maxNameLength = 30;

/** Returns the text of a line with one cell only. */
export function getOnlyText(cells: readonly Cell[]): string | undefined {
  const filled = cells.filter((cell) => !isBlank(cell));
  return filled.length === 1 ? String(filled[0]).trim() : undefined;
}

/**
 * Classifies a line of a table with `columns` known columns, of which those at `nameColumns` identify a row. A line with one
 * cell only is a row if that cell is a name.
 */
export function classifyLine(
  { cells, isBand }: FilledLine,
  columns: number,
  nameColumns: ReadonlySet<number>,
): LineClass {
  const filled = cells.flatMap((cell, at) => (isBlank(cell) ? [] : [{ text: normalizeText(String(cell)), at }]));
  const [first] = filled;
  if (!first) return "blank";
  if (total.test(first.text)) return "total";
  if (columns < 3) return "row";
  if (filled.length > 2 || (filled.length === 2 && !/^(?:注|备注|说明|联系)/.test(first.text))) return "row";
  if (remark.test(first.text) || first.text.length > maxNameLength) return "remark";
  return filled.length === 1 && (isBand || !nameColumns.has(first.at)) ? "title" : "row";
}

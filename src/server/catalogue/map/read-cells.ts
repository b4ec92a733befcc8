import type { Kind } from "../../store/catalogue-batch.ts";
import { type Cell, CellError, readCellText } from "./cells/cell.ts";
import type { MappedColumn } from "./map-tables.ts";

/** A remark on a cell: how it was read, or why it was left out. */
export interface CellRemark {
  column: MappedColumn;
  reason: string;
}

/** Fields of a row by path, doubtful cells, and cells that were read with an assumption. */
export interface ReadRow {
  values: Map<string, unknown>;
  doubtful: CellRemark[];
  readings: CellRemark[];
}

/** Bare numbers, a range or sides, which take the unit of their heading. */
const bareNumber = /^[\d.,]+(?:\s*[-~—–至到x×*✕✖]+\s*[\d.,]+){0,2}$/i;
/** Types of which a date can be a value. */
const datePaths = /^(?:opened|renovated|listedAt|priceDate|source\.date)$/;

/** Returns the text of a cell, with the unit of its heading behind a bare number. @throws CellError */
function readText(cell: Cell | undefined, { column, unit }: MappedColumn): string {
  const text = readCellText(cell);
  if (cell instanceof Date && !datePaths.test(column.path)) {
    const day = `${cell.getUTCMonth() + 1}-${cell.getUTCDate()}`;
    throw new CellError(`表格里存成了日期 ${text}，原来写的可能是“${day}”：请把单元格设为文本格式`);
  }
  return unit && bareNumber.test(text) ? `${text}${unit}` : text;
}

/** Figures that add up: of a cell merged over several rows nobody knows whether it is each one's or the sum. */
const additivePaths = /^(?:\$measures|length|width|area|capacity\..*|price(?:HalfDay|Day|Evening))$/;

/** Reads the cells of a row that belong to one kind; an empty cell sets its field to undefined, a doubtful one leaves it. */
export function readCells(
  columns: readonly MappedColumn[],
  of: Kind,
  cells: readonly Cell[],
  spans?: ReadonlyMap<number, number>,
): ReadRow {
  const row: ReadRow = { values: new Map(), doubtful: [], readings: [] };
  // An export has the packages as JSON, which counts, and as a text for people.
  const hasJson = columns.some((mapped) => mapped.of === of && mapped.column.path === "packages");
  for (const mapped of columns) {
    if (mapped.of !== of || (hasJson && mapped.column.path === "$packages")) continue;
    const { at, column } = mapped;
    try {
      const text = readText(cells[at], mapped);
      const span = spans?.get(at);
      if (span && text !== "" && additivePaths.test(column.path)) {
        throw new CellError(`“${text}”合并了 ${span} 行，看不出是每个会场的还是合计`);
      }
      const report = (reason: string) => row.readings.push({ column: mapped, reason: `“${text}”${reason}` });
      row.values.set(column.path, text === "" ? undefined : column.type.read(text, report));
    } catch (error) {
      if (!(error instanceof CellError)) throw error;
      row.doubtful.push({ column: mapped, reason: error.message });
    }
  }
  return row;
}

import type { Cell } from "../cells/cell.ts";
import { readCellText } from "../cells/cell.ts";
import type { CellRemark } from "../read-cells.ts";
import type { MappedColumn } from "../map-tables.ts";
import { isExport } from "./is-export.ts";

/** No hall has more tables. */
const maxTables = 300;
/** A room seats at most three times as many people in rows as at round tables; ten at a table make up the rest. */
const minRatio = 5;

/**
 * Finds a bare number in the banquet column that must be one of tables, by the people that the row has in rows: 40 beside
 * 600 in theatre. Returns the remark with which it is left out.
 */
export function findTableCount(
  values: ReadonlyMap<string, unknown>,
  columns: readonly MappedColumn[],
  cells: readonly Cell[],
): CellRemark | undefined {
  const column = columns.find(({ column: { path } }) => path === "capacity.banquet");
  const banquet = values.get("capacity.banquet") as number | undefined;
  if (
    !column ||
    !banquet ||
    banquet > maxTables ||
    isExport(columns) ||
    !/^[\d,]+$/.test(readCellText(cells[column.at])) ||
    column.unit
  )
    return undefined;
  const inRows = ["theatre", "classroom"].map(
    (layout) => (values.get(`capacity.${layout}`) as number | undefined) ?? 0,
  );
  const most = Math.max(...inRows);
  if (most < banquet * minRatio) return undefined;
  return {
    column,
    reason: `“${banquet}”与同一行的 ${most} 人相差太大，可能是桌数：请写成“${banquet}桌”或“${banquet}人”`,
  };
}

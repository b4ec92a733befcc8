import type { MappedColumn } from "../map-tables.ts";

/** Returns whether a table is an export of the catalogue: what it says is not doubted. */
export const isExport = (columns: readonly MappedColumn[]): boolean =>
  columns.some(({ column: { path } }) => path === "$filed");

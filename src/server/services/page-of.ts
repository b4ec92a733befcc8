import { pageSize } from "../../domain/limits.ts";

/** One page of rows that are all at hand; a page beyond the last is the last. */
export function pageOf<T>(rows: readonly T[], asked = 1): { total: number; page: number; pageSize: number; list: T[] } {
  const last = Math.max(1, Math.ceil(rows.length / pageSize));
  const page = Math.min(asked, last);
  return { total: rows.length, page, pageSize, list: rows.slice((page - 1) * pageSize, page * pageSize) };
}

import { pageSize } from "#domain/limits.ts";

/** Returns one page of an in-memory list; a page number beyond the last gives the last page. */
export function paginate<T>(
  rows: readonly T[],
  requestedPage = 1,
): { total: number; page: number; pageSize: number; list: T[] } {
  const last = Math.max(1, Math.ceil(rows.length / pageSize));
  const page = Math.min(requestedPage, last);
  return { total: rows.length, page, pageSize, list: rows.slice((page - 1) * pageSize, page * pageSize) };
}

import type { ListKind, ListQuery } from "#domain/search/filters.ts";
import { formatGroups } from "#domain/search/grammar.ts";

/** Fetches a page of a list by its groups; a page beyond the last is out of range, and the first is fetched instead. */
export async function fetchPage<Answer extends { total: number; list: unknown[] }>(
  list: ListKind,
  query: ListQuery,
  fetchGroups: (searchParams: string) => Promise<Answer>,
): Promise<Answer> {
  const answer = await fetchGroups(formatGroups(list, query));
  return answer.list.length === 0 && answer.total > 0 ? fetchGroups(formatGroups(list, { ...query, page: 0 })) : answer;
}

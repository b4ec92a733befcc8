import type { ListQuery } from "#domain/search/filters.ts";

/** Returns a query as the named values of a list's call, without those that mean any (0). */
export const toNamedValues = <Query extends Partial<ListQuery>>(query: Query): Partial<Query> =>
  Object.fromEntries(Object.entries(query).filter(([, value]) => value)) as Partial<Query>;

/** Fetches a page of a list by named values; a page beyond the last is out of range, and the first is fetched instead. */
export async function fetchPage<Answer extends { total: number; list: unknown[] }>(
  query: ListQuery,
  fetchAnswer: (values: Partial<ListQuery>) => Promise<Answer>,
): Promise<Answer> {
  const answer = await fetchAnswer(toNamedValues(query));
  const isBeyondLast = answer.list.length === 0 && answer.total > 0;
  return isBeyondLast ? fetchAnswer(toNamedValues({ ...query, page: 0 })) : answer;
}

import { createIssueError } from "#contract/codes.ts";
import type { Parsed } from "#contract/index.ts";
import { type Box, parseBox } from "#domain/search/box.ts";
import type { ListKind, ListQuery } from "#domain/search/filters.ts";
import { parseGroups, toCanonicalQuery } from "#domain/search/grammar.ts";
import type { ReferenceCity } from "#server/geography/reference-city.ts";
import { requireCity } from "../require-city.ts";
import type { Context } from "../context.ts";
import { type GetSumRates, loadSumRates } from "../cards/load-sum-rates.ts";

type Input = Parsed<"searchSite/getAggregateSoHotelList">;

/** A parsed list request: city of the page, selected filters, sentence and position. */
export interface ListRequest {
  city: ReferenceCity;
  query: ListQuery;
  /** Sentence or keyword, trimmed; empty if there is none. */
  q: string;
  /** Budget of the event in all and a head, in yuan, as selected. */
  budget: { sum?: number | undefined; head?: number | undefined };
  /** The usual prices that sums are reckoned with. */
  getRates: GetSumRates;
  place: { lng?: number | undefined; lat?: number | undefined; box?: Box | undefined };
}

/**
 * Parses the request of a list: groups, and named values that override them.
 * @throws ServiceError notFound (city), malformed (groups)
 */
function parseListRequest(list: ListKind, input: Input, getRates: GetSumRates): ListRequest {
  const city = requireCity(input.city);
  const groups = input.searchParams === undefined ? {} : parseGroups(list, input.searchParams);
  if (!groups) throw createIssueError("searchParams", "groups", "分组的个数不对");
  const { searchParams: _, city: __, q, lng, lat, box, page, sum, head, ...named } = input;
  const given = Object.fromEntries(Object.entries(named).filter(([, value]) => value !== undefined));
  const query = toCanonicalQuery(list, { ...groups, ...given, ...(page !== undefined && page > 1 && { page }) });
  return { city, query, q: q?.trim() ?? "", budget: { sum, head }, getRates, place: { lng, lat, box: parseBox(box) } };
}

/** Parses the request of a list and loads the usual prices. @throws ServiceError notFound (city), malformed (groups) */
export const loadListRequest = async (
  context: Pick<Context, "content">,
  list: ListKind,
  input: Input,
): Promise<ListRequest> => parseListRequest(list, input, await loadSumRates(context));

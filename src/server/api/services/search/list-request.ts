import { createIssueError } from "#contract/codes.ts";
import type { Parsed } from "#contract/index.ts";
import { type Box, parseBox } from "#domain/search/box.ts";
import type { ListKind, ListQuery } from "#domain/search/filters.ts";
import { parseGroups, toCanonicalQuery } from "#domain/search/grammar.ts";
import type { ReferenceCity } from "#server/geography/reference-city.ts";
import { requireCity } from "../require-city.ts";

type Input = Parsed<"searchSite/getAggregateSoHotelList">;

/** A parsed list request: city of the page, selected filters, sentence and position. */
export interface ListRequest {
  city: ReferenceCity;
  query: ListQuery;
  /** Sentence or keyword, trimmed; empty if there is none. */
  q: string;
  place: { lng?: number | undefined; lat?: number | undefined; box?: Box | undefined };
}

/**
 * Parses the request of a list: groups, and named values that override them.
 * @throws ServiceError notFound (city), malformed (groups)
 */
export function parseListRequest(list: ListKind, input: Input): ListRequest {
  const city = requireCity(input.city);
  const groups = input.searchParams === undefined ? {} : parseGroups(list, input.searchParams);
  if (!groups) throw createIssueError("searchParams", "groups", "分组的个数不对");
  const { searchParams: _, city: __, q, lng, lat, box, page, ...named } = input;
  const given = Object.fromEntries(Object.entries(named).filter(([, value]) => value !== undefined));
  const query = toCanonicalQuery(list, { ...groups, ...given, ...(page !== undefined && page > 1 && { page }) });
  return { city, query, q: q?.trim() ?? "", place: { lng, lat, box: parseBox(box) } };
}

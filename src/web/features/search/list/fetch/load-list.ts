import type { Call } from "#contract/index.ts";
import type { Facets } from "#contract/schemas/search-site.ts";
import type { ListQuery } from "#domain/search/filters.ts";

import { fetchNearbyCities } from "./fetch-nearby-cities.ts";
import type { ListInput } from "../parse-list-input.ts";
import { trimFacets, trimFilters } from "../trim-filters.ts";
import { fetchFilters, type FiltersPath } from "./fetch-filters.ts";
import { fetchPage } from "./fetch-page.ts";

/** What a list's answer has in addition to its rows, as far as loading it depends on it. */
interface AnyAnswer {
  total: number;
  list: unknown[];
  facets: Facets;
  isUnread: boolean;
}

interface ListCalls<Answer extends AnyAnswer, Row> {
  fetchAnswer: (values: Partial<ListQuery> & { city: string } & ListInput["searchContext"]) => Promise<Answer>;
  filters: FiltersPath;
  /** Reduces the rows to what the page shows. */
  pickRows: (answer: Answer) => Row[];
}

/**
 * Loads a page of a city's list with its filters; nearby cities (`near`) only where the city has no venues, sentences to try
 * (`examples`) only where nothing of this one was read.
 */
export async function loadList<Answer extends AnyAnswer, Row>(
  { city, query, searchContext }: ListInput,
  { call, today }: { call: Call; today: string },
  { fetchAnswer, filters: filtersPath, pickRows }: ListCalls<Answer, Row>,
) {
  const [answer, filters] = await Promise.all([
    fetchPage(query, (values) => fetchAnswer({ city, ...values, ...searchContext })),
    fetchFilters(call, filtersPath, city),
  ]);
  const near = await fetchNearbyCities(call, filters);
  const examples = answer.isUnread ? (await call("home/getHomePage", { city, today })).examples : undefined;
  return {
    answer: { ...answer, list: pickRows(answer), facets: trimFacets(answer.facets) },
    filters: trimFilters(filters),
    ...(near && { near }),
    ...(examples && { examples }),
  };
}

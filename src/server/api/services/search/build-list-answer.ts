import type { EffectiveQuery, Facets, NamedCity, Understood } from "#contract/schemas/search-site.ts";
import { nearMissLimits, pageSize } from "#domain/limits.ts";
import type { NearMiss } from "#contract/selection/why-not.ts";
import type { ListQuery } from "#domain/search/filters.ts";
import { formatGroups } from "#domain/search/grammar.ts";
import type { ParsedTerm } from "#domain/search/sentence/parsed-term.ts";
import type { Context } from "../context.ts";
import { findNearMisses } from "./find-near-misses.ts";
import { findProgrammeLink } from "./find-programme-link.ts";
import { findRelaxations, type Relaxation } from "./find-relaxations.ts";
import { type BlockedSpaces, loadBlocked } from "./load-blocked.ts";
import type { ListRequest } from "./list-request.ts";
import { listOtherCities } from "./resolve-city.ts";
import { countMatches, type ListSearch, resolveRequest, type ResolvedRequest } from "./resolve-request.ts";
import { splitSentenceBudget } from "./split-sentence-budget.ts";
import { toEffectiveQuery } from "./to-effective-query.ts";
import type { SumQuery } from "#server/search/query/compute-row-sum.ts";
import { toFacetOptions } from "../cards/to-facet-options.ts";

/** Returns a term as it is sent. */
export const toUnderstood = ({ anyOf: _, ...term }: ParsedTerm): Understood => term;

/** Everything that both lists answer but their rows; see `searchSite/getAggregateSoHotelList`. */
interface ListAnswer {
  total: number;
  page: number;
  pageSize: number;
  facets: Facets;
  city: string;
  cityPinyin: string;
  cityName: string;
  otherCities: NamedCity[];
  understood: Understood[];
  unread: string[];
  isUnread: boolean;
  relax: Relaxation[];
  nearMisses?: NearMiss[];
  q: string;
  searchParams: string;
  query: ListQuery;
  effective: EffectiveQuery;
}

/** Maximum number of further cities that are counted. */
const maxOtherCities = 3;

/** Counts the rows of the other cities that the sentence names. */
const countOtherCities = <Hit>(context: Context, search: ListSearch<Hit>, { request, sentence }: ResolvedRequest) =>
  listOtherCities(sentence)
    .slice(0, maxOtherCities)
    .map((city): NamedCity => {
      const { code, name, pinyin } = city;
      const total = countMatches(context, search, { ...request, city, place: { ...request.place, box: undefined } });
      return { code, name, pinyin, total };
    });

/**
 * Searches a list and builds its answer, the rows by `buildCards`. `searchParams` and `query` have the selected filters
 * only; the terms of the sentence are in `understood`, both together in `effective`. A sentence of which nothing was read
 * finds nothing, whatever is selected: it asks again. Spaces that are booked or held on the event's days come last.
 */
export async function buildListAnswer<Hit, Card>(
  context: Context,
  search: ListSearch<Hit>,
  pageRequest: ListRequest,
  buildCards: (hits: Hit[], blocked: BlockedSpaces, sum: SumQuery | undefined) => Promise<Card[]>,
): Promise<ListAnswer & { list: Card[] }> {
  const resolved = resolveRequest(context, pageRequest);
  const { request, sentence, terms, isUnread, canonical } = resolved;
  const effective = toEffectiveQuery(resolved);
  const blocked = await loadBlocked(context, effective);
  const found = search.find(resolved.query, {
    ...resolved.context,
    blockedSpaces: new Set(blocked.keys()),
    ...(isUnread && { pageSize: 0 }),
  });
  const total = isUnread ? 0 : found.total;
  const split = await splitSentenceBudget(context, effective);
  const programme = findProgrammeLink(context, canonical.q, request.city.code);
  const nearMisses = total < nearMissLimits.below && !isUnread ? await findNearMisses(context, resolved) : [];
  return {
    total,
    page: Math.max(1, request.query.page),
    pageSize,
    list: await buildCards(found.hits, blocked, resolved.context.sum),
    facets: toFacetOptions(found.facets, request.city.code),
    city: request.city.code,
    cityPinyin: request.city.pinyin,
    cityName: request.city.name,
    otherCities: countOtherCities(context, search, resolved),
    understood: terms.map(toUnderstood),
    unread: sentence.parsed.unread,
    isUnread,
    relax: total === 0 && !isUnread ? findRelaxations(context, search, request, terms) : [],
    ...(nearMisses.length > 0 && { nearMisses }),
    q: canonical.q,
    searchParams: formatGroups(search.list, canonical.query),
    query: canonical.query,
    effective: {
      ...effective,
      ...(resolved.context.sum && { hasSum: true }),
      ...(split && { split }),
      ...(programme && { programme }),
    },
  };
}

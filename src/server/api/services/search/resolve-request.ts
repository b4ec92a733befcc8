import type { ListKind, ListQuery } from "#domain/search/filters.ts";
import type { ParsedTerm } from "#domain/search/sentence/parsed-term.ts";
import type { SearchContext, SearchIndex, SearchResult } from "#server/search/index/search-index.ts";
import type { NamedPlace } from "#server/geography/find-landmark.ts";
import { getRegionsById } from "../cards/get-regions-by-id.ts";
import type { Context } from "../context.ts";
import type { ListRequest } from "./list-request.ts";
import { type CitySentence, resolveCity } from "./resolve-city.ts";
import { findReferencePlace } from "./sentence/find-reference-place.ts";
import { dropReplacedText } from "./sentence/drop-replaced-text.ts";
import { mergeQuery, toConstraints, withoutOverridden } from "./sentence/to-constraints.ts";

/** One of the two lists and how it is searched. */
export interface ListSearch<Hit> {
  list: ListKind;
  find: (query: ListQuery, context: SearchContext) => SearchResult<Hit>;
}

/** What a request asks for, its sentence parsed: the terms that apply, and the search that they make. */
export interface ResolvedRequest {
  /** The request in the city that its sentence names, without a region of another city. */
  request: ListRequest;
  sentence: CitySentence;
  terms: ParsedTerm[];
  /** The selected filters and the sentence without the words that they replace. */
  canonical: { q: string; query: ListQuery };
  /** Nothing of the sentence was read: the list finds nothing and asks again. */
  isUnread: boolean;
  /** The selected filters merged with those of the sentence. */
  query: ListQuery;
  /** Bits of the features that the sentence asks for; the selected ones are not among them. */
  sentenceFeatures: number;
  context: SearchContext;
  /** The place that distances are measured from, and sorted by unless another order is wanted. */
  reference: NamedPlace | undefined;
}

/** Returns the request for a city: a region that the city lacks is dropped, and a map box of another city. */
function moveRequest({ city: pageCity, query, q, place }: ListRequest, city: ListRequest["city"]): ListRequest {
  const own = { ...query };
  if (own.region !== undefined && !getRegionsById(city.code).has(own.region)) delete own.region;
  return { city, query: own, q, place: city === pageCity ? place : { ...place, box: undefined } };
}

/** Merges the terms of a sentence with the selected filters of its request, which override them, in the sentence's city. */
export function resolveSentence(
  index: Pick<SearchIndex, "findVenuePosition">,
  sentence: CitySentence,
  original: ListRequest,
): ResolvedRequest {
  const request = moveRequest(original, sentence.city);
  const { city, query, place } = request;
  const terms = withoutOverridden(sentence.parsed.understood, query);
  const constraints = toConstraints(terms);
  const merged = mergeQuery(query, constraints);
  const reference = findReferencePlace(index, request, terms);
  return {
    request,
    sentence,
    terms,
    canonical: dropReplacedText(request, sentence.parsed.understood, terms),
    isUnread: sentence.parsed.understood.length === 0 && sentence.parsed.unread.length > 0,
    query: reference && merged.sort === 0 ? { ...merged, sort: 4 } : merged,
    sentenceFeatures: constraints.query.features ?? 0,
    context: {
      ...constraints.context,
      ...place,
      ...(reference && { lng: reference.lng, lat: reference.lat }),
      cityCode: city.code,
    },
    reference,
  };
}

/** Parses the sentence of a request in the city that it names, and resolves it. */
export const resolveRequest = (context: Context, request: ListRequest): ResolvedRequest =>
  resolveSentence(context.index, resolveCity(context, request.city, request.q), request);

/** Counts the rows of a list without building its page. */
export function countMatches<Hit>(context: Context, search: ListSearch<Hit>, request: ListRequest): number {
  const resolved = resolveRequest(context, request);
  if (resolved.isUnread) return 0;
  return search.find(resolved.query, { ...resolved.context, pageSize: 0 }).total;
}

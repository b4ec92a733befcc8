import type { ListQuery } from "#domain/search/filters.ts";
import type { ParsedTerm } from "#domain/search/sentence/parsed-term.ts";
import type { NamedPlace } from "#server/geography/find-landmark.ts";
import type { SearchContext, SearchIndex } from "#server/search/index/search-index.ts";
import { getRegionsById } from "../cards/get-regions-by-id.ts";
import type { ListRequest } from "./list-request.ts";
import type { CitySentence } from "./resolve-city.ts";
import { dropReplacedText } from "./sentence/drop-replaced-text.ts";
import { findReferencePlace } from "./sentence/find-reference-place.ts";
import { mergeQuery, toConstraints, withoutOverridden } from "./sentence/to-constraints.ts";

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
  /** Near the place that the sentence names nothing matches: what matches elsewhere is listed, the nearest first. */
  isBeyondPlace?: true;
  /** A brand that the city lacks; `hasGroup`: the hotels of its group are listed instead. */
  missingBrand?: { name: string; hasGroup: boolean };
}

/** Returns the request for a city: a region that the city lacks is dropped, and a map box of another city. */
function moveRequest(request: ListRequest, city: ListRequest["city"]): ListRequest {
  const { city: pageCity, place } = request;
  const own = { ...request.query };
  if (own.region !== undefined && !getRegionsById(city.code).has(own.region)) delete own.region;
  return { ...request, city, query: own, place: city === pageCity ? place : { ...place, box: undefined } };
}

/** Merges the terms of a sentence with the selected filters of its request, which override them, in the sentence's city. */
export function resolveSentence(
  index: Pick<SearchIndex, "findVenuePosition">,
  sentence: CitySentence,
  original: ListRequest,
): ResolvedRequest {
  const request = moveRequest(original, sentence.city);
  const { city, query, place } = request;
  const terms = withoutOverridden(sentence.parsed.understood, query, request.budget);
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

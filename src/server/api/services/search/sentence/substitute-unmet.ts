import { emptyQuery } from "#domain/search/filters.ts";
import type { ParsedTerm } from "#domain/search/sentence/parsed-term.ts";
import { findNamedBrand } from "#domain/venue/find-named-brand.ts";
import type { SearchIndex } from "#server/search/index/search-index.ts";
import { getRegionsById } from "../../cards/get-regions-by-id.ts";
import type { ResolvedRequest } from "../resolve-sentence.ts";
import { findReferencePlace } from "./find-reference-place.ts";
import { mergeQuery, toConstraints } from "./to-constraints.ts";

type Index = Pick<SearchIndex, "searchVenues" | "findVenuePosition" | "terms">;

/** The order of a list by distance. */
const nearestFirst = 4;

const count = (index: Index, { query, context }: Pick<ResolvedRequest, "query" | "context">): number =>
  index.searchVenues(query, { ...context, pageSize: 0 }).total;

/** Replaces a brand that the city lacks by its group, and says so: never another brand in silence. */
function substituteBrand(index: Index, resolved: ResolvedRequest): ResolvedRequest {
  const { context, terms } = resolved;
  const brands = terms.filter((term) => term.kind === "brand");
  const [brand] = brands;
  if (!brand || brands.length > 1) return resolved;
  const { group, brands: names, cityCode } = context;
  const own = { cityCode, ...(group && { group }), ...(names && { brands: names }) };
  if (count(index, { query: emptyQuery, context: own }) > 0) return resolved;
  const named = findNamedBrand(String(brand.value));
  // A catalogue of its own names for groups is searched by the name of the brand.
  if (named && !index.terms.citiesByGroup.has(named.group)) {
    const { group: _, ...others } = context;
    const byName = { ...resolved, context: { ...others, brands: [named.brand.name] } };
    if (count(index, { query: emptyQuery, context: { cityCode, brands: [named.brand.name] } }) > 0) return byName;
  }
  const missing = { name: String(brand.value), hasGroup: false };
  const wider = named && { ...context, group: { name: named.group } };
  if (!wider || count(index, { query: emptyQuery, context: { cityCode, group: wider.group } }) === 0)
    return { ...resolved, missingBrand: missing };
  return { ...resolved, context: wider, missingBrand: { ...missing, hasGroup: true } };
}

/** Returns whether a term is a place that a list is searched around; a district is none. */
function isPlace({ kind, value }: ParsedTerm, cityCode: string): boolean {
  if (kind === "near") return true;
  return kind === "region" && getRegionsById(cityCode).get(String(value))?.kind !== "district";
}

/** Lists the venues by their distance from a place in whose surroundings none matches. */
function substitutePlace(index: Index, resolved: ResolvedRequest): ResolvedRequest {
  const { request, terms, context } = resolved;
  const places = terms.filter((term) => isPlace(term, request.city.code));
  if (places.length === 0 || request.query.region !== undefined || count(index, resolved) > 0) return resolved;
  const reference = findReferencePlace(index, request, places, true);
  if (!reference) return resolved;
  const constraints = toConstraints(terms.filter((term) => !places.includes(term)));
  const { near: _, regions: __, ...others } = context;
  const substitute: ResolvedRequest = {
    ...resolved,
    query: { ...mergeQuery(request.query, constraints), sort: request.query.sort || nearestFirst },
    context: { ...others, lng: reference.lng, lat: reference.lat },
    reference: { ...reference, name: places[0]!.corrected ?? places[0]!.text },
    isBeyondPlace: true,
  };
  return count(index, substitute) > 0 ? substitute : resolved;
}

/** Returns the request as it can be met: a brand that the city lacks by its group, a place without venues by those nearest to it. */
export const substituteUnmet = (index: Index, resolved: ResolvedRequest): ResolvedRequest =>
  resolved.isUnread ? resolved : substitutePlace(index, substituteBrand(index, resolved));

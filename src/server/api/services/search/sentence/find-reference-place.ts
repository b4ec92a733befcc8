import type { Region } from "#domain/city/city.ts";
import { shortRegionName } from "#domain/city/short-region-name.ts";
import type { ListQuery } from "#domain/search/filters.ts";
import type { ParsedTerm } from "#domain/search/sentence/parsed-term.ts";
import { findLandmark, type NamedPlace } from "#server/geography/find-landmark.ts";
import type { SearchIndex } from "#server/search/index/search-index.ts";
import { getRegionsById } from "../../cards/get-regions-by-id.ts";

interface PlacedRequest {
  city: { code: string };
  q: string;
  query: ListQuery;
}

const nearBefore = /^(?:离|距|靠近|临近|挨着|near )|近$/;
const nearAfter = /^(?:站|地铁站)?\s*(?:附近|旁|周边|周围|边上|一带|近)/;

/** Returns whether a sentence speaks of the surroundings of a term: 国贸附近, 离国贸近. */
function isNearby({ text }: ParsedTerm, q: string): boolean {
  return nearBefore.test(text) || nearAfter.test(q.slice(q.indexOf(text) + text.length).trimStart());
}

/** Returns a station, airport or (near which something is wanted) business area as a place; a district is none. */
function toPlace({ kind, name, lng, lat }: Region, isNear: boolean): NamedPlace | undefined {
  if (kind === "metro") return { name: name.endsWith("站") ? name : `${name}站`, lng, lat };
  if (kind === "hub") return { name, lng, lat };
  return kind === "business-area" && isNear ? { name: shortRegionName(name), lng, lat } : undefined;
}

/**
 * Returns the one place that a list is searched around: the station or airport that is selected or named, a business area
 * or landmark near which something is wanted, a venue by its name. Undefined for none, for several and where its position
 * is unknown.
 * @param isNear a business area is a place, whatever the sentence says of its surroundings
 */
export function findReferencePlace(
  index: Pick<SearchIndex, "findVenuePosition">,
  { city, q, query }: PlacedRequest,
  terms: readonly ParsedTerm[],
  isNear = false,
): NamedPlace | undefined {
  const regions = getRegionsById(city.code);
  const selected = query.region === undefined ? undefined : regions.get(query.region);
  if (selected) return toPlace(selected, false);
  const places = terms.flatMap((term): (NamedPlace | undefined)[] => {
    if (term.kind === "near") {
      return [findLandmark(city.code, term.value) ?? index.findVenuePosition(term.value, city.code)];
    }
    const region = term.kind === "region" ? regions.get(term.value) : undefined;
    return region && region.kind !== "district" ? [toPlace(region, isNear || isNearby(term, q))] : [];
  });
  return places.length === 1 ? places[0] : undefined;
}

import { ServiceError } from "../../../../contract/codes.ts";
import type { Parsed } from "../../../../contract/index.ts";
import {
  toCanonicalSpaceQuery,
  toCanonicalVenueQuery,
  parseSpaceGroups,
  parseVenueGroups,
  type SpaceQuery,
  type VenueQuery,
} from "../../../../domain/search/grammar.ts";
import { type Box, parseBox } from "../../../../domain/search/box.ts";
import type { ReferenceCity } from "../../../geography/reference-city.ts";
import type { GroupQuery } from "../../../search/index/search-index.ts";
import { requireCity } from "../require-city.ts";
import { getRegionsById } from "../cards/get-regions-by-id.ts";

type Input = Parsed<"searchSite/getAggregateSoHotelList">;

/** A parsed list request: city, groups, sentence and position. */
export interface ListRequest<Q extends GroupQuery> {
  city: ReferenceCity;
  query: Q;
  /** Sentence or keyword, trimmed; empty if there is none. */
  q: string;
  place: { lng?: number | undefined; lat?: number | undefined; box?: Box | undefined };
}

interface Grammar<Q> {
  parse: (searchParams: string) => Q | undefined;
  canonical: (values: object) => Q;
}

const createMalformedGroups = () =>
  new ServiceError("malformed", {
    data: { issues: [{ field: "searchParams", rule: "groups", message: "分组的个数不对" }] },
  });

/** Parses groups and named values, which override groups; a region that the city lacks is dropped. */
function parseListRequest<Q extends VenueQuery>(input: Input, grammar: Grammar<Q>): ListRequest<Q> {
  const city = requireCity(input.city);
  const groups = input.searchParams === undefined ? {} : grammar.parse(input.searchParams);
  if (!groups) throw createMalformedGroups();
  const { searchParams: _, city: __, q, lng, lat, box, page, ...named } = input;
  const given = Object.fromEntries(Object.entries(named).filter(([, value]) => value !== undefined));
  const query = grammar.canonical({ ...groups, ...given, ...(page !== undefined && page > 1 && { page }) });
  if (query.region !== undefined && !getRegionsById(city.code).has(query.region)) delete query.region;
  return { city, query, q: q?.trim() ?? "", place: { lng, lat, box: parseBox(box) } };
}

/**
 * Parses the request of a venue list.
 * @throws Refusal notFound (city), malformed (groups)
 */
export const parseVenueRequest = (input: Input): ListRequest<VenueQuery> =>
  parseListRequest(input, { parse: parseVenueGroups, canonical: toCanonicalVenueQuery });

/** Parses the request of a space list; throws like `parseVenueRequest`. */
export const parseSpaceRequest = (input: Input): ListRequest<SpaceQuery> =>
  parseListRequest(input, { parse: parseSpaceGroups, canonical: toCanonicalSpaceQuery });

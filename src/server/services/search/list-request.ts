import { Refusal } from "../../../contract/codes.ts";
import type { Parsed } from "../../../contract/index.ts";
import {
  canonicalSpaceQuery,
  canonicalVenueQuery,
  parseSpaceGroups,
  parseVenueGroups,
  type SpaceQuery,
  type VenueQuery,
} from "../../../domain/search/grammar.ts";
import { type Box, parseBox } from "../../../domain/search/box.ts";
import type { ReferenceCity } from "../../geography/cities.ts";
import type { GroupQuery } from "../../search/search-index.ts";
import { askedCity } from "../asked-city.ts";
import { regionsById } from "../card/regions-by-id.ts";

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

const brokenGroups = () =>
  new Refusal("malformed", {
    data: { issues: [{ field: "searchParams", rule: "groups", message: "分组的个数不对" }] },
  });

/** Parses groups and named values, which override groups; a region that the city lacks is dropped. */
function requestOf<Q extends VenueQuery>(input: Input, grammar: Grammar<Q>): ListRequest<Q> {
  const city = askedCity(input.city);
  const groups = input.searchParams === undefined ? {} : grammar.parse(input.searchParams);
  if (!groups) throw brokenGroups();
  const { searchParams: _, city: __, q, lng, lat, box, page, ...named } = input;
  const given = Object.fromEntries(Object.entries(named).filter(([, value]) => value !== undefined));
  const query = grammar.canonical({ ...groups, ...given, ...(page !== undefined && page > 1 && { page }) });
  if (query.region !== undefined && !regionsById(city.code).has(query.region)) delete query.region;
  return { city, query, q: q?.trim() ?? "", place: { lng, lat, box: parseBox(box) } };
}

/**
 * Parses the request of a venue list.
 * @throws Refusal notFound (city), malformed (groups)
 */
export const venueRequest = (input: Input): ListRequest<VenueQuery> =>
  requestOf(input, { parse: parseVenueGroups, canonical: canonicalVenueQuery });

/** Parses the request of a space list; throws like `parseVenueRequest`. */
export const spaceRequest = (input: Input): ListRequest<SpaceQuery> =>
  requestOf(input, { parse: parseSpaceGroups, canonical: canonicalSpaceQuery });

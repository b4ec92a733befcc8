import type { ListQuery } from "#domain/search/filters.ts";
import type { LayoutKey } from "#domain/space/layouts.ts";
import type { Space } from "#domain/space/space.ts";
import type { Venue } from "#domain/venue/venue.ts";
import type { VenueTypeKey } from "#domain/venue/venue-types.ts";
import type { SearchContext } from "#server/search/index/search-index.ts";
import type { Context } from "../context.ts";

/** Venues, tightest fit first, among which the spaces to show are looked for. */
const candidatesRead = 80;
const capacitySort = 3;

/** Types of venue whose rooms are meant for meetings: a cinema's foyer is none. */
const meetingVenueTypes: ReadonlySet<VenueTypeKey> = new Set([
  "hotel",
  "conference-centre",
  "resort",
  "school",
  "club",
]);

/** Returns whether a venue's rooms are meant for meetings. */
export const isForMeetings = ({ venue }: Candidate): boolean => meetingVenueTypes.has(venue.type);

/** A venue that matches, with its fitting space. */
export interface Candidate {
  id: string;
  name: string;
  demo?: boolean;
  venue: Venue;
  fit: { space: Space; layout: LayoutKey; people: number };
}

/** Reads the first venues that match a search with their fitting spaces: tightest fit first where people are asked for, else in the order of the search. */
export async function readCandidates(
  { index, catalogue }: Context,
  query: ListQuery,
  context: SearchContext,
): Promise<Candidate[]> {
  const sort = query.people > 0 ? capacitySort : query.sort;
  const { hits } = index.searchVenues({ ...query, sort, page: 0 }, { ...context, pageSize: candidatesRead });
  const [venues, spaces] = await Promise.all([
    catalogue.venuesByIds(hits.map(({ id }) => id)),
    catalogue.spacesByIds(hits.flatMap(({ fit }) => fit?.spaceId ?? [])),
  ]);
  const venueById = new Map(venues.map((venue) => [venue.id, venue]));
  const spaceById = new Map(spaces.map((space) => [space.id, space]));
  return hits.flatMap(({ id, fit }) => {
    const venue = venueById.get(id);
    const space = fit && spaceById.get(fit.spaceId);
    if (!venue || !space) return [];
    return { id, name: venue.name, demo: venue.demo, venue, fit: { ...fit, space } };
  });
}

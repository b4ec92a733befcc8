import type { ShownSpace } from "../../../../../contract/schemas/sentence/sentence-reading.ts";
import { shortRegionName } from "../../../../../domain/city/short-region-name.ts";
import { toChinaDay } from "../../../../../domain/day.ts";
import { omitUndefined } from "../../../../../domain/omit-undefined.ts";
import type { ListQuery } from "../../../../../domain/search/filters.ts";
import { getTrustedCapacity } from "../../../../../domain/seating/get-trusted-capacity.ts";
import { planSeating } from "../../../../../domain/seating/plan-seating.ts";
import { createRoom } from "../../../../../domain/seating/room.ts";
import { findOwnPicture } from "../../../../../domain/space/find-own-picture.ts";
import { layouts, type LayoutKey } from "../../../../../domain/space/layouts.ts";
import { pickFittingVenue } from "../../../../../domain/space/pick-best-space.ts";
import type { Space } from "../../../../../domain/space/space.ts";
import type { Venue } from "../../../../../domain/venue/venue.ts";
import type { VenueTypeKey } from "../../../../../domain/venue/venue-types.ts";
import type { SearchContext } from "../../../../search/index/search-index.ts";
import { buildVenueBrief } from "../../cards/build-venue-brief.ts";
import { toSpaceWire } from "../../cards/to-space-wire.ts";
import { trimSpace } from "../../cards/trim-space.ts";
import type { Context } from "../../context.ts";

/** Venues, tightest fit first, among which the space to show is looked for. */
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

/** A venue that matches, with its fitting space. */
interface Candidate {
  id: string;
  name: string;
  demo?: boolean;
  venue: Venue;
  fit: { space: Space; layout: LayoutKey; people: number };
}

async function readCandidates(
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

/** Picks the space to show: in a venue for meetings and with a picture of its own, else without one, else in any venue. */
function pickCandidate(candidates: readonly Candidate[], { people, layout }: ShownSize): Candidate | undefined {
  const forMeetings = candidates.filter(({ venue }) => meetingVenueTypes.has(venue.type));
  const pictured = forMeetings.filter(({ fit }) => findOwnPicture(fit.space, layout ?? fit.layout));
  for (const group of [pictured, forMeetings, candidates]) {
    const found = pickFittingVenue(group, layout ?? group[0]?.fit.layout ?? "theatre", people);
    if (found) return found;
  }
  return undefined;
}

/** Returns the trusted capacity of each layout that suits a space. */
function listCapacities(space: Space): ShownSpace["capacities"] {
  const all = layouts.map(({ key }) => [key, getTrustedCapacity(space, key)] as const);
  return Object.fromEntries(all.filter(([, people]) => people));
}

/** People and layout of a sentence; 0 people and no layout are any. */
interface ShownSize {
  people: number;
  layout?: LayoutKey | undefined;
}

/** Returns the space that shows what a search means, or undefined if none of the first that match is measured. */
export async function findShownSpace(
  services: Context,
  query: ListQuery,
  searchContext: SearchContext,
  size: ShownSize,
): Promise<ShownSpace | undefined> {
  const found = pickCandidate(await readCandidates(services, query, searchContext), size);
  if (!found) return undefined;
  const { venue, fit } = found;
  const { space } = fit;
  const layout = size.layout ?? fit.layout;
  const people = size.people || fit.people;
  const room = createRoom(space);
  const { districtName, areaName } = buildVenueBrief(venue);
  const wire = toSpaceWire(space, toChinaDay(services.now()));
  return omitUndefined({
    venueId: venue.id,
    venue: venue.name,
    demo: venue.demo,
    place: [districtName && shortRegionName(districtName), areaName].filter(Boolean).join(" ") || undefined,
    space: trimSpace(wire),
    layout,
    people,
    capacities: listCapacities(space),
    farthest: room && planSeating(room, layout, { people })?.farthest,
    priceDay: wire.priceDay,
    picture: findOwnPicture(space, layout),
  });
}

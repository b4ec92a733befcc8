import { ServiceError } from "#contract/codes.ts";
import type { VenueCard } from "#contract/schemas/entities.ts";
import type { Output, Parsed } from "#contract/index.ts";
import { formatDistance, getDistanceMetres } from "#domain/distance.ts";
import { formatArea, formatNumber } from "#domain/format.ts";
import { emptyQuery } from "#domain/search/filters.ts";
import { getLayoutByKey } from "#domain/space/layouts.ts";
import { getStarBit, starLevels } from "#domain/venue/star-levels.ts";
import { getVenueTypeByKey } from "#domain/venue/venue-types.ts";
import type { Venue } from "#domain/venue/venue.ts";
import { reasonsZh } from "#texts/search/reasons.zh.ts";
import { shortRegionName } from "#domain/city/short-region-name.ts";
import { buildVenueCards } from "../cards/build-venue-cards.ts";
import type { Context } from "../context.ts";
import { fitHitsToLayout } from "./fit-hits-to-layout.ts";

/** Number of candidates compared, and of venues returned. */
const maxCandidates = 60;
const maxShown = 6;
/** Maximum distance that is given as a reason, in metres. */
const maxReasonMetres = 10_000;

const getMetresTo = (venue: Venue, card: VenueCard): number =>
  venue.lng === undefined ||
  venue.lat === undefined ||
  card.lng === undefined ||
  card.lat === undefined ||
  venue.approximatePosition ||
  card.approximatePosition
    ? Number.POSITIVE_INFINITY
    : getDistanceMetres(venue.lng, venue.lat, card.lng, card.lat);

/** Returns a text on what two venues have in common: business area, district, distance or stars. */
function describeSimilarity(venue: Venue, own: VenueCard, card: VenueCard): string | undefined {
  if (card.areaName && card.areaName === own.areaName) return reasonsZh.both(shortRegionName(card.areaName));
  if (card.districtName && card.districtName === own.districtName)
    return reasonsZh.both(shortRegionName(card.districtName));
  const metres = getMetresTo(venue, card);
  if (metres <= maxReasonMetres) return reasonsZh.away(formatDistance(metres));
  const level = starLevels[getStarBit(card)]!;
  return level.star !== undefined && getStarBit(venue) === level.bit ? reasonsZh.same(level.name) : undefined;
}

/** Returns a text on the venue's main fact: seats for `people`, else largest area, else guest rooms. */
function describeMainFact({ fit, largestArea, guestRoomCount }: VenueCard, people: number): string | undefined {
  if (fit && people > 0)
    return reasonsZh.seats(fit.space.name, getLayoutByKey(fit.layout).name, formatNumber(fit.people));
  if (largestArea) return reasonsZh.largest(formatArea(largestArea));
  return guestRoomCount ? reasonsZh.guestRooms(formatNumber(guestRoomCount)) : undefined;
}

/** Scores the difference of two venues: by size, then stars, then distance. */
function scoreDifference(venue: Venue, own: VenueCard, card: VenueCard): number {
  const size = own.largestArea && card.largestArea ? Math.abs(Math.log(card.largestArea / own.largestArea)) : 1;
  return (
    size + Math.abs(getStarBit(venue) - getStarBit(card)) * 0.3 + Math.min(getMetresTo(venue, card), 30_000) / 15_000
  );
}

/**
 * Returns similar venues of the same city and type, each with a short reason. With `people`, only venues with a space for
 * them in `layout`; otherwise with their seats in `layout` if given.
 * @throws ServiceError notFound
 */
export async function getSimilarVenues(
  context: Context,
  { siteId, people = 0, layout }: Parsed<"hotel/getAdviceHotelList">,
): Promise<Output<"hotel/getAdviceHotelList">> {
  const venue = await context.catalogue.venueById(siteId);
  if (!venue) throw new ServiceError("notFound");
  const hit = context.index.getHit(siteId);
  // A venue just written is in the index only after its next refresh.
  if (!hit) return [];
  const types = 1 << getVenueTypeByKey(venue.type).bit;
  const district = venue.regionIds[0];
  const layoutId = people > 0 && layout ? getLayoutByKey(layout).id : 0;
  const find = (region: string | undefined) =>
    context.index.searchVenues(
      { ...emptyQuery, region, types, people, layout: layoutId },
      { cityCode: venue.cityCode, pageSize: maxCandidates },
    ).hits;
  const hits = new Map([...(district ? find(district) : []), ...find(undefined)].map((found) => [found.id, found]));
  hits.delete(siteId);
  const [own] = await buildVenueCards(context, [hit]);
  const cards = await buildVenueCards(
    context,
    people > 0 ? [...hits.values()] : fitHitsToLayout(context, [...hits.values()], layout),
  );
  return cards
    .toSorted((a, b) => scoreDifference(venue, own!, a) - scoreDifference(venue, own!, b))
    .flatMap((card) => {
      const reasons = [describeSimilarity(venue, own!, card), describeMainFact(card, people)];
      return reasons[0] ? [{ venue: card, reason: reasons.filter(Boolean).join("，") }] : [];
    })
    .slice(0, maxShown);
}

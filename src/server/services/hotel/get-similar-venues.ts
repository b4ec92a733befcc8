import { Refusal } from "../../../contract/codes.ts";
import type { VenueCard } from "../../../contract/entities.ts";
import type { Output, Parsed } from "../../../contract/index.ts";
import { formatWay, metresBetween } from "../../../domain/distance.ts";
import { formatArea, formatNumber } from "../../../domain/format.ts";
import { emptyVenueQuery } from "../../../domain/search/grammar.ts";
import { layoutByKey } from "../../../domain/space/layout.ts";
import { starBit, starLevels } from "../../../domain/venue/star.ts";
import { venueTypeByKey } from "../../../domain/venue/venue-type.ts";
import type { Venue } from "../../../domain/venue/venue.ts";
import { reasonsZh } from "../../../texts/reasons.zh.ts";
import { saidName } from "../../../domain/city/said-name.ts";
import { venueCards } from "../card/venue-card.ts";
import type { Context } from "../context.ts";
import { seatsByLayout } from "./seats-by-layout.ts";

/** Number of candidates compared, and of venues returned. */
const weighed = 60;
const shown = 6;
/** Maximum distance that is given as a reason, in metres. */
const nearMetres = 10_000;

const metresTo = (venue: Venue, card: VenueCard): number =>
  venue.lng === undefined || venue.lat === undefined || card.lng === undefined || card.lat === undefined
    ? Number.POSITIVE_INFINITY
    : metresBetween(venue.lng, venue.lat, card.lng, card.lat);

/** Returns a text on what two venues have in common: business area, district, distance or stars. */
function likeness(venue: Venue, own: VenueCard, card: VenueCard): string | undefined {
  if (card.areaName && card.areaName === own.areaName) return reasonsZh.both(saidName(card.areaName));
  if (card.districtName && card.districtName === own.districtName) return reasonsZh.both(saidName(card.districtName));
  const metres = metresTo(venue, card);
  if (metres <= nearMetres) return reasonsZh.away(formatWay(metres));
  const level = starLevels[starBit(card)]!;
  return level.star !== undefined && starBit(venue) === level.bit ? reasonsZh.same(level.name) : undefined;
}

/** Returns a text on the venue's main fact: seats for `people`, else largest area, else guest rooms. */
function fact({ fit, largestArea, guestRoomCount }: VenueCard, people: number): string | undefined {
  if (fit && people > 0) return reasonsZh.seats(fit.space.name, layoutByKey(fit.layout).name, formatNumber(fit.people));
  if (largestArea) return reasonsZh.largest(formatArea(largestArea));
  return guestRoomCount ? reasonsZh.guestRooms(formatNumber(guestRoomCount)) : undefined;
}

/** Scores the difference of two venues: by size, then stars, then distance. */
function unlikeness(venue: Venue, own: VenueCard, card: VenueCard): number {
  const size = own.largestArea && card.largestArea ? Math.abs(Math.log(card.largestArea / own.largestArea)) : 1;
  return size + Math.abs(starBit(venue) - starBit(card)) * 0.3 + Math.min(metresTo(venue, card), 30_000) / 15_000;
}

/**
 * Returns similar venues of the same city and type, each with a short reason. With `people`, only venues with a space for
 * them in `layout`; otherwise with their seats in `layout` if given.
 * @throws Refusal notFound
 */
export async function getSimilarVenues(
  context: Context,
  { siteId, people = 0, layout }: Parsed<"hotel/getAdviceHotelList">,
): Promise<Output<"hotel/getAdviceHotelList">> {
  const venue = await context.catalogue.venueById(siteId);
  if (!venue) throw new Refusal("notFound");
  const hit = context.index.hitOf(siteId);
  // A venue just written is in the index only after its next refresh.
  if (!hit) return [];
  const types = 1 << venueTypeByKey(venue.type).bit;
  const district = venue.regionIds[0];
  const seated = people > 0 && layout ? layoutByKey(layout).id : 0;
  const find = (region: string | undefined) =>
    context.index.venues(
      { ...emptyVenueQuery, region, types, people, layout: seated },
      { cityCode: venue.cityCode, pageSize: weighed },
    ).hits;
  const hits = new Map([...(district ? find(district) : []), ...find(undefined)].map((found) => [found.id, found]));
  hits.delete(siteId);
  const [own] = await venueCards(context, [hit]);
  const cards = await venueCards(
    context,
    people > 0 ? [...hits.values()] : seatsByLayout(context, [...hits.values()], layout),
  );
  return cards
    .toSorted((a, b) => unlikeness(venue, own!, a) - unlikeness(venue, own!, b))
    .flatMap((card) => {
      const reasons = [likeness(venue, own!, card), fact(card, people)];
      return reasons[0] ? [{ venue: card, reason: reasons.filter(Boolean).join("，") }] : [];
    })
    .slice(0, shown);
}

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

/** How many are weighed, and how many shown. */
const weighed = 60;
const shown = 6;
/** Further apart than this, a distance is no reason. */
const nearMetres = 10_000;

const metresTo = (venue: Venue, card: VenueCard): number =>
  venue.lng === undefined || venue.lat === undefined || card.lng === undefined || card.lat === undefined
    ? Number.POSITIVE_INFINITY
    : metresBetween(venue.lng, venue.lat, card.lng, card.lat);

/** What they have in common: the area, the district, the way, or the stars. */
function likeness(venue: Venue, own: VenueCard, card: VenueCard): string | undefined {
  if (card.areaName && card.areaName === own.areaName) return reasonsZh.both(saidName(card.areaName));
  if (card.districtName && card.districtName === own.districtName) return reasonsZh.both(saidName(card.districtName));
  const metres = metresTo(venue, card);
  if (metres <= nearMetres) return reasonsZh.away(formatWay(metres));
  const level = starLevels[starBit(card)]!;
  return level.star !== undefined && starBit(venue) === level.bit ? reasonsZh.same(level.name) : undefined;
}

/** The fact that helps to decide: who finds a seat, else the largest hall, else the guest rooms. */
function fact({ fit, largestArea, guestRoomCount }: VenueCard, people: number): string | undefined {
  if (fit && people > 0) return reasonsZh.seats(fit.space.name, layoutByKey(fit.layout).name, formatNumber(fit.people));
  if (largestArea) return reasonsZh.largest(formatArea(largestArea));
  return guestRoomCount ? reasonsZh.guestRooms(formatNumber(guestRoomCount)) : undefined;
}

/** How unlike two houses are: size counts most, then stars, then the way between them. */
function unlikeness(venue: Venue, own: VenueCard, card: VenueCard): number {
  const size = own.largestArea && card.largestArea ? Math.abs(Math.log(card.largestArea / own.largestArea)) : 1;
  return size + Math.abs(starBit(venue) - starBit(card)) * 0.3 + Math.min(metresTo(venue, card), 30_000) / 15_000;
}

/**
 * Venues of the same city and type that resemble one, each with the reason in a few words. With people, only such as have
 * a hall for them, so seated; else the seats of each in the layout, where one is said.
 * @throws Refusal notFound
 */
export async function getSimilarVenues(
  context: Context,
  { siteId, people = 0, layout }: Parsed<"hotel/getAdviceHotelList">,
): Promise<Output<"hotel/getAdviceHotelList">> {
  const venue = await context.catalogue.venueById(siteId);
  if (!venue) throw new Refusal("notFound");
  const hit = context.index.hitOf(siteId);
  // Written a moment ago: the index has it with its next refresh.
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

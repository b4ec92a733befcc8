import { computeOnce } from "#domain/compute-once.ts";
import { toChinaDay, toDayNumber } from "#domain/day.ts";
import type { SumRatesByStar } from "#domain/estimate/event-sum/sum-rates.ts";
import { getEstimateStar } from "#domain/estimate/estimate-space.ts";
import { offerLimits } from "#domain/limits.ts";
import { findOffer } from "#domain/offer/assignment/find-offer.ts";
import { prepareVenue, type VenueModel } from "#domain/offer/assignment/venue-model.ts";
import type { Offer } from "#domain/offer/offer.ts";
import type { Programme } from "#domain/offer/programme.ts";
import { computeOfferSum, type OfferSum } from "#domain/offer/sum/compute-offer-sum.ts";
import { isOutdoorSpace } from "#domain/space/is-outdoor-space.ts";
import type { Space } from "#domain/space/space.ts";
import { isLodging } from "#domain/venue/is-lodging.ts";
import type { Venue } from "#domain/venue/venue.ts";
import { createYielder } from "#server/search/index/create-yielder.ts";
import { loadIsBlocked } from "../../cards/load-bookings.ts";
import { loadSumRates } from "../../cards/load-sum-rates.ts";
import type { Context } from "../../context.ts";
import { requireCity } from "../../require-city.ts";

/** An offer with the venue and the spaces that it is of, and what it costs. */
export interface FoundOffer {
  venue: Venue;
  spaces: readonly Space[];
  offer: Offer;
  sum?: OfferSum;
}

interface OfferSearch {
  programme: Programme;
  cityCode: string;
  venueIds: readonly string[];
  /** Spaces in the open air count as well. */
  isOutdoors: boolean;
}

/** Returns the guest rooms of a venue; undefined where their number is unknown. */
const countGuestRooms = ({ guestRoomCount, type }: Venue): number | undefined =>
  guestRoomCount ?? (isLodging(type) ? undefined : 0);

const statusOrder = { fits: 0, tight: 1, doesNotFit: 2 } as const;

/** Orders offers: those that fit, then tight ones, then those with a remedy; each by sum, unknown ones last. */
const compareOffers = (a: FoundOffer, b: FoundOffer): number =>
  statusOrder[a.offer.status] - statusOrder[b.offer.status] ||
  (a.sum?.total ?? Number.MAX_SAFE_INTEGER) - (b.sum?.total ?? Number.MAX_SAFE_INTEGER);

/** Returns what an offer costs; undefined where a block has no space: the sum of the others would look like that of all. */
function getSum(
  { venue, spaces, offer }: FoundOffer,
  programme: Programme,
  rates: SumRatesByStar,
  today: number,
): OfferSum | undefined {
  const placed = new Set(offer.placements.map(({ block }) => block));
  const isComplete = programme.blocks.every(
    (block, index) => block.kind === "rooms" || block.place !== "space" || placed.has(index),
  );
  if (!isComplete) return undefined;
  return computeOfferSum(programme, offer.placements, {
    venue,
    spaces,
    rates: rates[getEstimateStar(venue.star)],
    today,
  });
}

/** The models of a venue as it was read: with its spaces in the open air (true), and without. */
const getModels = computeOnce((_: Venue) => new Map<boolean, VenueModel>());

/** Returns the model of a venue; a city's models take longer than their offers. */
function getModel(venue: Venue, spaces: readonly Space[], isOutdoors: boolean): VenueModel {
  const models = getModels(venue);
  const model =
    models.get(isOutdoors) ?? prepareVenue(isOutdoors ? spaces : spaces.filter((space) => !isOutdoorSpace(space)));
  models.set(isOutdoors, model);
  return model;
}

/** Finds the offers of venues, the best first; venues are tried in their order, as many as the time allows. */
export async function findOffers(
  context: Context,
  { programme, cityCode, venueIds, isOutdoors }: OfferSearch,
): Promise<FoundOffer[]> {
  const [venues, spacesByVenue, isBlocked, getRates] = await Promise.all([
    context.catalogue.venuesByIds(venueIds),
    context.catalogue.spacesOfVenues(venueIds),
    loadIsBlocked(context),
    loadSumRates(context),
  ]);
  const rates = getRates(requireCity(cityCode));
  const today = toDayNumber(toChinaDay(context.now()));
  const until = performance.now() + offerLimits.milliseconds;
  const found: FoundOffer[] = [];
  // Others are answered in between.
  const yieldToOthers = createYielder();
  for (const venue of venues) {
    if (performance.now() > until) break;
    await yieldToOthers();
    const spaces = spacesByVenue.get(venue.id) ?? [];
    const options = { guestRoomCount: countGuestRooms(venue), isBlocked, mostSteps: offerLimits.steps };
    const one: FoundOffer = {
      venue,
      spaces,
      offer: findOffer(getModel(venue, spaces, isOutdoors), programme, options),
    };
    const sum = rates && getSum(one, programme, rates, today);
    found.push(sum ? { ...one, sum } : one);
  }
  return found.toSorted(compareOffers);
}

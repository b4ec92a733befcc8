import type { Output, Parsed } from "#contract/index.ts";
import type { SpaceWire } from "#contract/schemas/entities.ts";
import { getAvailability } from "#domain/bookings/get-availability.ts";
import {
  type ComparedSpace,
  pickComparisonLayout,
  type SpaceCost,
  type SpaceSum,
} from "#domain/comparison/compared-space.ts";
import { compareSpaces } from "#domain/comparison/compare-spaces.ts";
import { toChinaDay, toDayNumber } from "#domain/day.ts";
import { isSummable, toSumMeasures } from "#domain/estimate/event-sum/sum-event.ts";
import { estimateLimits } from "#domain/estimate/estimate-event.ts";
import { formatEstimateHref } from "#domain/estimate/format-estimate-href.ts";
import { formatEstimateQuery } from "#domain/estimate/parse-estimate-query.ts";
import { estimateSpace } from "#domain/estimate/estimate-space.ts";
import { omitUndefined } from "#domain/omit-undefined.ts";
import { findLayoutPicture } from "#domain/picture/find-layout-picture.ts";
import { type DrawnPlan, drawPlanForPeople } from "#domain/seating-drawing/draw-plan-for-people.ts";
import { drawRoom } from "#domain/seating-drawing/draw-room.ts";
import { assessCapacity } from "#domain/seating/assess-capacity.ts";
import { getSeatBounds, judgeFit } from "#domain/seating/judge-fit.ts";
import { createRoom } from "#domain/seating/room.ts";
import { selectionLimits } from "#domain/selection/space-selection.ts";
import type { Space } from "#domain/space/space.ts";
import type { Venue } from "#domain/venue/venue.ts";
import { explainWhyNot } from "#domain/why-not/find-remedies.ts";
import { buildVenueBrief } from "../cards/build-venue-brief.ts";
import { loadUpcomingBookings } from "../cards/load-bookings.ts";
import { type DescribedSum, describeSum } from "../cards/describe-sum.ts";
import { loadSumRates } from "../cards/load-sum-rates.ts";
import { loadUnitPrices } from "../cards/load-unit-prices.ts";
import { sortForDisplay, toSpaceWire } from "../cards/to-space-wire.ts";
import type { Context } from "../context.ts";
import { requireCity } from "../require-city.ts";
import { describeRow, type WordedEvent } from "./describe-row.ts";
import { findAdditions } from "./find-additions.ts";
import { toComparedSum } from "./to-compared-sum.ts";
import { loadSelectedSpaces, type SelectedSpace } from "./load-selected-spaces.ts";

type ComparedWire = Output<"compare/get">["spaces"][number];

/** Returns the people that a plan seats where nobody is named: as many as it seats well. */
const getShownPeople = (space: SpaceWire, { layout, people }: WordedEvent): number => {
  const bounds = getSeatBounds(assessCapacity(space, layout));
  return people ?? bounds?.comfortable ?? bounds?.seats ?? 1;
};

/** Returns what is painted of a plan: an empty room where the layout does not suit it; undefined without sides. */
function toPlanWire(space: SpaceWire, drawn: DrawnPlan | undefined): ComparedWire["plan"] {
  if (drawn) {
    const { length, width, frame, marks, people } = drawn;
    return { length, width, frame, marks: [...marks], people };
  }
  const room = createRoom(space);
  if (!room) return undefined;
  const { frame, marks } = drawRoom(room, undefined);
  return { length: room.length, width: room.width, frame, marks, people: 0 };
}

/** Estimates the event in a space, with the address of its budget; undefined without people, or where there are no unit prices. */
async function estimateCost(
  context: Context,
  space: SpaceWire,
  venue: Venue,
  { people, layout, days }: WordedEvent,
): Promise<{ cost: SpaceCost; href: string } | undefined> {
  if (people === undefined || people > estimateLimits.people.most) return undefined;
  const city = requireCity(venue.cityCode);
  const { prices } = await loadUnitPrices(context, city);
  const estimated = estimateSpace({ ...space, star: venue.star }, { people, layout, days }, prices);
  if (!estimated) return undefined;
  const { input, estimate, perHead, hireBasis } = estimated;
  const { low, likely, high } = estimate.total;
  const { lunch, teaBreaks } = estimate.facts.assumptions;
  const query = new URLSearchParams({ city: city.pinyin, ...formatEstimateQuery(input) });
  return {
    cost: { low, total: likely, high, perHead, hireBasis, missing: estimate.missing.length, lunch, teaBreaks },
    href: `${formatEstimateHref()}?${query.toString()}`,
  };
}

/** Sums up what the event costs in a space, as the list does; undefined without people. */
async function sumUp(
  context: Context,
  { space, venue }: { space: Space; venue: Venue },
  { people = 0, layout, days, date, today }: WordedEvent,
): Promise<DescribedSum | undefined> {
  const rates = (await loadSumRates(context))(requireCity(venue.cityCode));
  if (!rates || !isSummable({ people, days })) return undefined;
  const first = date === undefined ? undefined : toDayNumber(date);
  const dates = first === undefined ? undefined : { first, last: first + Math.ceil(days) - 1 };
  const measures = toSumMeasures({ people, layout, days, dates, today: toDayNumber(today) });
  return describeSum(venue, space, { measures, rates });
}

/** Returns a sum as its fact is compared. */
const toSpaceSum = ({ total, perHead, text, parts }: DescribedSum): SpaceSum => ({
  total,
  perHead,
  text,
  isHireEstimated: parts.some(({ key, isEstimated }) => key === "hire" && isEstimated),
});

/** Returns where a venue is and the year of its figures, beside what it is known by. */
function toVenueFacts(venue: Venue, space: SpaceWire): ComparedSpace["venue"] {
  const { cityName, districtName = "" } = buildVenueBrief(venue);
  const place = `${cityName}${districtName}`;
  const year = Number(/^\d{4}/.exec(venue.source.date ?? "")?.[0]);
  const figuresYear = space.priceYear ?? (year && !venue.demo ? year : undefined);
  return { ...venue, ...(place && { place }), ...(figuresYear && { year: figuresYear }) };
}

/** Compares one space: its plan with the people, what the event costs in it, and why it does not suit where it does not. */
async function compareOne(
  context: Context,
  { space, stored, venue, siblings, bookings }: SelectedSpace,
  event: WordedEvent,
  musts: { height?: number | undefined; priceDay?: number | undefined },
): Promise<{ compared: ComparedSpace; wire: ComparedWire }> {
  const { people, layout, date, days, today } = event;
  const availability = date === undefined ? undefined : getAvailability(bookings, date, days, today);
  const drawn = drawPlanForPeople(space, layout, getShownPeople(space, event));
  const fit = people === undefined ? undefined : judgeFit(space, layout, people);
  const isSeated = fit?.kind !== "over" && fit?.kind !== "unsuitable";
  const estimated = isSeated ? await estimateCost(context, space, venue, event) : undefined;
  const sum = isSeated ? await sumUp(context, { space: stored, venue }, event) : undefined;
  const seatsAll = isSeated && drawn && people !== undefined && drawn.people >= people;
  return {
    compared: {
      space,
      venue: toVenueFacts(venue, space),
      cost: estimated?.cost,
      sum: sum && toSpaceSum(sum),
      sight: seatsAll ? { farthest: drawn.farthest, screenHeight: drawn.screen.height } : undefined,
      availability,
    },
    wire: omitUndefined({
      space: { ...space, picture: findLayoutPicture(stored.pictures, layout) },
      venue: buildVenueBrief(venue),
      plan: toPlanWire(space, drawn),
      fit,
      availability,
      estimateHref: estimated?.href,
      whyNot: explainWhyNot(space, { ...musts, people, layout }, siblings),
      sum: sum && toComparedSum(sum),
    }),
  };
}

/** Loads what the spaces are compared with: the others of their venues, and their blocked dates where the event has a date. */
async function loadSurroundings(
  context: Context,
  selected: readonly { space: Space; venue: Venue }[],
  date: string | undefined,
  today: string,
): Promise<SelectedSpace[]> {
  const venueIds = [...new Set(selected.map(({ venue }) => venue.id))];
  const codes = selected.map(({ space }) => space.id);
  const [spacesByVenue, bookings] = await Promise.all([
    Promise.all(venueIds.map((id) => context.catalogue.spacesOf(id))),
    date === undefined ? undefined : loadUpcomingBookings(context, codes, today),
  ]);
  const siblingsOf = new Map(venueIds.map((id, at) => [id, sortForDisplay(spacesByVenue[at]!)]));
  return selected.map(({ space, venue }) => ({
    space: toSpaceWire(space, today),
    stored: space,
    venue,
    siblings: siblingsOf
      .get(venue.id)!
      .filter(({ id }) => id !== space.id)
      .map((sibling) => toSpaceWire(sibling, today)),
    bookings: bookings?.get(space.id),
  }));
}

/**
 * Compares up to six spaces for one event, in the given order. Codes that the catalogue does not know are named, and so are the
 * spaces beyond six.
 */
export async function getComparison(
  context: Context,
  { spaceCode, people, layout: requested, date, days = 1, height, priceDay }: Parsed<"compare/get">,
): Promise<Output<"compare/get">> {
  const today = toChinaDay(context.now());
  const { selected, unknownCodes } = await loadSelectedSpaces(context, spaceCode);
  const shown = selected.slice(0, selectionLimits.comparison.most);
  const surrounded = await loadSurroundings(context, shown, date, today);
  const layout = requested ?? pickComparisonLayout(surrounded);
  const event: WordedEvent = { layout, people, date, days, today };
  const compared = await Promise.all(surrounded.map((one) => compareOne(context, one, event, { height, priceDay })));
  const rows = compareSpaces(
    compared.map((one) => one.compared),
    event,
  );
  const isSeated = compared.map(({ wire: { fit } }) => fit?.kind !== "over" && fit?.kind !== "unsuitable");
  return {
    event: omitUndefined({ people, layout, date, days }),
    spaces: compared.map(({ wire }) => wire),
    rows: rows.map((row) => describeRow(row, event, isSeated)),
    unknownCodes,
    leftOut: selected.slice(selectionLimits.comparison.most).map(({ space, venue }) => ({
      ...omitUndefined({ id: space.id, venueId: venue.id, name: space.name, venueName: venue.name }),
      ...(space.demo && { demo: true }),
    })),
    additions: await findAdditions(context, surrounded, event),
  };
}

import type { Output, Parsed } from "#contract/index.ts";
import type { ProposedSpace } from "#contract/selection/proposal.ts";
import { estimateLimits } from "#domain/estimate/estimate-event.ts";
import { estimateSpace } from "#domain/estimate/estimate-space.ts";
import { formatAvailability, formatAvailabilityShort } from "#domain/bookings/format-availability.ts";
import { isBlocked } from "#domain/bookings/get-availability.ts";
import { toChinaDay } from "#domain/day.ts";
import { formatArea, formatDate, formatMetres, formatNumber, formatSizeShort } from "#domain/format.ts";
import { omitUndefined, pickDefined } from "#domain/omit-undefined.ts";
import type { Picture } from "#domain/picture/picture.ts";
import { type Candidate, findShortcomings, recommendSpace } from "#domain/proposal/recommend-space.ts";
import { type DrawnPlan, drawPlanForPeople } from "#domain/seating-drawing/draw-plan-for-people.ts";
import { assessCapacity } from "#domain/seating/assess-capacity.ts";
import { getSeatBounds } from "#domain/seating/judge-fit.ts";
import { formatFloor } from "#domain/space/format-floor.ts";
import { getLayoutByKey, type LayoutKey } from "#domain/space/layouts.ts";
import type { Space } from "#domain/space/space.ts";
import type { Venue } from "#domain/venue/venue.ts";
import { omitSample } from "#texts/site/mark-sample.ts";
import { estimateZh } from "#texts/content/estimate.zh.ts";
import { proposalZh as texts } from "#texts/venue/proposal.zh.ts";
import { spaceEstimateZh } from "#texts/venue/space-estimate.zh.ts";
import { walkZh } from "#texts/venue/walk.zh.ts";
import { describeEstimateLines } from "../../cards/describe-estimate-lines.ts";
import { loadUnitPrices } from "../../cards/load-unit-prices.ts";
import type { Context } from "../../context.ts";
import { requireCity } from "../../require-city.ts";
import { getComparison } from "../get-comparison.ts";
import { formatRecommendation } from "./format-recommendation.ts";

type Comparison = Output<"compare/get">;
type Compared = Comparison["spaces"][number];

/** Estimates the event in a space, in words; undefined without people, or where there are no unit prices. */
async function estimateProposed(
  context: Context,
  { space, availability }: Compared,
  venue: Venue,
  { people, layout, days }: Comparison["event"],
): Promise<ProposedSpace["estimate"]> {
  if (people === undefined || people > estimateLimits.people.most) return undefined;
  const { prices } = await loadUnitPrices(context, requireCity(venue.cityCode));
  const estimated = estimateSpace({ ...space, star: venue.star }, { people, layout, days }, prices);
  if (!estimated) return undefined;
  const { estimate, hireBasis, perHead } = estimated;
  const { assumptions } = estimate.facts;
  const { lunches, screens } = estimateZh.assumptions;
  const supposed = [
    `${estimateZh.assumptions.lunch}${lunches[assumptions.lunch]}`,
    `${spaceEstimateZh.tea}${spaceEstimateZh.teaCount(assumptions.teaBreaks)}`,
    screens[assumptions.screen],
    estimate.lines.some(({ key }) => key === "guestRooms") ? texts.includingRooms : texts.noRooms,
  ];
  return {
    lines: describeEstimateLines(estimate).map(({ key, name, reckoning, subtotal }) =>
      omitUndefined({ key, name, reckoning, yuan: subtotal?.likely }),
    ),
    total: estimate.total.likely,
    perHead,
    missing: estimate.missing.length,
    notes: [
      `${hireBasis ? spaceEstimateZh.bases[hireBasis] : spaceEstimateZh.unknownHire}。${texts.supposes(supposed.join("、"))}`,
      texts.disclaimer(!isBlocked(availability)),
    ],
  };
}

/** Says what is known of the space on the days of the event; undefined without a date. */
function describeDate({ availability }: Compared, { date, days }: Comparison["event"], today: string) {
  if (!availability || date === undefined) return undefined;
  return `${formatDate(date, today)} ${formatAvailability(availability, days, today)}`;
}

function listFacts(
  { space }: Compared,
  venue: Venue,
  seats: string | undefined,
  { sight }: Candidate,
  date: string | undefined,
): ProposedSpace["facts"] {
  const { facts, units } = texts;
  const metres = (text: string | undefined) => (text === undefined ? undefined : `${text} m`);
  const rows: { label: string; text: string | undefined }[] = [
    ...(date === undefined ? [] : [{ label: facts.availability, text: date }]),
    { label: facts.area, text: space.area ? `${formatArea(space.area)} m²` : undefined },
    { label: facts.height, text: metres(space.height ? formatMetres(space.height) : undefined) },
    { label: facts.seats, text: seats },
    { label: facts.sight, text: metres(sight && formatMetres(sight.farthest)) },
    { label: facts.led, text: metres(space.led && formatSizeShort(space.led.width, space.led.height)) },
    { label: facts.floor, text: space.floor === undefined ? undefined : formatFloor(space.floor) },
    { label: facts.rooms, text: venue.guestRoomCount ? units.rooms(formatNumber(venue.guestRoomCount)) : undefined },
  ];
  return rows.map(omitUndefined);
}

/** Says where a space's venue is: district, area, the station and the walk to it. */
const formatPlace = ({ venue: { cityName, districtName, areaName, metro } }: Compared): string => {
  const station = metro && [metro.lines?.[0], metro.name, metro.minutes && walkZh(metro.minutes)];
  return [[cityName, districtName, areaName].filter(Boolean).join(" "), station?.filter(Boolean).join(" ")]
    .filter(Boolean)
    .join("，");
};

/** Says of a picture of another layout than the event's which it shows; undefined where it shows that of the event. */
function notePicture({ layout: shown }: Picture, layout: LayoutKey): string | undefined {
  if (shown === layout) return undefined;
  return shown ? texts.pictured(getLayoutByKey(shown).name) : texts.picturedUnknown;
}

/** Returns the picture of the layout, else the space's first; a rendered one of another layout would contradict the plan. */
const pickPicture = ({ pictures = [] }: Space, layout: string) =>
  pictures.find((one) => one.layout === layout) ?? pictures.find((one) => !one.layout || !one.rendered) ?? pictures[0];

/** Says how many of the seats are taken. */
function formatSeated(drawn: DrawnPlan | undefined): string | undefined {
  if (!drawn) return undefined;
  const spare = drawn.seats - drawn.people;
  const people = formatNumber(drawn.people);
  return spare > 0 ? texts.seated(people, formatNumber(spare)) : texts.seatedFull(people);
}

async function buildProposed(
  context: Context,
  one: Compared,
  { space, venue }: { space: Space; venue: Venue },
  event: Comparison["event"],
): Promise<{ proposed: ProposedSpace; candidate: Candidate }> {
  const { people, layout } = event;
  const bounds = getSeatBounds(assessCapacity(one.space, layout));
  const drawn = one.plan && one.plan.people > 0 ? drawPlanForPeople(one.space, layout, one.plan.people) : undefined;
  const sight = drawn && people !== undefined && drawn.people >= people;
  const estimate = await estimateProposed(context, one, venue, event);
  const candidate: Candidate = {
    fit: one.fit,
    sight: sight ? { farthest: drawn.farthest, screenHeight: drawn.screen.height } : undefined,
    cost: estimate,
    isBooked: one.availability?.state === "booked",
  };
  const seats = bounds && bounds.seats > 0 ? texts.units.people(formatNumber(bounds.seats)) : undefined;
  const picture = pickPicture(space, layout);
  const proposed = {
    space: pickDefined(one.space, ["id", "name", "demo", "area", "height", "priceDay"]),
    venue: pickDefined(one.venue, ["id", "name", "demo", "cityCode", "cityName", "cityPinyin"]),
    place: formatPlace(one),
    seats,
    picture,
    pictureNote: picture && notePicture(picture, layout),
    plan: one.plan,
    planNote: formatSeated(drawn),
    facts: listFacts(one, venue, seats, candidate, describeDate(one, event, toChinaDay(context.now()))),
    availability: one.availability,
    estimate,
  };
  return { proposed: omitUndefined(proposed), candidate };
}

/**
 * Returns the rows that differ. Before them, where a space is blocked on the date, what is known of each in a word: the comparison's
 * own row is too long for a column, and how it was confirmed stands on the sheet of the space.
 */
function pickRows({ rows, spaces, event: { days } }: Comparison): Comparison["rows"] {
  const differing = rows.filter(({ key, isSame }) => !isSame && key !== "availability");
  const found = spaces.flatMap(({ availability }) => availability ?? []);
  if (!found.some(isBlocked)) return differing;
  const cells = found.map((one) => ({ text: formatAvailabilityShort(one, days) }));
  const isSame = cells.every(({ text }) => text === cells[0]!.text);
  return [{ key: "availability", label: texts.facts.availability, isSame, cells }, ...differing];
}

/** Returns whom to ask; undefined where the operator has configured neither. */
function getContact({ site }: Context): Output<"proposal/get">["contact"] {
  const contact = omitUndefined({ adviser: omitSample(site.adviser), hotline: omitSample(site.hotline) });
  return Object.keys(contact).length > 0 ? contact : undefined;
}

/**
 * Builds the content of a proposal: the comparison of the spaces, of each its picture, plan, facts and estimate, and which one is
 * recommended. Codes that the catalogue does not know are named, and so are the spaces beyond six.
 */
export async function getProposal(
  context: Context,
  { budget, ...input }: Parsed<"proposal/get">,
): Promise<Output<"proposal/get">> {
  const comparison = await getComparison(context, input);
  const { event, spaces, unknownCodes, leftOut } = comparison;
  const { catalogue } = context;
  const stored = new Map((await catalogue.spacesByIds(spaces.map((one) => one.space.id))).map((one) => [one.id, one]));
  const venues = new Map(
    (await catalogue.venuesByIds([...new Set(spaces.map((one) => one.venue.id))])).map((one) => [one.id, one]),
  );
  const built = await Promise.all(
    spaces.flatMap((one) => {
      const [space, venue] = [stored.get(one.space.id), venues.get(one.venue.id)];
      return space && venue ? buildProposed(context, one, { space, venue }, event) : [];
    }),
  );
  const candidates = built.map(({ candidate }) => candidate);
  const found = event.people === undefined ? undefined : recommendSpace(candidates);
  const contact = getContact(context);
  return {
    event: omitUndefined({ ...event, budget }),
    ...(contact && { contact }),
    spaces: built.map(({ proposed }) => proposed),
    rows: pickRows(comparison),
    ...(found && {
      recommendation: {
        index: found.index,
        ...(found.alike && { alike: [...found.alike] }),
        text: formatRecommendation(found, candidates, { people: event.people!, budget }),
        shortcomings: findShortcomings(candidates[found.index]!),
      },
    }),
    unknownCodes,
    leftOut,
  };
}

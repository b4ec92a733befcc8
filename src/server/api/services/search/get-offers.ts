import { createIssueError } from "#contract/codes.ts";
import type { Output, Parsed } from "#contract/index.ts";
import { toChinaDay } from "#domain/day.ts";
import { offerLimits } from "#domain/limits.ts";
import { findOffer } from "#domain/offer/assignment/find-offer.ts";
import { prepareVenue } from "#domain/offer/assignment/venue-model.ts";
import type { Offer } from "#domain/offer/offer.ts";
import { isSession, type Programme, type SessionBlock } from "#domain/offer/programme.ts";
import { readProgramme } from "#domain/offer/reading/read-programme.ts";
import type { ListQuery } from "#domain/search/filters.ts";
import { getLayoutByKey } from "#domain/space/layouts.ts";
import type { Space } from "#domain/space/space.ts";
import type { Venue } from "#domain/venue/venue.ts";
import { buildVenueBrief } from "../cards/build-venue-brief.ts";
import { loadIsBlocked } from "../cards/load-bookings.ts";
import type { Context } from "../context.ts";
import { requireCity } from "../require-city.ts";
import { toUnderstood } from "./build-list-answer.ts";
import { loadListRequest } from "./list-request.ts";
import { resolveRequest } from "./resolve-request.ts";
import { getCityVocabulary } from "./sentence/get-city-vocabulary.ts";

type Answer = Output<"searchSite/getOffers">;

/** An offer with the venue and the spaces that it is of. */
interface FoundOffer {
  venue: Venue;
  spaces: readonly Space[];
  offer: Offer;
}

const statusOrder = { fits: 0, tight: 1, doesNotFit: 2 } as const;

/** Returns the session that needs the largest space; undefined if none needs one. */
const findLargest = ({ blocks }: Programme): SessionBlock | undefined =>
  blocks
    .filter(isSession)
    .filter(({ place }) => place === "space")
    .toSorted((a, b) => b.people - a.people)[0];

/** @throws ServiceError malformed where a programme needs more spaces than are assigned at once */
function requireSize({ blocks }: Programme): void {
  const needed = blocks.reduce(
    (sum, block) => sum + (isSession(block) && block.place === "space" ? block.count : 0),
    0,
  );
  if (needed > offerLimits.spaces) throw createIssueError("q", "spaces", `日程最多 ${offerLimits.spaces} 场`);
}

/** Narrows a search to venues whose largest space nearly holds the largest session: others lack too much to be helped. */
function withLargest(query: ListQuery, largest: SessionBlock): ListQuery {
  const { people, layout } = largest;
  const least = Math.ceil(people * offerLimits.leastShare);
  return { ...query, people: least, layout: layout ? getLayoutByKey(layout).id : 0, page: 0 };
}

/** Finds the offers of venues in their order, as many as the time allows. */
async function findOffers(context: Context, programme: Programme, ids: readonly string[]): Promise<FoundOffer[]> {
  const [venues, spacesByVenue, isBlocked] = await Promise.all([
    context.catalogue.venuesByIds(ids),
    context.catalogue.spacesOfVenues(ids),
    loadIsBlocked(context),
  ]);
  const until = performance.now() + offerLimits.milliseconds;
  const found: FoundOffer[] = [];
  for (const venue of venues) {
    if (performance.now() > until) break;
    const spaces = spacesByVenue.get(venue.id) ?? [];
    const { guestRoomCount } = venue;
    const offer = findOffer(prepareVenue(spaces), programme, {
      guestRoomCount,
      isBlocked,
      mostSteps: offerLimits.steps,
    });
    found.push({ venue, spaces, offer });
  }
  return found;
}

/** Orders offers: those that fit, then tight ones, then those with a remedy; each by hire, unknown prices last. */
const compareOffers = (a: FoundOffer, b: FoundOffer): number =>
  statusOrder[a.offer.status] - statusOrder[b.offer.status] ||
  (a.offer.hire ?? Number.MAX_SAFE_INTEGER) - (b.offer.hire ?? Number.MAX_SAFE_INTEGER);

function toWire({ venue, spaces, offer }: FoundOffer): Answer["list"][number] {
  const { placements, turnovers, failures, ...rest } = offer;
  return {
    venue: buildVenueBrief(venue),
    ...rest,
    placements: placements.map(({ block, spaceId }) => {
      const { name, floor } = spaces.find(({ id }) => id === spaceId)!;
      return { block, spaceId, spaceName: name, ...(floor !== undefined && { floor }) };
    }),
    turnovers: [...turnovers],
    failures: [...failures],
  };
}

/** Counts the venues that are not listed by what they lack. */
function countLacks(found: readonly FoundOffer[]): Answer["lacks"] {
  const lacks = { seats: 0, blocked: 0, spaces: 0, minutes: 0, guestRooms: 0 };
  for (const { offer } of found)
    for (const kind of new Set(offer.failures.map((failure) => failure.kind))) lacks[kind]++;
  return lacks;
}

const toProgrammeWire = ({ blocks, ...rest }: Programme): Answer["programme"] => ({
  ...rest,
  blocks: blocks.map((block) => ({ ...block, guessed: [...block.guessed] })),
});

const isHelped = ({ offer }: FoundOffer): boolean => offer.status !== "doesNotFit" || offer.remedy !== undefined;

/**
 * Reads a programme and finds the offers of the venues of a city that match what the text says of them. At most `offerLimits.venues`
 * venues are tried, and none after `offerLimits.milliseconds`.
 * @throws ServiceError notFound (city), malformed (more spaces than are assigned at once)
 */
export async function getOffers(context: Context, input: Parsed<"searchSite/getOffers">): Promise<Answer> {
  const pageCity = requireCity(input.city);
  const { page = 1, q } = input;
  const vocabulary = getCityVocabulary(context.index, pageCity.code);
  const { programme, venueTerms, unread } = readProgramme(q, vocabulary, toChinaDay(context.now()));
  requireSize(programme);
  const terms = venueTerms.map(({ text }) => text).join("，");
  const resolved = resolveRequest(context, await loadListRequest(context, "venue", { city: input.city, q: terms }));
  const { code, name, pinyin } = resolved.request.city;
  const largest = findLargest(programme);
  const { hits, total } = largest
    ? context.index.searchVenues(withLargest(resolved.query, largest), {
        ...resolved.context,
        pageSize: offerLimits.venues,
      })
    : { hits: [], total: 0 };
  const found = await findOffers(
    context,
    programme,
    hits.map(({ id }) => id),
  );
  const listed = found.filter(isHelped).toSorted(compareOffers);
  const { pageSize } = offerLimits;
  const count = (status: Offer["status"]) => found.filter(({ offer }) => offer.status === status).length;
  return {
    city: { code, name, pinyin },
    programme: toProgrammeWire(programme),
    understood: venueTerms.map(toUnderstood),
    unread,
    counts: { fits: count("fits"), tight: count("tight"), doesNotFit: count("doesNotFit") },
    lacks: countLacks(found.filter((one) => !isHelped(one))),
    isComplete: found.length === total,
    total: listed.length,
    page,
    pageSize,
    list: listed.slice((page - 1) * pageSize, page * pageSize).map(toWire),
  };
}

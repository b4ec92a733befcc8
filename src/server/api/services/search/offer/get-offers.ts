import { createIssueError, ServiceError } from "#contract/codes.ts";
import type { Output, Parsed } from "#contract/index.ts";
import { toChinaDay } from "#domain/day.ts";
import { offerLimits } from "#domain/limits.ts";
import type { Offer } from "#domain/offer/offer.ts";
import { isSession, type Programme, type SessionBlock } from "#domain/offer/programme.ts";
import { readProgramme } from "#domain/offer/reading/read-programme.ts";
import type { ParsedTerm } from "#domain/search/sentence/parsed-term.ts";
import type { ListQuery } from "#domain/search/filters.ts";
import { namesOutdoors } from "#domain/space/is-outdoor-space.ts";
import { getLayoutByKey } from "#domain/space/layouts.ts";
import type { Context } from "../../context.ts";
import { requireCity } from "../../require-city.ts";
import { toUnderstood } from "../build-list-answer.ts";
import { loadListRequest } from "../list-request.ts";
import { resolveRequest } from "../resolve-request.ts";
import { getCityVocabulary } from "../sentence/get-city-vocabulary.ts";
import { buildOfferWire } from "./build-offer-wire.ts";
import { findOffers, type FoundOffer } from "./find-offers.ts";

type Answer = Output<"searchSite/getOffers">;
type Input = Parsed<"searchSite/getOffers">;

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

/** Lists the venues to try: those that match what the text says of them, or the one that is asked for. */
async function listVenues(context: Context, input: Input, programme: Programme, venueTerms: readonly ParsedTerm[]) {
  const terms = venueTerms.map(({ text }) => text).join("，");
  const resolved = resolveRequest(context, await loadListRequest(context, "venue", { city: input.city, q: terms }));
  const { city } = resolved.request;
  if (input.siteId !== undefined) return { city, venueIds: [input.siteId], total: 1 };
  const largest = findLargest(programme);
  if (!largest) return { city, venueIds: [], total: 0 };
  const { hits, total } = context.index.searchVenues(withLargest(resolved.query, largest), {
    ...resolved.context,
    pageSize: offerLimits.venues,
  });
  return { city, venueIds: hits.map(({ id }) => id), total };
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
 * @throws ServiceError notFound (city, venue), malformed (more spaces than are assigned at once)
 */
export async function getOffers(context: Context, input: Input): Promise<Answer> {
  const { page = 1, q, siteId } = input;
  const vocabulary = getCityVocabulary(context.index, requireCity(input.city).code);
  const today = toChinaDay(context.now());
  const { programme, venueTerms, unread } = readProgramme(q, vocabulary, today);
  requireSize(programme);
  const { city, venueIds, total } = await listVenues(context, input, programme, venueTerms);
  const isOutdoors = namesOutdoors(q);
  const found = await findOffers(context, { programme, cityCode: city.code, venueIds, isOutdoors });
  if (siteId !== undefined && found[0]?.venue.cityCode !== city.code) throw new ServiceError("notFound");
  const listed = siteId === undefined ? found.filter(isHelped) : found;
  const { pageSize } = offerLimits;
  const count = (status: Offer["status"]) => found.filter(({ offer }) => offer.status === status).length;
  return {
    city: { code: city.code, name: city.name, pinyin: city.pinyin },
    programme: toProgrammeWire(programme),
    understood: venueTerms.map(toUnderstood),
    unread,
    counts: { fits: count("fits"), tight: count("tight"), doesNotFit: count("doesNotFit") },
    lacks: countLacks(found.filter((one) => !isHelped(one))),
    isComplete: found.length === total,
    total: listed.length,
    page,
    pageSize,
    list: listed.slice((page - 1) * pageSize, page * pageSize).map((one) => buildOfferWire(one, programme, today)),
  };
}

import { countByCity } from "#server/geography/count-by-city.ts";
import type { DayVenue, EventDay } from "#contract/schemas/topic/event-day.ts";
import type { Output, Parsed } from "#contract/index.ts";
import { toChinaDay } from "#domain/day.ts";
import { assignRooms, type RoomAssignment } from "#domain/event-day/assign-rooms.ts";
import { computeDayBill, type DayBill } from "#domain/event-day/compute-day-bill.ts";
import type { EventDayRequest } from "#domain/event-day/schedule-sessions.ts";
import type { UnitPrice } from "#domain/estimate/unit-price.ts";
import { getLayoutByKey } from "#domain/space/layouts.ts";
import type { Space } from "#domain/space/space.ts";
import type { Venue } from "#domain/venue/venue.ts";
import type { GroupVenue } from "#server/search/index/search-index.ts";
import { buildVenueBrief } from "../cards/build-venue-brief.ts";
import { loadUnitPrices } from "../cards/load-unit-prices.ts";
import { toSpaceWire } from "../cards/to-space-wire.ts";
import type { Context } from "../context.ts";
import { requireCity } from "../require-city.ts";
import { describeGroup } from "./describe-group.ts";

/** Venues whose rooms are assigned for one answer: each costs the geometry of its rooms. */
const cityVenuesShown = 12;
const venuesElsewhere = 4;

/** A venue with its rooms assigned, and its bill. */
interface Candidate {
  venue: Venue;
  rooms: RoomAssignment<Space>;
  bill: DayBill;
}

/** Returns the restaurants of a venue in which a whole event lunches: outlets with a known number of seats. */
const listRestaurants = ({ dining = [] }: Venue) =>
  dining
    .filter(({ seats }) => seats !== undefined)
    .map(({ name, seats, cuisine }) => ({ name, seats, hasBuffet: cuisine?.includes("自助") ?? false }));

async function buildCandidate(
  { catalogue }: Pick<Context, "catalogue">,
  venue: Venue,
  request: EventDayRequest,
  prices: readonly UnitPrice[],
): Promise<Candidate> {
  const rooms = assignRooms(await catalogue.spacesOf(venue.id), listRestaurants(venue), request);
  const hire = {
    star: venue.star ?? 4,
    main: rooms.main?.priceDay,
    breakouts: rooms.breakouts.map(({ priceHalfDay }) => priceHalfDay),
  };
  return { venue, rooms, bill: computeDayBill(request, hire, prices) };
}

/** Builds the row of a venue. The cost a head stands only where the venue holds the day and every price is known. */
function buildRow({ venue, rooms, bill }: Candidate, today: string): DayVenue {
  const { id, name, demo, cityName, districtName, areaName, star } = buildVenueBrief(venue);
  return {
    id,
    name,
    demo,
    cityName,
    districtName,
    areaName,
    star,
    brandName: venue.brandName,
    guestRoomCount: venue.guestRoomCount,
    main: rooms.main && toSpaceWire(rooms.main, today),
    demands: rooms.demands,
    complete: rooms.complete,
    perHead: rooms.complete && bill.missing.length === 0 ? bill.perHead.likely : undefined,
  };
}

/** Counts how much of the day a venue holds: 1 for everything, so that near misses come before far ones. */
function scoreDay({ demands: { plenary, dinner, breakouts } }: RoomAssignment<Space>): number {
  const shares = [plenary, dinner, breakouts].flatMap((demand) =>
    demand && demand.needs > 0 ? Math.min(1, (demand.has ?? demand.needs) / demand.needs) : [],
  );
  return Math.min(1, ...shares);
}

/** Orders by how much of the day a venue holds, then by whether its room can be drawn and its bill is whole, then by cost. */
const compareCandidates = (a: Candidate, b: Candidate): number =>
  scoreDay(b.rooms) - scoreDay(a.rooms) ||
  Number(!a.rooms.main?.length) - Number(!b.rooms.main?.length) ||
  a.bill.missing.length - b.bill.missing.length ||
  a.bill.perHead.likely - b.bill.perHead.likely;

/** Returns whether some room of a venue holds everybody in classroom rows, by the index. */
const holdsEverybody = ({ spaces }: GroupVenue, people: number): boolean =>
  spaces.some((space) => space.people[getLayoutByKey("classroom").id - 1]! >= people);

/** Loads these venues and assigns their rooms, the best first. */
async function loadCandidates(
  context: Context,
  venues: readonly GroupVenue[],
  request: EventDayRequest,
  prices: readonly UnitPrice[],
): Promise<Candidate[]> {
  const rows = await context.catalogue.venuesByIds(venues.map(({ id }) => id));
  const candidates = await Promise.all(rows.map((venue) => buildCandidate(context, venue, request, prices)));
  return candidates.toSorted(compareCandidates);
}

/** Builds the day in one venue from its row. */
const buildDay = (
  { rooms, bill }: Candidate,
  venue: DayVenue,
  asOf: string | undefined,
  today: string,
): NonNullable<EventDay["day"]> => ({
  venue,
  breakouts: rooms.breakouts.map((space) => toSpaceWire(space, today)),
  groups: rooms.groups,
  hasFoyer: rooms.hasFoyer,
  restaurant: rooms.restaurant && { name: rooms.restaurant.name, seats: rooms.restaurant.seats },
  bill: { ...bill, asOf },
});

/**
 * Plans one day of a meeting in the venues of a hotel group in a city; without a city, in that with most venues.
 * @throws ServiceError notFound (city)
 */
export async function getEventDay(
  context: Context,
  { groupName, city: key, siteId, people, breakouts, dinner }: Parsed<"marketing/getEventDay">,
): Promise<Output<"marketing/getEventDay">> {
  const request = { people, breakouts, dinner: dinner === "1" };
  const today = toChinaDay(context.now());
  const all = context.index.readGroupVenues(groupName);
  const cities = countByCity(all).map(({ city: { code, name, pinyin }, count }) => ({ code, name, pinyin, count }));
  const city = key ? requireCity(key) : cities[0] && requireCity(cities[0].code);
  const group = describeGroup(groupName, all.length);
  if (!city) return { group, cities, venues: [], elsewhere: [] };
  const { prices, asOf } = await loadUnitPrices(context, city);
  const local = all.filter(({ cityCode }) => cityCode === city.code).slice(0, cityVenuesShown);
  const candidates = await loadCandidates(context, local, request, prices);
  const rows = candidates.map((candidate) => buildRow(candidate, today));
  const further = rows.some(({ complete }) => complete)
    ? []
    : all.filter((venue) => venue.cityCode !== city.code && holdsEverybody(venue, people)).slice(0, venuesElsewhere);
  const elsewhere = (await loadCandidates(context, further, request, [])).filter(({ rooms }) => rooms.complete);
  const shown = Math.max(
    0,
    rows.findIndex(({ id }) => id === siteId),
  );
  const [chosen, row] = [candidates[shown], rows[shown]];
  return {
    group,
    city: { code: city.code, name: city.name, pinyin: city.pinyin },
    cities,
    venues: rows,
    elsewhere: elsewhere.map((candidate) => buildRow(candidate, today)),
    ...(chosen && row && { day: buildDay(chosen, row, asOf, today) }),
  };
}

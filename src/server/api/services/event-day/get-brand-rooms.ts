import { countByCity } from "#server/geography/count-by-city.ts";
import type { BrandRooms, BrandRow } from "#contract/schemas/topic/brand-rooms.ts";
import type { Output, Parsed } from "#contract/index.ts";
import {
  eventPresets,
  type EventPreset,
  getEventPreset,
  getRequiredHeight,
} from "#domain/clear-height/event-presets.ts";
import { toChinaDay } from "#domain/day.ts";
import type { Estimate } from "#domain/estimate/compute-estimate.ts";
import type { UnitPrice } from "#domain/estimate/unit-price.ts";
import { roundYuan } from "#domain/estimate/price-range.ts";
import { getLayoutByKey } from "#domain/space/layouts.ts";
import type { Space } from "#domain/space/space.ts";
import { type HotelBrand, hotelBrands } from "#domain/venue/hotel-brands.ts";
import type { Venue } from "#domain/venue/venue.ts";
import { estimateGroupNames } from "#domain/estimate/description/get-estimate-line-name.ts";
import { getCityLevel } from "#domain/estimate/get-city-level.ts";
import type { VenueGroup } from "#domain/venue/venue-groups.ts";
import type { GroupSpace, GroupVenue } from "#server/search/index/search-index.ts";
import { buildVenueBrief } from "../cards/build-venue-brief.ts";
import { loadUnitPrices } from "../cards/load-unit-prices.ts";
import { toSpaceWire } from "../cards/to-space-wire.ts";
import type { Context } from "../context.ts";
import { requireCity } from "../require-city.ts";
import { computeRoomCost } from "./compute-room-cost.ts";
import { describeGroup } from "./describe-group.ts";

/** A room of the group with its venue. */
interface VenueRoom {
  venue: GroupVenue;
  space: GroupSpace;
}

/** What all parts of one answer share. */
interface Comparison {
  preset: EventPreset;
  people: number;
  led: { width: number; height: number };
  perHead: number;
  /** Unit prices by city code. */
  prices: ReadonlyMap<string, readonly UnitPrice[]>;
}

const getArea = ({ area, sides }: GroupSpace): number => area ?? (sides ? sides.length * sides.width : 0);
const getSeats = ({ people }: GroupSpace, { layout }: EventPreset): number => people[getLayoutByKey(layout).id - 1]!;
/** Stars that the prices of dining are taken by: those of the brand's class. */
const getStar = ({ tier }: Pick<HotelBrand, "tier">): 4 | 5 => (tier === "luxury" || tier === "premium" ? 5 : 4);

/** Computes an event in a room; undefined where the hire, or every unit price of the city, is unknown. */
function estimateRoom(
  { venue, space }: VenueRoom,
  brand: HotelBrand,
  preset: EventPreset,
  people: number,
  { prices, led }: Pick<Comparison, "prices" | "led">,
): Estimate | undefined {
  const cityPrices = prices.get(venue.cityCode) ?? [];
  const area = getArea(space);
  if (space.priceDay === undefined || area === 0 || cityPrices.length === 0) return undefined;
  return computeRoomCost(preset, people, { area, priceDay: space.priceDay, star: getStar(brand), led }, cityPrices);
}

/**
 * Lists the rooms that are large and high enough; only those of cityPrices sides where there are any. An unknown clear height
 * neither fits nor fails: ask for it.
 */
function listSuitable(rooms: readonly VenueRoom[], preset: EventPreset, people: number, required: number): VenueRoom[] {
  const suitable = rooms.filter(
    ({ space }) => getSeats(space, preset) >= people && space.height !== undefined && space.height >= required,
  );
  const measured = suitable.filter(({ space }) => space.sides);
  return measured.length > 0 ? measured : suitable;
}

/** Returns the room in which the event costs least; one without a price last. */
function pickCheapest(
  rooms: readonly VenueRoom[],
  brand: HotelBrand,
  preset: EventPreset,
  people: number,
  comparison: Pick<Comparison, "prices" | "led">,
): VenueRoom | undefined {
  const getCost = (room: VenueRoom) =>
    estimateRoom(room, brand, preset, people, comparison)?.total.likely ?? Number.POSITIVE_INFINITY;
  return rooms.map((room) => ({ room, cost: getCost(room) })).toSorted((a, b) => a.cost - b.cost)[0]?.room;
}

/** Returns what a brand offers for one kind of event: the cheapest of its rooms that fits. */
function buildOffer(brand: HotelBrand, rooms: readonly VenueRoom[], preset: EventPreset, comparison: Comparison) {
  const isRequested = preset.eventType === comparison.preset.eventType;
  const people = isRequested ? comparison.people : preset.people;
  const required = getRequiredHeight(preset, comparison.led);
  const shared = { eventType: preset.eventType, people } as const;
  const most = Math.max(0, ...rooms.map(({ space }) => getSeats(space, preset)));
  if (most === 0) return { ...shared, state: "none" as const };
  const large = rooms.filter(({ space }) => getSeats(space, preset) >= people);
  if (large.length === 0) return { ...shared, state: "small" as const, most };
  const high = listSuitable(large, preset, people, required);
  const heights = large.flatMap(({ space }) => space.height ?? []);
  if (high.length === 0) {
    return { ...shared, state: "low" as const, ...(heights.length > 0 && { height: Math.max(...heights) }) };
  }
  const cost = estimateRoom(pickCheapest(high, brand, preset, people, comparison)!, brand, preset, people, comparison);
  if (!cost) return { ...shared, state: "unpriced" as const };
  return { ...shared, state: "fits" as const, perHead: roundYuan(cost.total.likely / people) };
}

/** Returns the room of a brand that is drawn: the cheapest that is high and large enough, else its largest; sides cityPrices. */
function pickRoom(brand: HotelBrand, rooms: readonly VenueRoom[], comparison: Comparison): VenueRoom | undefined {
  const { preset, people, led } = comparison;
  const measured = rooms.filter(({ space }) => space.sides);
  const suitable = listSuitable(measured, preset, people, getRequiredHeight(preset, led));
  return (
    pickCheapest(suitable, brand, preset, people, comparison) ??
    measured.toSorted((a, b) => getArea(b.space) - getArea(a.space))[0]
  );
}

/** The stored rows of the shown rooms. */
interface StoredRooms {
  venues: ReadonlyMap<string, Venue>;
  spaces: ReadonlyMap<string, Space>;
}

async function loadStoredRooms(
  { catalogue }: Pick<Context, "catalogue">,
  rooms: readonly VenueRoom[],
): Promise<StoredRooms> {
  const [venues, spaces] = await Promise.all([
    catalogue.venuesByIds(rooms.map(({ venue }) => venue.id)),
    catalogue.spacesByIds(rooms.map(({ space }) => space.id)),
  ]);
  return {
    venues: new Map(venues.map((venue) => [venue.id, venue])),
    spaces: new Map(spaces.map((space) => [space.id, space])),
  };
}

/** Judges the drawn room of a brand for the event. */
function buildRoom(
  room: VenueRoom,
  brand: HotelBrand,
  stored: StoredRooms,
  comparison: Comparison,
  today: string,
): BrandRow["room"] {
  const { preset, people, led, perHead: budget } = comparison;
  const venue = stored.venues.get(room.venue.id);
  const space = stored.spaces.get(room.space.id);
  if (!venue || !space) return undefined;
  const { id, name, demo, cityName, districtName, areaName } = buildVenueBrief(venue);
  const seats = getSeats(room.space, preset);
  const required = getRequiredHeight(preset, led);
  const heightShort = space.height === undefined ? 0 : Math.max(0, Math.round((required - space.height) * 10) / 10);
  const peopleShort = Math.max(0, people - seats);
  const estimate = estimateRoom(room, brand, preset, people, comparison);
  const perHead = estimate && roundYuan(estimate.total.likely / people);
  return {
    venue: { id, name, demo, cityName, districtName, areaName, guestRoomCount: venue.guestRoomCount },
    space: toSpaceWire(space, today),
    people: seats > 0 ? seats : undefined,
    heightShort: heightShort > 0 ? heightShort : undefined,
    peopleShort: peopleShort > 0 ? peopleShort : undefined,
    perHead,
    fits:
      space.height !== undefined &&
      heightShort === 0 &&
      peopleShort === 0 &&
      perHead !== undefined &&
      perHead <= budget,
  };
}

/** Loads the unit prices of every city in which the group has venues: once for each level of cities. */
async function loadPrices(context: Context, venues: readonly GroupVenue[]) {
  const codes = [...new Set(venues.map(({ cityCode }) => cityCode))];
  const byLevel = Map.groupBy(codes, (code) => `${getCityLevel(code)} ${requireCity(code).currency}`);
  const loaded = await Promise.all([...byLevel.values()].map(([code]) => loadUnitPrices(context, requireCity(code!))));
  const prices = new Map([...byLevel.values()].flatMap((own, at) => own.map((code) => [code, loaded[at]!.prices])));
  return { prices, asOf: loaded.find(({ asOf }) => asOf)?.asOf };
}

/** Sums up what the shown room costs, by the groups of the estimate that have a price. */
const buildShown = (id: string, { groups, total }: Estimate, asOf: string | undefined): BrandRooms["shown"] => ({
  id,
  groups: groups
    .filter(({ subtotal }) => subtotal.high > 0)
    .map(({ group, subtotal }) => ({ name: estimateGroupNames[group], subtotal })),
  total,
  asOf,
});

/** Returns the brand to show: the requested one, else the cheapest that fits, else the highest room. */
function pickShown(brands: readonly BrandRow[], brandId: string | undefined): BrandRow | undefined {
  const withRoom = brands.filter(({ room }) => room);
  const fitting = withRoom
    .filter(({ room }) => room!.fits)
    .toSorted((a, b) => (a.room!.perHead ?? 0) - (b.room!.perHead ?? 0));
  const highest = withRoom.toSorted((a, b) => (b.room!.space.height ?? 0) - (a.room!.space.height ?? 0));
  return withRoom.find(({ id }) => id === brandId) ?? fitting[0] ?? highest[0];
}

/** A brand with its rooms, and the one that is drawn. */
interface BrandCandidate {
  brand: HotelBrand;
  venues: number;
  rooms: VenueRoom[];
  drawn: VenueRoom | undefined;
}

/** Lists the brands that have venues, in the order of the group's table. */
function listCandidates(group: VenueGroup, venues: readonly GroupVenue[], comparison: Comparison): BrandCandidate[] {
  const byBrand = Map.groupBy(venues, (venue) => venue.brandId);
  return hotelBrands[group].flatMap((brand) => {
    const own = byBrand.get(brand.id);
    if (!own) return [];
    const rooms = own.flatMap((venue) => venue.spaces.map((space) => ({ venue, space })));
    return { brand, venues: own.length, rooms, drawn: pickRoom(brand, rooms, comparison) };
  });
}

/** Builds the rows of the brands, with the stored facts of the drawn rooms. */
async function buildBrands(
  context: Context,
  candidates: readonly BrandCandidate[],
  comparison: Comparison,
): Promise<BrandRow[]> {
  const today = toChinaDay(context.now());
  const drawnRooms = candidates.flatMap(({ drawn }) => drawn ?? []);
  const stored = await loadStoredRooms(context, drawnRooms);
  return candidates.map(({ brand, venues, rooms, drawn }) => ({
    id: brand.id,
    name: brand.name,
    tier: brand.tier,
    venues,
    room: drawn && buildRoom(drawn, brand, stored, comparison, today),
    offers: eventPresets.map((preset) => buildOffer(brand, rooms, preset, comparison)),
  }));
}

/** Describes the brand to show in detail: the requested one, else the best; what its room costs. */
function buildDetail(
  brands: readonly BrandRow[],
  candidates: readonly BrandCandidate[],
  requested: string | undefined,
  comparison: Comparison,
  asOf: string | undefined,
): BrandRooms["shown"] {
  const candidate = candidates.find(({ brand }) => brand.id === pickShown(brands, requested)?.id);
  if (!candidate?.drawn) return undefined;
  const { brand, drawn } = candidate;
  const estimate = estimateRoom(drawn, brand, comparison.preset, comparison.people, comparison);
  return estimate
    ? buildShown(brand.id, estimate, asOf)
    : { id: brand.id, groups: [], total: { low: 0, likely: 0, high: 0 } };
}

/**
 * Compares the brands of a hotel group for an event: one room of each, judged by clear height before price, and what four
 * kinds of event cost a head in the cheapest room of each brand that fits.
 * @throws ServiceError notFound (city)
 */
export async function getBrandRooms(
  context: Context,
  { groupName, city: key, eventType, people, ledWidth, ledHeight, perHead, brand }: Parsed<"marketing/getBrandRooms">,
): Promise<Output<"marketing/getBrandRooms">> {
  const preset = getEventPreset(eventType);
  const all = context.index.readGroupVenues(groupName);
  const city = key === undefined ? undefined : requireCity(key);
  const venues = city ? all.filter(({ cityCode }) => cityCode === city.code) : all;
  const { prices, asOf } = await loadPrices(context, venues);
  const led = { width: ledWidth, height: ledHeight };
  const comparison: Comparison = { preset, people: people ?? preset.people, led, perHead, prices };
  const candidates = listCandidates(groupName, venues, comparison);
  const brands = await buildBrands(context, candidates, comparison);
  return {
    group: describeGroup(groupName, all.length),
    city: city && { code: city.code, name: city.name, pinyin: city.pinyin },
    cities: countByCity(all).map(({ city: { code, name, pinyin }, count }) => ({ code, name, pinyin, count })),
    required: getRequiredHeight(preset, led),
    brands,
    shown: buildDetail(brands, candidates, brand, comparison, asOf),
  };
}

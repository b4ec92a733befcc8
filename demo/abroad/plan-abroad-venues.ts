import { toDayNumber, toIsoDay } from "#domain/day.ts";
import type { VenueTypeKey } from "#domain/venue/venue-types.ts";
import { getCity, regionsOf } from "../geography/get-city.ts";
import { buildPlace, type Place } from "../geography/place.ts";
import { createRandom } from "../random.ts";
import { computeGuestRoomPrice, computeRate } from "../rooms/draw-prices.ts";
import { drawHotelSpaceCount, type HotelGrade, planHotelRooms } from "../rooms/plan-hotel-rooms.ts";
import { drawOtherSpaceCount, planOtherRooms } from "../rooms/plan-other-rooms.ts";
import type { RoomPlan } from "../rooms/room-kinds.ts";
import type { VenuePlan } from "../venues/venue-plan.ts";
import { type AbroadCityCode, abroadCityCodes } from "./abroad-city-codes.ts";
import { abroadVenueTable } from "./abroad-venue-table.ts";

/** A planned venue abroad with its rooms. */
export interface AbroadPlan {
  plan: VenuePlan;
  rooms: readonly RoomPlan[];
}

/** Distance from the point of the business area, metres: the areas are known to about a kilometre. */
const distanceRange = [60, 420] as const;
const metresPerDegree = 111_195;
/** Guest rooms of the smallest and the largest venue of a level. */
const guestRoomRanges: Record<number, readonly [number, number]> = { 5: [180, 620], 4: [130, 380], 3: [80, 220] };
/** Listing dates are drawn from this period. */
const firstListed = toDayNumber("2025-02-10");
const listedDays = 220;

const roundDegrees = (value: number): number => Math.round(value * 1e6) / 1e6;

/** Finds the place of a venue near the point of its business area. @throws Error if the tables lack the area */
function choosePlace(seed: number, id: string, cityCode: string, areaName: string): Place {
  const area = regionsOf(cityCode).find(({ kind, name }) => kind === "business-area" && name === areaName);
  if (!area) throw new Error(`${cityCode} has no business area ${areaName}`);
  const random = createRandom(seed, "place", id);
  const metres = random.between(...distanceRange);
  const bearing = random.between(0, 2 * Math.PI);
  const lng = area.lng + (metres * Math.sin(bearing)) / (metresPerDegree * Math.cos((area.lat * Math.PI) / 180));
  const lat = area.lat + (metres * Math.cos(bearing)) / metresPerDegree;
  return buildPlace(cityCode, roundDegrees(lng), roundDegrees(lat), area);
}

/** Renames meeting rooms and lawns by the names of the place; numbers meeting rooms when the names are used up. */
function renameRooms(rooms: readonly RoomPlan[], roomNames: string, lawnNames: string): RoomPlan[] {
  const names = roomNames.split(" ");
  const lawns = lawnNames.split("/");
  const serials = { meeting: 0, lawn: 0 };
  return rooms.map((room) => {
    if (room.kind === "meeting") {
      const at = serials.meeting++;
      return { ...room, name: names[at] ?? `会议室 ${at - names.length + 1}` };
    }
    // A ship's upper deck is planned like a lawn.
    if (room.kind === "lawn" && room.name.endsWith("草坪"))
      return { ...room, name: lawns[serials.lawn++] ?? room.name };
    return room;
  });
}

interface Row {
  name: string;
  nameEn: string;
  type: VenueTypeKey;
  level: HotelGrade;
  area: string;
  size: number;
  opened: number;
  renovated?: number;
}

function parseRow(line: string): Row {
  const [name = "", nameEn = "", type, level, area = "", size, years = ""] = line.split("|");
  const [opened, renovated] = years.split("/").map(Number);
  return {
    name,
    nameEn,
    type: type as VenueTypeKey,
    level: Number(level) as HotelGrade,
    area,
    size: Number(size),
    opened: opened!,
    ...(renovated ? { renovated } : {}),
  };
}

/** Returns the number of guest rooms and the lowest price a night; nothing for a venue without rooms. */
function drawGuestRooms(seed: number, id: string, row: Row, price: number, standing: number) {
  if (row.type !== "hotel" && row.type !== "resort") return {};
  const [low, high] = guestRoomRanges[row.level]!;
  const share = 0.75 * row.size + 0.25 * createRandom(seed, "guest-rooms", id).next();
  return {
    star: row.level,
    guestRoomCount: Math.round(low + (high - low) * share),
    guestRoomPriceFrom: computeGuestRoomPrice(row.level, price, standing),
  };
}

function planVenue(seed: number, cityCode: AbroadCityCode, row: Row, serial: number): AbroadPlan {
  const id = `${cityCode}${String(serial).padStart(4, "0")}`;
  const { price, rooms, lawns } = abroadVenueTable[cityCode];
  const { type, level, size, name, nameEn } = row;
  const random = createRandom(seed, "house", id);
  const standing = random.between(0.9, 1.12);
  const count = type === "hotel" ? drawHotelSpaceCount(random, level, size) : drawOtherSpaceCount(random, type, size);
  const roomRandom = createRandom(seed, "rooms", id);
  const planned =
    type === "hotel" ? planHotelRooms(roomRandom, level, size, count) : planOtherRooms(roomRandom, type, size, count);
  const plan: VenuePlan = {
    entry: { id, city: { code: cityCode, venues: 0, price }, type, serial },
    city: getCity(cityCode),
    place: choosePlace(seed, id, cityCode, row.area),
    named: { name, nameEn, aliases: [] },
    level,
    size,
    rate: computeRate(type, level, price, standing),
    opened: row.opened,
    ...(row.renovated ? { renovated: row.renovated } : {}),
    ...drawGuestRooms(seed, id, row, price, standing),
    spaces: count,
    listedAt: toIsoDay(firstListed + random.int(0, listedDays)),
  };
  return { plan, rooms: renameRooms(planned, rooms, lawns) };
}

/** Plans the demo venues of the cities abroad with their rooms, in the order of their ids (city code, four digits). */
export const planAbroadVenues = (seed: number): AbroadPlan[] =>
  abroadCityCodes.flatMap((cityCode) =>
    abroadVenueTable[cityCode].venues
      .trim()
      .split("\n")
      .map((line, at) => planVenue(seed, cityCode, parseRow(line), at + 1)),
  );

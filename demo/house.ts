import type { Grade } from "../src/domain/venue/star.ts";
import type { ReferenceCity } from "../src/server/geography/cities.ts";
import { type HotelGrade, hotelRooms, hotelSpaces } from "./hotel-rooms.ts";
import { cityOf } from "./map.ts";
import { type HouseName, houseName, type wordDrawer } from "./names.ts";
import { otherRooms, otherSpaces } from "./other-rooms.ts";
import { choosePlace, type Place, placeAt } from "./place.ts";
import { guestRoomPrice, rateOf } from "./prices.ts";
import { randomFor } from "./random.ts";
import type { RoomPlan } from "./room-kinds.ts";
import type { Entry } from "./roster.ts";
import { roomCount } from "./shape.ts";

/** The plan of a venue before its rooms: place, level, size, years and name. */
export interface House {
  entry: Entry;
  city: ReferenceCity;
  place: Place;
  named: HouseName;
  /** From 5 to 2: stars of a hotel, or the equivalent level of another venue. */
  level: HotelGrade;
  star?: number;
  grade?: Grade;
  /** Size relative to its type, 0 to 1. */
  size: number;
  /** Yuan per m² and day of a meeting room. */
  rate: number;
  opened: number;
  renovated?: number;
  guestRoomCount?: number;
  guestRoomPriceFrom?: number;
  /** Number of spaces to generate. */
  spaces: number;
  listedAt: string;
}

const gradeOf: Record<HotelGrade, Grade> = { 5: "豪华型", 4: "高档型", 3: "舒适型", 2: "经济型" };
const guestRooms: Record<HotelGrade, readonly [number, number]> = {
  5: [210, 640],
  4: [130, 380],
  3: [80, 220],
  2: [50, 120],
};

/** Listing dates are drawn from this period. */
const firstListed = Date.UTC(2024, 0, 8);
const listedDays = 620;
/** Latest year of opening or renovation. */
const lastYear = 2024;

function levelOf(seed: number, entry: Entry): HotelGrade {
  if (entry.showcase) return entry.showcase.star ?? 4;
  if (entry.house) return entry.house.brand.star as HotelGrade;
  const random = randomFor(seed, "level", entry.id);
  const great = entry.city.price >= 0.75 ? 1.25 : 0.9;
  if (entry.type === "hotel")
    return random.weighted([
      [5, 21 * great],
      [4, 38],
      [3, 33],
      [2, 8],
    ] as const);
  return random.weighted([
    [5, 30 * great],
    [4, 45],
    [3, 25],
  ] as const);
}

/** Draws official stars, a grade, or neither. */
function classOf(seed: number, entry: Entry, level: HotelGrade): Pick<House, "star" | "grade"> {
  if (entry.type !== "hotel" && entry.type !== "resort") return {};
  if (entry.showcase) return { star: level };
  const official = randomFor(seed, "class", entry.id).chance(entry.type === "hotel" ? (level > 3 ? 0.72 : 0.5) : 0.4);
  return official ? { star: level } : { grade: gradeOf[level] };
}

function guestRoomsOf(seed: number, entry: Entry, level: HotelGrade, size: number): number | undefined {
  if (entry.showcase) return entry.showcase.guestRoomCount;
  const random = randomFor(seed, "guest-rooms", entry.id);
  const stays = { hotel: 1, resort: 1, "conference-centre": 0.2, school: 0.3, club: 0.08 } as Record<string, number>;
  if (!random.chance(stays[entry.type] ?? 0)) return undefined;
  const [low, high] = entry.type === "hotel" ? guestRooms[level] : ([60, 320] as const);
  return Math.round(low + (high - low) * (0.75 * size + 0.25 * random.next()));
}

function yearsOf(seed: number, entry: Entry): Pick<House, "opened" | "renovated"> {
  if (entry.showcase) return { opened: entry.showcase.opened, renovated: entry.showcase.renovated };
  const random = randomFor(seed, "years", entry.id);
  const opened = lastYear - Math.floor(28 * random.next() ** 1.5);
  const renovated = lastYear - random.int(0, 8);
  return renovated - opened >= 6 && random.chance(0.75) ? { opened, renovated } : { opened };
}

/** Plans a venue. `draw` returns the next invented name of its city. */
export function settle(seed: number, entry: Entry, draw: ReturnType<typeof wordDrawer>): House {
  const random = randomFor(seed, "house", entry.id);
  const { showcase, type, city: plan } = entry;
  const city = cityOf(plan.code);
  const place = showcase
    ? placeAt(plan.code, showcase.lng, showcase.lat)
    : choosePlace(randomFor(seed, "place", entry.id), entry);
  const level = levelOf(seed, entry);
  const size = random.next() ** 1.25;
  const standing = random.between(0.86, 1.16);
  const rate = rateOf(type, level, plan.price, standing);
  const guestRoomCount = guestRoomsOf(seed, entry, level, size);
  const named = showcase
    ? { name: showcase.name, nameEn: showcase.nameEn, aliases: [] }
    : houseName(randomFor(seed, "name", entry.id), entry, city, place.areas[0], level, draw());
  const drawn = type === "hotel" ? hotelSpaces(random, level, size) : otherSpaces(random, type, size);
  return {
    entry,
    city,
    place,
    named,
    level,
    ...classOf(seed, entry, level),
    size,
    rate,
    ...yearsOf(seed, entry),
    ...(guestRoomCount ? { guestRoomCount, guestRoomPriceFrom: guestRoomPrice(level, plan.price, standing) } : {}),
    spaces: showcase ? roomCount(showcase.rooms) : drawn,
    listedAt: new Date(firstListed + random.int(0, listedDays) * 86_400_000).toISOString().slice(0, 10),
  };
}

/** Plans the rooms of a venue. */
export function roomsOf(seed: number, { entry, level, size, spaces }: House): readonly RoomPlan[] {
  if (entry.showcase) return entry.showcase.rooms;
  const random = randomFor(seed, "rooms", entry.id);
  if (entry.type === "hotel") return hotelRooms(random, level, size, spaces);
  return otherRooms(random, entry.type, size, spaces);
}

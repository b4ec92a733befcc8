import { toDayNumber, toIsoDay } from "#domain/day.ts";
import type { Grade } from "#domain/venue/star-levels.ts";
import type { ReferenceCity } from "#server/geography/reference-city.ts";
import { type HotelGrade, planHotelRooms, drawHotelSpaceCount } from "../rooms/plan-hotel-rooms.ts";
import { getCity } from "../geography/get-city.ts";
import { type VenueName, drawVenueName, type createNameSource } from "./venue-name.ts";
import { planOtherRooms, drawOtherSpaceCount } from "../rooms/plan-other-rooms.ts";
import { choosePlace, type Place, buildPlace } from "../geography/place.ts";
import { computeGuestRoomPrice, computeRate } from "../rooms/draw-prices.ts";
import { createRandom } from "../random.ts";
import type { RoomPlan } from "../rooms/room-kinds.ts";
import type { RosterEntry } from "./build-roster.ts";
import { countRooms } from "../rooms/plan-room.ts";

/** The plan of a venue before its rooms: place, level, size, years and name. */
export interface VenuePlan {
  entry: RosterEntry;
  city: ReferenceCity;
  place: Place;
  named: VenueName;
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

const gradeByLevel: Record<HotelGrade, Grade> = { 5: "豪华型", 4: "高档型", 3: "舒适型", 2: "经济型" };
const guestRoomRanges: Record<HotelGrade, readonly [number, number]> = {
  5: [210, 640],
  4: [130, 380],
  3: [80, 220],
  2: [50, 120],
};

/** Listing dates are drawn from this period. */
const firstListed = toDayNumber("2024-01-08");
const listedDays = 620;
/** Latest year of opening or renovation. */
const latestYear = 2024;

function drawLevel(seed: number, entry: RosterEntry): HotelGrade {
  if (entry.showcase) return entry.showcase.star ?? 4;
  if (entry.affiliation) return entry.affiliation.brand.star as HotelGrade;
  const random = createRandom(seed, "level", entry.id);
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
function drawStarOrGrade(seed: number, entry: RosterEntry, level: HotelGrade): Pick<VenuePlan, "star" | "grade"> {
  if (entry.type !== "hotel" && entry.type !== "resort") return {};
  if (entry.showcase) return { star: level };
  const official = createRandom(seed, "class", entry.id).chance(
    entry.type === "hotel" ? (level > 3 ? 0.72 : 0.5) : 0.4,
  );
  return official ? { star: level } : { grade: gradeByLevel[level] };
}

function drawGuestRoomCount(seed: number, entry: RosterEntry, level: HotelGrade, size: number): number | undefined {
  if (entry.showcase) return entry.showcase.guestRoomCount;
  const random = createRandom(seed, "guest-rooms", entry.id);
  const guestRoomShares = { hotel: 1, resort: 1, "conference-centre": 0.2, school: 0.3, club: 0.08 } as Record<
    string,
    number
  >;
  if (!random.chance(guestRoomShares[entry.type] ?? 0)) return undefined;
  const [low, high] = entry.type === "hotel" ? guestRoomRanges[level] : ([60, 320] as const);
  return Math.round(low + (high - low) * (0.75 * size + 0.25 * random.next()));
}

function drawYears(seed: number, entry: RosterEntry): Pick<VenuePlan, "opened" | "renovated"> {
  if (entry.showcase) return { opened: entry.showcase.opened, renovated: entry.showcase.renovated };
  const random = createRandom(seed, "years", entry.id);
  const opened = latestYear - Math.floor(28 * random.next() ** 1.5);
  const renovated = latestYear - random.int(0, 8);
  return renovated - opened >= 6 && random.chance(0.75) ? { opened, renovated } : { opened };
}

/** Plans a venue. `draw` returns the next invented name of its city. */
export function planVenue(seed: number, entry: RosterEntry, draw: ReturnType<typeof createNameSource>): VenuePlan {
  const random = createRandom(seed, "house", entry.id);
  const { showcase, type, city: cityPlan } = entry;
  const city = getCity(cityPlan.code);
  const place = showcase
    ? buildPlace(cityPlan.code, showcase.lng, showcase.lat)
    : choosePlace(createRandom(seed, "place", entry.id), entry);
  const level = drawLevel(seed, entry);
  const size = random.next() ** 1.25;
  const standing = random.between(0.86, 1.16);
  const rate = computeRate(type, level, cityPlan.price, standing);
  const guestRoomCount = drawGuestRoomCount(seed, entry, level, size);
  const named = showcase
    ? { name: showcase.name, nameEn: showcase.nameEn, aliases: [...(showcase.aliases ?? [])] }
    : drawVenueName(createRandom(seed, "name", entry.id), entry, city, place.areas[0], level, draw());
  const drawn = type === "hotel" ? drawHotelSpaceCount(random, level, size) : drawOtherSpaceCount(random, type, size);
  return {
    entry,
    city,
    place,
    named,
    level,
    ...drawStarOrGrade(seed, entry, level),
    size,
    rate,
    ...drawYears(seed, entry),
    ...(guestRoomCount
      ? { guestRoomCount, guestRoomPriceFrom: computeGuestRoomPrice(level, cityPlan.price, standing) }
      : {}),
    spaces: showcase ? countRooms(showcase.rooms) : drawn,
    listedAt: toIsoDay(firstListed + random.int(0, listedDays)),
  };
}

/** Plans the rooms of a venue. */
export function planRooms(seed: number, { entry, level, size, spaces }: VenuePlan): readonly RoomPlan[] {
  if (entry.showcase) return entry.showcase.rooms;
  const random = createRandom(seed, "rooms", entry.id);
  if (entry.type === "hotel") return planHotelRooms(random, level, size, spaces);
  return planOtherRooms(random, entry.type, size, spaces);
}

import type { CityLevel } from "#domain/estimate/unit-price.ts";
import { getCityLevel } from "#domain/estimate/get-city-level.ts";
import type { Space } from "#domain/space/space.ts";
import type { MeetingPackage, PackageSpan } from "#domain/venue/meeting-package.ts";
import { getDefaultPackageName } from "#domain/venue/packages/package-item-names.ts";
import type { VenuePrices } from "#domain/venue/venue-prices.ts";
import type { Venue } from "#domain/venue/venue.ts";
import { demoUnitPrices } from "../content/demo-unit-prices.ts";
import { createRandom, type Random } from "../random.ts";

/** Share of the demo hotels that publish packages and prices. */
const publishingShare = 0.6;
/** How far a hotel's prices lie from its city's. */
const spread = 0.15;

type Star = 3 | 4 | 5;
type Levels = Readonly<Record<CityLevel, number>>;

/**
 * Yuan a head of a whole-day package, by stars and city level: the likely prices that the trade reports. No priced sheet of a mainland
 * hotel is public.
 */
const dayPrices: Readonly<Record<Star, Levels>> = {
  5: { first: 650, newFirst: 500, other: 390 },
  4: { first: 400, newFirst: 320, other: 250 },
  3: { first: 270, newFirst: 210, other: 170 },
};
/** Half a day to a day, and with dinner to a day: medians of published packages. */
const shares: Readonly<Record<Exclude<PackageSpan, "dayAndNight">, number>> = {
  halfDay: 0.76,
  day: 1,
  dayWithDinner: 1.32,
};
/** Bounds of a package to the sum of its parts at the same hotel. */
const shareOfParts = { least: 0.64, most: 1 } as const;

const unitPrices = new Map(demoUnitPrices.map((row) => [row.key, row]));

/** Hotels price in figures that end in 8: 398, 468. */
const toEight = (yuan: number): number => Math.max(8, Math.round((yuan - 8) / 10) * 10 + 8);
const toHundreds = (yuan: number): number => Math.max(100, Math.round(yuan / 100) * 100);
const toTablePrice = (yuan: number): number => Math.max(880, Math.round((yuan - 80) / 100) * 100 + 80);

const toStar = ({ star }: Pick<Venue, "star">): Star => (star === 5 || star === 4 ? star : 3);

/** Draws the prices of meals and equipment around those of the city level and the stars. */
function drawPrices(random: Random, star: Star, level: CityLevel): VenuePrices {
  const standing = random.between(1 - spread / 2, 1 + spread / 2);
  const draw = (key: string): number =>
    unitPrices.get(key)!.levels[level]!.likely * standing * random.between(1 - spread / 2, 1 + spread / 2);
  return {
    teaBreak: toEight(draw(`tea.s${star}`)),
    lunchBuffet: toEight(draw(`lunch.buffet.s${star}`)),
    ...(random.chance(0.6) && { lunchSet: toEight(draw("lunch.set")) }),
    dinnerBuffet: toEight(draw(`dinner.buffet.s${star}`)),
    table: toTablePrice(draw(`table.s${star}`)),
    minimumBuffetPeople: random.pick([30, 40, 50]),
    minimumTables: star === 3 ? 3 : 5,
    ...(random.chance(0.7) && { ledDay: toHundreds(draw("led.hotelBuiltin")) }),
    projectionDay: toHundreds(draw("projector.5000")),
    soundDay: toHundreds(draw("sound.small")),
  };
}

/** Returns what a space costs a head, half a day and a day, in the middle of the hotel's spaces for 30 people and more. */
function getHirePerHead(spaces: readonly Space[]): { halfDay: number; day: number } | undefined {
  const heads = spaces.flatMap(({ priceDay, priceHalfDay, capacity: { classroom = 0 } }) =>
    classroom >= 30 && priceDay && priceHalfDay
      ? [{ day: priceDay / classroom, halfDay: priceHalfDay / classroom }]
      : [],
  );
  const middle = (figures: number[]) => figures.sort((a, b) => a - b)[Math.floor(figures.length / 2)]!;
  return heads.length === 0
    ? undefined
    : { halfDay: middle(heads.map(({ halfDay }) => halfDay)), day: middle(heads.map(({ day }) => day)) };
}

/** The parts of a package at the hotel's own prices, yuan a head. */
function sumParts(
  span: PackageSpan,
  hire: { halfDay: number; day: number },
  { teaBreak = 0, lunchBuffet = 0, dinnerBuffet = 0 }: VenuePrices,
  roomPrice: number,
): number {
  if (span === "halfDay") return hire.halfDay + teaBreak + lunchBuffet;
  const day = hire.day + 2 * teaBreak + lunchBuffet;
  if (span === "day") return day;
  return day + dinnerBuffet + (span === "dayAndNight" ? roomPrice / 2 : 0);
}

/** A venue with its spaces as they were generated. */
export interface PricedVenue {
  venue: Venue;
  spaces: readonly Space[];
}

/** Draws the packages of a hotel: half a day and a day, often with dinner, and with a night where it has guest rooms. */
function drawMeetingPackages(
  random: Random,
  { venue, spaces }: PricedVenue,
  star: Star,
  prices: VenuePrices,
): MeetingPackage[] {
  const hire = getHirePerHead(spaces);
  if (!hire) return [];
  const roomPrice = venue.guestRoomPriceFrom ?? 0;
  const level = dayPrices[star][getCityLevel(venue.cityCode)] * random.between(1 - spread, 1 + spread);
  const surcharge = star === 5 || (star === 4 && random.chance(0.5)) ? 16.6 : 0;
  const minimumPeople = random.pick(star === 5 ? [30, 40, 50] : [20, 30, 30]);
  const weekdays = random.chance(0.15) ? [1, 2, 3, 4, 5] : undefined;
  const spans: PackageSpan[] = [
    "halfDay",
    "day",
    ...(random.chance(0.5) ? ["dayWithDinner" as const] : []),
    ...(roomPrice > 0 && random.chance(0.4) ? ["dayAndNight" as const] : []),
  ];
  return spans.map((span) => {
    const parts = sumParts(span, hire, prices, roomPrice);
    const likely = span === "dayAndNight" ? level * shares.dayWithDinner + roomPrice * 0.45 : level * shares[span];
    const price = toEight(Math.min(Math.max(likely, parts * shareOfParts.least), parts * shareOfParts.most));
    const isLong = span !== "halfDay";
    return {
      name: getDefaultPackageName(span),
      span,
      price,
      includesSpace: true,
      hours: isLong ? 8 : 4,
      teaBreaks: isLong ? 2 : 1,
      ...(span === "dayAndNight" && { breakfast: true, guestsPerRoom: 2 }),
      lunch: "buffet",
      ...(span === "dayWithDinner" || span === "dayAndNight" ? { dinner: "buffet" as const } : {}),
      items: ["projection", "sound", "microphones", "paper", "water"],
      microphoneCount: isLong ? 4 : 2,
      minimumPeople,
      ...(weekdays && { weekdays }),
      surcharge,
    };
  });
}

/** Names of the demo's menus by the published price that they are. */
const menuNames = {
  teaBreak: "会议茶歇",
  lunchBuffet: "自助午餐",
  lunchSet: "商务套餐",
  dinnerBuffet: "自助晚餐",
  table: "宴会桌餐",
} as const;

/** Returns the prices that a venue's menus state: the same meal has one price on all pages. */
function readMenuPrices({ dining = [] }: Venue): VenuePrices {
  const menus = dining.flatMap((outlet) => outlet.menus ?? []);
  const found = Object.entries(menuNames).flatMap(([key, name]) => {
    const price = menus.find((menu) => menu.name === name)?.price;
    return price === undefined ? [] : [[key, price] as const];
  });
  return Object.fromEntries(found);
}

/** Publishes the prices that a venue's menus state. */
export function addMenuPrices(venue: Venue): void {
  const prices = readMenuPrices(venue);
  if (Object.keys(prices).length > 0) venue.prices = prices;
}

/** Adds packages, and prices of meals and equipment, to three of five demo hotels of the mainland, each from its own stream of draws. */
export function addPackages(seed: number, { venue, spaces }: PricedVenue): void {
  const isHotel = venue.type === "hotel" || venue.type === "resort";
  const random = createRandom(seed, "packages", venue.id);
  // Codes of cities abroad begin with 9; the levels of prices are those of the mainland.
  if (!isHotel || venue.cityCode.startsWith("9") || !random.chance(publishingShare)) return;
  const star = toStar(venue);
  const prices = { ...drawPrices(random, star, getCityLevel(venue.cityCode)), ...readMenuPrices(venue) };
  const packages = drawMeetingPackages(random, { venue, spaces }, star, prices);
  venue.prices = prices;
  if (packages.length > 0) venue.packages = packages;
}

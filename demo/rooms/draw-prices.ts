import type { VenueTypeKey } from "#domain/venue/venue-types.ts";
import type { Random } from "../random.ts";
import { type RoomKind, roomKinds } from "./room-kinds.ts";

/** Yuan per m² and day of a meeting room in Beijing, by venue level (5 the highest). */
const hotelRates: Record<number, number> = { 5: 58, 4: 41, 3: 29, 2: 23 };
const typeRates: Partial<Record<VenueTypeKey, number>> = {
  "conference-centre": 46,
  "exhibition-hall": 38,
  stadium: 40,
  theatre: 48,
  "art-centre": 46,
  restaurant: 46,
  cafe: 64,
  club: 62,
  cruise: 72,
  outdoor: 36,
  school: 26,
};

/** Returns a venue's yuan per m² and day from type, star, city price level and its own factor around 1. */
export const computeRate = (type: VenueTypeKey, star: number, cityPrice: number, standing: number): number =>
  (typeRates[type] ?? hotelRates[star]!) * cityPrice * standing;

const roundToHundreds = (yuan: number): number => Math.max(300, Math.round(yuan / 100) * 100);

/** Draws the prices of a space in hundreds of yuan: the day by rate, area and kind, half day and evening as shares. */
export function drawPrices(random: Random, rate: number, kind: RoomKind, area: number) {
  // Small rooms cost more per m², because of fixed costs.
  const day = rate * roomKinds[kind].price * (area + 14) * random.between(0.97, 1.03);
  return {
    priceHalfDay: roundToHundreds(day * random.between(0.57, 0.62)),
    priceDay: roundToHundreds(day),
    priceEvening: roundToHundreds(day * random.between(0.65, 0.72)),
  };
}

/** Returns the price of the cheapest guest room, yuan per night. */
export function computeGuestRoomPrice(star: number, cityPrice: number, standing: number): number {
  const base: Record<number, number> = { 5: 1080, 4: 620, 3: 400, 2: 250 };
  return Math.round((base[star]! * (0.35 + 0.65 * cityPrice) * standing) / 10) * 10;
}

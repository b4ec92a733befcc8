import type { VenueTypeKey } from "../src/domain/venue/venue-type.ts";
import type { Random } from "./random.ts";
import { type RoomKind, roomKinds } from "./room-kinds.ts";

/** Yuan for a m² and a day of a meeting room in Beijing, by the house's level (5 the highest). */
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

/** A house's yuan for a m² and a day: type and star, the city's price level, and its own standing around 1. */
export const rateOf = (type: VenueTypeKey, star: number, cityPrice: number, standing: number): number =>
  (typeRates[type] ?? hotelRates[star]!) * cityPrice * standing;

const hundreds = (yuan: number): number => Math.max(300, Math.round(yuan / 100) * 100);

/** Prices of a space in yuan, whole hundreds: a day by rate, area and kind; half a day and an evening as shares of it. */
export function pricesOf(random: Random, rate: number, kind: RoomKind, area: number) {
  // A small room costs more a m²: somebody opens and cleans it all the same.
  const day = rate * roomKinds[kind].price * (area + 14) * random.between(0.97, 1.03);
  return {
    priceHalfDay: hundreds(day * random.between(0.57, 0.62)),
    priceDay: hundreds(day),
    priceEvening: hundreds(day * random.between(0.65, 0.72)),
  };
}

/** Yuan a night of the cheapest guest room. */
export function guestRoomPrice(star: number, cityPrice: number, standing: number): number {
  const base: Record<number, number> = { 5: 1080, 4: 620, 3: 400, 2: 250 };
  return Math.round((base[star]! * (0.35 + 0.65 * cityPrice) * standing) / 10) * 10;
}

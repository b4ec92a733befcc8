import { metresBetween } from "../../domain/distance.ts";
import type { VenueColumns } from "./columns.ts";
import type { Criteria } from "./criteria.ts";
import { beginsLine } from "./text-rank.ts";

/** Which of the three groups that speak of the venue it does not meet, as bits. */
export const misses = { region: 1, type: 2, star: 4 } as const;

export function missesOf(venues: VenueColumns, row: number, { query, regions }: Criteria): number {
  let missed = 0;
  if (regions.length > 0 && !regions.some((id) => venues.regionIds[row]!.includes(id))) missed |= misses.region;
  if (query.types !== 0 && (query.types & (1 << venues.type[row]!)) === 0) missed |= misses.type;
  if (query.stars !== 0 && (query.stars & (1 << venues.star[row]!)) === 0) missed |= misses.star;
  return missed;
}

/** The venue meets everything that is asked of it beside the groups and the words. */
export function meetsBeside(venues: VenueColumns, row: number, criteria: Criteria): boolean {
  const { beside, brands, facilities, near } = criteria;
  if (beside.rating !== undefined && !(venues.rating[row]! >= beside.rating)) return false;
  if (beside.guestRooms !== undefined && !(venues.guestRooms[row]! >= beside.guestRooms)) return false;
  const { min, max } = beside.roomPrice ?? {};
  if (min !== undefined && !(venues.guestRoomPrice[row]! >= min)) return false;
  if (max !== undefined && !(venues.guestRoomPrice[row]! <= max)) return false;
  const text = venues.text[row]!;
  if (brands.length > 0 && !brands.some((brand) => text.brands.includes(brand) || text.names.includes(brand)))
    return false;
  if (!facilities.every((words) => words.some((word) => beginsLine(text.facilities, word)))) return false;
  return near.every((place) => text.places.includes(place));
}

/** Metres from a point; NaN where either place is unknown. */
export function metresFrom(venues: VenueColumns, row: number, place: { lng?: number; lat?: number }): number {
  if (place.lng === undefined || place.lat === undefined) return Number.NaN;
  const lng = venues.lng[row]!;
  return Number.isNaN(lng) ? Number.NaN : metresBetween(place.lng, place.lat, lng, venues.lat[row]!);
}

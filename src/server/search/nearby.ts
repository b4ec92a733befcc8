import type { Columns } from "./columns.ts";
import { metresFrom } from "./venue-tests.ts";

export interface NearHit {
  /** Of the venue or space. */
  id: string;
  venueId: string;
  metres: number;
}

/** m², both inclusive, and the venue that is left out. */
export interface SpaceRange {
  areaFrom: number;
  areaTo: number;
  exceptVenue: string;
}

/** A degree of latitude is nowhere longer (metres). */
const degreeMetres = 111_700;

interface Near {
  row: number;
  metres: number;
}

/** Venue rows within so many metres, nearest first. Degrees of latitude rule most of them out. */
function rowsNear({ venues }: Columns, place: { lng: number; lat: number }, metres: number): Near[] {
  const degrees = metres / degreeMetres + 0.001;
  const near: Near[] = [];
  for (let row = 0; row < venues.ids.length; row++) {
    // Written so that an unknown latitude (NaN) is passed over too.
    if (!(Math.abs(venues.lat[row]! - place.lat) <= degrees)) continue;
    const away = metresFrom(venues, row, place);
    if (away <= metres) near.push({ row, metres: away });
  }
  return near.sort((a, b) => a.metres - b.metres || a.row - b.row);
}

export function nearVenues(
  columns: Columns,
  place: { lng: number; lat: number },
  metres: number,
  limit: number,
): NearHit[] {
  const { ids } = columns.venues;
  return rowsNear(columns, place, metres)
    .slice(0, limit)
    .map((near) => ({ id: ids[near.row]!, venueId: ids[near.row]!, metres: near.metres }));
}

/** Of each near venue the space whose area is nearest to the middle of the range. */
export function nearSpaces(
  columns: Columns,
  place: { lng: number; lat: number },
  metres: number,
  limit: number,
  { areaFrom, areaTo, exceptVenue }: SpaceRange,
): NearHit[] {
  const { venues, spaces } = columns;
  const middle = Math.sqrt(areaFrom * areaTo);
  const hits: NearHit[] = [];
  for (const near of rowsNear(columns, place, metres)) {
    const venueId = venues.ids[near.row]!;
    if (venueId === exceptVenue) continue;
    let best = -1;
    for (let row = venues.spaceStart[near.row]!; row < venues.spaceStart[near.row + 1]!; row++) {
      const area = spaces.area[row]!;
      if (!(area >= areaFrom && area <= areaTo)) continue;
      if (best < 0 || Math.abs(area - middle) < Math.abs(spaces.area[best]! - middle)) best = row;
    }
    if (best >= 0) hits.push({ id: spaces.ids[best]!, venueId, metres: near.metres });
    if (hits.length === limit) break;
  }
  return hits;
}

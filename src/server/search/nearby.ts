import { type Shard, spaceIdAt, venueCount, venueIdAt } from "./columns.ts";
import { metresFrom } from "./venue-tests.ts";

export interface NearHit {
  /** Id of the venue or space. */
  id: string;
  venueId: string;
  metres: number;
}

/** A range of areas in m², both inclusive, and the venue to exclude. */
export interface SpaceRange {
  areaFrom: number;
  areaTo: number;
  exceptVenue: string;
}

/** Maximum length of a degree of latitude, in metres. */
const degreeMetres = 111_700;

interface Near {
  shard: Shard;
  row: number;
  metres: number;
}

/** Finds venues within `metres`, nearest first. Latitude rules out most of them cheaply. */
function rowsNear(shards: Iterable<Shard>, place: { lng: number; lat: number }, metres: number): Near[] {
  const degrees = metres / degreeMetres + 0.001;
  const near: Near[] = [];
  for (const shard of shards) {
    const { lat } = shard.venues;
    for (let row = 0; row < venueCount(shard); row++) {
      // Written so that an unknown latitude (NaN) is skipped too.
      if (!(Math.abs(lat[row]! - place.lat) <= degrees)) continue;
      const away = metresFrom(shard, row, place);
      if (away <= metres) near.push({ shard, row, metres: away });
    }
  }
  return near.sort((a, b) => a.metres - b.metres || a.row - b.row);
}

export function nearVenues(
  shards: Iterable<Shard>,
  place: { lng: number; lat: number },
  metres: number,
  limit: number,
): NearHit[] {
  return rowsNear(shards, place, metres)
    .slice(0, limit)
    .map((near) => {
      const id = venueIdAt(near.shard, near.row);
      return { id, venueId: id, metres: near.metres };
    });
}

/** Finds, for each nearby venue, the space whose area is closest to the middle of the range. */
export function nearSpaces(
  shards: Iterable<Shard>,
  place: { lng: number; lat: number },
  metres: number,
  limit: number,
  { areaFrom, areaTo, exceptVenue }: SpaceRange,
): NearHit[] {
  const [from, to, middle] = [areaFrom * 100, areaTo * 100, Math.sqrt(areaFrom * areaTo) * 100];
  const hits: NearHit[] = [];
  for (const { shard, row: venueRow, metres: away } of rowsNear(shards, place, metres)) {
    const { spaces, spaceStart } = shard;
    const venueId = venueIdAt(shard, venueRow);
    if (venueId === exceptVenue) continue;
    let best = -1;
    for (let row = spaceStart[venueRow]!; row < spaceStart[venueRow + 1]!; row++) {
      const area = spaces.area[row]!;
      if (area === 0 || area < from || area > to) continue;
      if (best < 0 || Math.abs(area - middle) < Math.abs(spaces.area[best]! - middle)) best = row;
    }
    if (best >= 0) hits.push({ id: spaceIdAt(shard, best), venueId, metres: away });
    if (hits.length === limit) break;
  }
  return hits;
}

import { type Shard, getSpaceId, countVenues, getVenueId } from "../columns/shard.ts";
import { getVenueDistance } from "./build-venue-predicates.ts";

export interface NearbyHit {
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

interface NearbyRow {
  shard: Shard;
  row: number;
  metres: number;
}

/** Finds venues within `metres`, nearest first. Latitude rules out most of them cheaply. */
function findNearbyRows(shards: Iterable<Shard>, place: { lng: number; lat: number }, metres: number): NearbyRow[] {
  const degrees = metres / degreeMetres + 0.001;
  const near: NearbyRow[] = [];
  for (const shard of shards) {
    const { lat } = shard.venues;
    for (let row = 0; row < countVenues(shard); row++) {
      // Written so that an unknown latitude (NaN) is skipped too.
      if (!(Math.abs(lat[row]! - place.lat) <= degrees)) continue;
      const distance = getVenueDistance(shard, row, place);
      if (distance <= metres) near.push({ shard, row, metres: distance });
    }
  }
  return near.sort((a, b) => a.metres - b.metres || a.row - b.row);
}

export function findNearbyVenues(
  shards: Iterable<Shard>,
  place: { lng: number; lat: number },
  metres: number,
  limit: number,
): NearbyHit[] {
  return findNearbyRows(shards, place, metres)
    .slice(0, limit)
    .map((near) => {
      const id = getVenueId(near.shard, near.row);
      return { id, venueId: id, metres: near.metres };
    });
}

/** Finds, for each nearby venue, the space whose area is closest to the middle of the range. */
export function findNearbySpaces(
  shards: Iterable<Shard>,
  place: { lng: number; lat: number },
  metres: number,
  limit: number,
  { areaFrom, areaTo, exceptVenue }: SpaceRange,
): NearbyHit[] {
  const [from, to, middle] = [areaFrom * 100, areaTo * 100, Math.sqrt(areaFrom * areaTo) * 100];
  const hits: NearbyHit[] = [];
  for (const { shard, row: venueRow, metres: distance } of findNearbyRows(shards, place, metres)) {
    const { spaces, spaceStart } = shard;
    const venueId = getVenueId(shard, venueRow);
    if (venueId === exceptVenue) continue;
    let best = -1;
    for (let row = spaceStart[venueRow]!; row < spaceStart[venueRow + 1]!; row++) {
      const area = spaces.area[row]!;
      if (area === 0 || area < from || area > to) continue;
      if (best < 0 || Math.abs(area - middle) < Math.abs(spaces.area[best]! - middle)) best = row;
    }
    if (best >= 0) hits.push({ id: getSpaceId(shard, best), venueId, metres: distance });
    if (hits.length === limit) break;
  }
  return hits;
}

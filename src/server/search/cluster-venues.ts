import type { Box } from "../../domain/search/box.ts";
import { type Shard, titleAt, venueCount } from "./columns.ts";
import type { Criteria } from "./criteria.ts";
import { type VenueHit, venueHit } from "./hits.ts";
import { matchVenues } from "./match-venues.ts";

/** A venue on the map. */
export interface MappedVenue extends VenueHit {
  name: string;
}

/** A group of venues close together on the map, with its centre and bounds. */
export interface VenueCluster {
  lng: number;
  lat: number;
  count: number;
  box: Box;
  /** The venues, if there is only one or a few that no zoom level separates; else empty. */
  venues: MappedVenue[];
}

/** Degrees within which venues cannot be separated: about a hundred metres. */
const inseparable = 0.001;
const mostListed = 10;
const mostClusters = 300;

interface Gathered {
  rows: number[];
  count: number;
  lng: number;
  lat: number;
  box: Box;
}

function gather(shard: Shard, rows: Iterable<number>, cell: number): Gathered[] {
  const { lng, lat } = shard.venues;
  const cells = new Map<string, Gathered>();
  for (const row of rows) {
    const [x, y] = [lng[row]!, lat[row]!];
    if (Number.isNaN(x)) continue;
    const key = `${Math.floor(x / cell)} ${Math.floor(y / cell)}`;
    const at = cells.get(key);
    if (!at) {
      cells.set(key, { rows: [row], count: 1, lng: x, lat: y, box: { west: x, south: y, east: x, north: y } });
      continue;
    }
    at.count++;
    at.lng += x;
    at.lat += y;
    if (at.rows.length < mostListed) at.rows.push(row);
    at.box = {
      west: Math.min(at.box.west, x),
      south: Math.min(at.box.south, y),
      east: Math.max(at.box.east, x),
      north: Math.max(at.box.north, y),
    };
  }
  return [...cells.values()];
}

/** Groups the matching venues of a city by grid cells of `cell` degrees, enlarged until there are at most 300. */
export function clusterVenues(
  shard: Shard,
  criteria: Criteria,
  cell: number,
): { total: number; clusters: VenueCluster[] } {
  const { matches } = matchVenues(shard, criteria, venueCount(shard));
  // In row order, so that the result is deterministic.
  const rows = matches.kept.slice().sort();
  let gathered = gather(shard, rows, cell);
  for (let wide = cell * 2; gathered.length > mostClusters; wide *= 2) gathered = gather(shard, rows, wide);
  const clusters = gathered.map(({ rows: few, count, lng, lat, box }): VenueCluster => {
    const together = box.east - box.west < inseparable && box.north - box.south < inseparable;
    const listed = together && count <= mostListed ? few : [];
    const venues = listed.map((row) => ({ ...venueHit(shard, row, criteria), name: titleAt(shard, row) }));
    return { lng: lng / count, lat: lat / count, count, box, venues };
  });
  return { total: matches.total, clusters };
}

import type { Box } from "../../../domain/search/box.ts";
import { type Shard, getTitle, countVenues } from "../columns/shard.ts";
import type { Criteria } from "./criteria.ts";
import { type VenueHit, toVenueHit } from "./search-result.ts";
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
const minSeparation = 0.001;
const maxListed = 10;
const maxClusters = 300;

interface GridCell {
  rows: number[];
  count: number;
  lng: number;
  lat: number;
  box: Box;
}

function groupByCell(shard: Shard, rows: Iterable<number>, cell: number): GridCell[] {
  const { lng, lat } = shard.venues;
  const cells = new Map<string, GridCell>();
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
    if (at.rows.length < maxListed) at.rows.push(row);
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
  const { matches } = matchVenues(shard, criteria, countVenues(shard));
  // In row order, so that the result is deterministic.
  const rows = matches.stored.slice().sort();
  let cells = groupByCell(shard, rows, cell);
  for (let wide = cell * 2; cells.length > maxClusters; wide *= 2) cells = groupByCell(shard, rows, wide);
  const clusters = cells.map(({ rows: cellRows, count, lng, lat, box }): VenueCluster => {
    const isInseparable = box.east - box.west < minSeparation && box.north - box.south < minSeparation;
    const listed = isInseparable && count <= maxListed ? cellRows : [];
    const venues = listed.map((row) => ({ ...toVenueHit(shard, row, criteria), name: getTitle(shard, row) }));
    return { lng: lng / count, lat: lat / count, count, box, venues };
  });
  return { total: matches.total, clusters };
}

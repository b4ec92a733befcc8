import type { Box } from "#domain/search/box.ts";
import { type Shard, countVenues, getTitle, hasPosition } from "../columns/shard.ts";
import type { Criteria } from "./criteria.ts";
import { type VenueHit, toVenueHit } from "./search-result.ts";
import { matchVenues } from "../match/match-venues.ts";

/** A venue on the map. */
interface MappedVenue extends VenueHit {
  name: string;
}

/** A group of venues close together on the map, with its centre and bounds. */
interface VenueCluster {
  lng: number;
  lat: number;
  count: number;
  box: Box;
  /** The venues, if there is only one or a few that no zoom level separates; else empty. */
  venues: MappedVenue[];
}

/** The matching venues of a city in clusters, each in exactly one. */
export interface ClusterResult {
  total: number;
  /** Venues whose own position is unknown: they stand where their region is. */
  approximate: number;
  clusters: VenueCluster[];
}

export const noClusters: ClusterResult = { total: 0, approximate: 0, clusters: [] };

/** Degrees within which venues cannot be separated: about a hundred metres. */
const minSeparation = 0.001;
const maxListed = 10;
/** Venues listed in all clusters together; bounds the answer. */
const maxListedOfAll = 400;
const maxClusters = 300;

interface GridCell {
  /** Column and row of the grid. */
  x: number;
  y: number;
  /** The first venues, as rows of the shard. */
  rows: number[];
  count: number;
  /** Sums of the positions. */
  lng: number;
  lat: number;
  box: Box;
}

/** More rows of cells than the smallest cells have on the globe. */
const gridHeight = 2 ** 21;

/** Adds a cell to those of a grid, to the one in the same place if there is one. */
function addCell(cells: Map<number, GridCell>, cell: GridCell): void {
  const key = cell.x * gridHeight + cell.y;
  const at = cells.get(key);
  if (!at) {
    cells.set(key, cell);
    return;
  }
  at.count += cell.count;
  at.lng += cell.lng;
  at.lat += cell.lat;
  for (const row of cell.rows) if (at.rows.length < maxListed) at.rows.push(row);
  at.box.west = Math.min(at.box.west, cell.box.west);
  at.box.south = Math.min(at.box.south, cell.box.south);
  at.box.east = Math.max(at.box.east, cell.box.east);
  at.box.north = Math.max(at.box.north, cell.box.north);
}

function groupByCell({ venues }: Shard, rows: Iterable<number>, degrees: number): Map<number, GridCell> {
  const cells = new Map<number, GridCell>();
  for (const row of rows) {
    const [lng, lat] = [venues.lng[row]!, venues.lat[row]!];
    // Longitude and latitude are counted from the south-west, so that no key is negative.
    const [x, y] = [Math.floor((lng + 180) / degrees), Math.floor((lat + 90) / degrees)];
    addCell(cells, { x, y, rows: [row], count: 1, lng, lat, box: { west: lng, south: lat, east: lng, north: lat } });
  }
  return cells;
}

/** Merges cells into ones twice as wide. */
function widenCells(cells: Map<number, GridCell>): Map<number, GridCell> {
  const wider = new Map<number, GridCell>();
  for (const cell of cells.values()) {
    cell.x = Math.floor(cell.x / 2);
    cell.y = Math.floor(cell.y / 2);
    addCell(wider, cell);
  }
  return wider;
}

/**
 * Groups the matching venues of a city by grid cells of `degrees`, enlarged until there are at most 300; with
 * `needsSpaces` only those that have spaces.
 */
export function clusterVenues(shard: Shard, criteria: Criteria, degrees: number, needsSpaces = false): ClusterResult {
  const { matches } = matchVenues(shard, criteria, countVenues(shard));
  // In row order, so that the result is deterministic.
  const { spaceStart } = shard;
  const rows = matches.stored
    .slice()
    .sort()
    .filter((row) => !needsSpaces || spaceStart[row + 1]! > spaceStart[row]!);
  let cells = groupByCell(shard, rows, degrees);
  while (cells.size > maxClusters) cells = widenCells(cells);
  let listed = 0;
  const clusters = [...cells.values()].map(({ rows: cellRows, count, lng, lat, box }): VenueCluster => {
    const isInseparable = box.east - box.west < minSeparation && box.north - box.south < minSeparation;
    const isListed = isInseparable && count <= maxListed && (count === 1 || listed + count <= maxListedOfAll);
    if (isListed) listed += count;
    const venues = (isListed ? cellRows : []).map((row) => ({
      ...toVenueHit(shard, row, criteria),
      name: getTitle(shard, row),
    }));
    return { lng: lng / count, lat: lat / count, count, box, venues };
  });
  const approximate = rows.reduce((sum, row) => sum + Number(!hasPosition(shard.venues, row)), 0);
  return { total: rows.length, approximate, clusters };
}

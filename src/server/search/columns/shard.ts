import type { Table } from "./growing-table.ts";
import type { TermLists } from "./dictionary.ts";
import type { PackageColumns } from "./package-columns.ts";
import { type MarkedPool, type TextPool, getText } from "./text-pool.ts";

/** Marks an unpublished price: above every bound, and differences of prices still fit 32 bits. */
export const unknownPrice = 0x7fff_ffff;

/** Marks a capacity too large for the column; the value is in `SpaceColumns.overflowCapacities`. */
export const capacityOverflow = 0x7fff;

/**
 * Columns of venues, one row each. Prices in fen, areas in hundredths of m², heights in centimetres, times in seconds
 * since 1970; unknown is 0, for prices `unknownPrice`.
 */
export const venueShape = {
  /** NaN if the id is not a plain number of up to 15 digits (see `Shard.nonNumericIds`). */
  id: Float64Array,
  /** Bit positions of type and star level. */
  type: Uint8Array,
  star: Uint8Array,
  /** Bit set of the venue's own features. */
  features: Uint32Array,
  /** Where it is drawn on a map: of its region or city where its own position is unknown. */
  lng: Float64Array,
  lat: Float64Array,
  /** Own position on the unit sphere, or NaN: chord length orders like distance and needs no trigonometry. */
  x: Float64Array,
  y: Float64Array,
  z: Float64Array,
  /** Hundredths plus 1; 0 is unknown. */
  rating: Uint16Array,
  guestRooms: Uint32Array,
  guestRoomPrice: Uint32Array,
  /** Class of the usual prices: 3, 4 or 5. */
  estimateStar: Uint8Array,
  /** A head; a table. */
  lunchPrice: Uint32Array,
  dinnerPrice: Uint32Array,
  teaBreakPrice: Uint32Array,
  tablePrice: Uint32Array,
  minimumBuffetPeople: Uint32Array,
  minimumTables: Uint32Array,
  listedAt: Uint32Array,
  /** Recommendation score independent of the query, in thousandths of a point (compute-score.ts). */
  score: Uint32Array,
  demo: Uint8Array,
  /** Aggregates over its spaces; features and layouts that any of them has. */
  spaceFeatures: Uint32Array,
  offered: Uint8Array,
  largestArea: Uint32Array,
  largestCapacity: Uint32Array,
  highestCeiling: Uint16Array,
  cheapestDay: Uint32Array,
} as const;

/** Columns of spaces, one row each, in the units of `venueShape`. */
export const spaceShape = {
  id: Float64Array,
  area: Uint32Array,
  /** Sides; 0 unless both are known. */
  length: Uint16Array,
  width: Uint16Array,
  height: Uint16Array,
  priceDay: Uint32Array,
  priceHalfDay: Uint32Array,
  priceEvening: Uint32Array,
  /** Whole m² that a hire is reckoned by. */
  hireArea: Uint16Array,
  /** Its own features and the venue-wide features of its venue. */
  features: Uint32Array,
  listedAt: Uint32Array,
  /** Largest trusted capacity in any layout. */
  maxCapacity: Uint16Array,
  /** Bit set of the layouts with a trusted capacity (bit 0 theatre). */
  offered: Uint8Array,
  /** Number of known facts (compute-score.ts). */
  knownFacts: Uint8Array,
} as const;

export type VenueColumns = Table<typeof venueShape>;

export interface SpaceColumns extends Table<typeof spaceShape> {
  /** Row in `Shard.spaceNames`. */
  name: Uint32Array;
  /** Trusted capacity (get-trusted-capacity.ts) by layout, eight per space (theatre first); 0 if unknown or unsuitable. */
  capacity: Uint16Array;
  /** The same memory as `capacity` in words of two, the first in the lower half: `toCapacityPairs`. */
  capacityPairs: Uint32Array;
  /** Capacities of `capacityOverflow` and above, by space row × 9 + layout id (0: the largest of all layouts). */
  overflowCapacities: ReadonlyMap<number, number>;
}

/** Returns a view of capacities in words of two; the machine's byte order is little-endian, as the snapshot's. */
export const toCapacityPairs = ({ buffer, byteOffset, length }: Uint16Array): Uint32Array =>
  new Uint32Array(buffer, byteOffset, length / 2);

/** Returns the term of a hotel group, or of a brand in it by its id. */
export const toGroupTerm = (groupName: string, brandId?: string): string =>
  brandId === undefined ? groupName : `${groupName} ${brandId}`;

/**
 * The catalogue of one city in columns. Venue rows are sorted by id, the spaces of a venue are contiguous and sorted by id;
 * the row number breaks ties. Immutable: a change builds a new shard.
 */
export interface Shard {
  cityCode: string;
  venues: VenueColumns;
  spaces: SpaceColumns;
  /** First space row of each venue, plus one final entry. */
  spaceStart: Uint32Array;
  packages: PackageColumns;
  /** First package row of each venue, plus one final entry. */
  packageStart: Uint32Array;
  regions: TermLists;
  /** In their original spelling. */
  facilities: TermLists;
  /** The hotel group of a venue and its brand (`toGroupTerm`); empty for one of no group. */
  groups: TermLists;
  /** Display names, without line feeds. */
  titles: TextPool;
  /** Normalised names (normalise-text.ts): name, aliases, English name; then group and brand after a tab each. */
  names: MarkedPool;
  /** Pinyin of name and aliases, marked where syllables begin. */
  readings: MarkedPool;
  initials: TextPool;
  /** Address, nearby places and stations. */
  places: TextPool;
  /** Distinct normalised space names. */
  spaceNames: TextPool;
  /** Name of a brand or group, and the group that its venues belong to. */
  brands: ReadonlyMap<string, string>;
  nonNumericIds: { venues: ReadonlyMap<number, string>; spaces: ReadonlyMap<number, string> };
}

export const countVenues = ({ venues }: Shard): number => venues.id.length;
export const countSpaces = ({ spaces }: Shard): number => spaces.id.length;

export const getVenueId = ({ venues, nonNumericIds }: Shard, row: number): string =>
  formatId(venues.id[row]!, row, nonNumericIds.venues);
export const getSpaceId = ({ spaces, nonNumericIds }: Shard, row: number): string =>
  formatId(spaces.id[row]!, row, nonNumericIds.spaces);

const formatId = (number: number, row: number, nonNumericIds: ReadonlyMap<number, string>): string =>
  Number.isNaN(number) ? nonNumericIds.get(row)! : String(number);

/** Converts an id to its column value; NaN if it is not a plain number. */
export const toIdNumber = (id: string): number => (/^[1-9]\d{0,14}$/.test(id) || id === "0" ? Number(id) : Number.NaN);

/** Returns the row of a venue, or -1. */
export const findVenueRow = ({ venues, nonNumericIds }: Shard, id: string): number =>
  findRow(venues.id, nonNumericIds.venues, id);

function findRow(ids: Float64Array, nonNumericIds: ReadonlyMap<number, string>, id: string): number {
  const number = toIdNumber(id);
  if (!Number.isNaN(number)) return ids.indexOf(number);
  for (const [row, other] of nonNumericIds) if (other === id) return row;
  return -1;
}

/** Returns the rows of the spaces with these ids. */
export function findSpaceRows({ spaces, nonNumericIds }: Shard, ids: ReadonlySet<string> | undefined): Set<number> {
  const rows = new Set<number>();
  if (ids === undefined || ids.size === 0) return rows;
  const numbers = new Set([...ids].map(toIdNumber).filter((number) => !Number.isNaN(number)));
  for (let row = 0; row < spaces.id.length; row++) if (numbers.has(spaces.id[row]!)) rows.add(row);
  for (const [row, id] of nonNumericIds.spaces) if (ids.has(id)) rows.add(row);
  return rows;
}

/** Returns the row of the venue that a space row belongs to (binary search). */
export function findVenueRowOfSpace({ spaceStart }: Shard, spaceRow: number): number {
  let low = 0;
  let high = spaceStart.length - 1;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (spaceStart[middle]! <= spaceRow) low = middle;
    else high = middle;
  }
  // Venues without spaces share the start of the next one: the last of them has the space.
  return low;
}

/** Returns whether a venue's own position is known. */
export const hasPosition = ({ x }: VenueColumns, row: number): boolean => !Number.isNaN(x[row]!);

/** Returns the display name of a venue. */
export const getTitle = ({ titles }: Shard, row: number): string => getText(titles, row);

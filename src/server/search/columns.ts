import type { Table } from "./column-table.ts";
import type { TermLists } from "./dictionary.ts";
import { type MarkedPool, type TextPool, textAt } from "./text-pool.ts";

/** Stands for a price that nobody published: it is above every bound, and differences of prices fit 32 bits. */
export const unknownPrice = 0x7fff_ffff;

/** People from which a capacity stands beside the column (`Spaces.crowds`). */
export const crowd = 0xffff;

/**
 * A row for each venue. Prices in fen, areas in hundredths of m², heights in centimetres, moments in seconds since 1970;
 * 0 is unknown, for prices `unknownPrice`.
 */
export const venueShape = {
  /** NaN where the id is no plain number of up to 15 digits (`Shard.oddIds`). */
  id: Float64Array,
  /** Bit positions of type and star level. */
  type: Uint8Array,
  star: Uint8Array,
  /** Bit set as the venue gives it. */
  features: Uint32Array,
  lng: Float64Array,
  lat: Float64Array,
  /** The same place on a globe of radius 1: what is nearer is nearer through the earth too, and that takes no sine. */
  x: Float64Array,
  y: Float64Array,
  z: Float64Array,
  /** Hundredths and one. */
  rating: Uint16Array,
  guestRooms: Uint32Array,
  guestRoomPrice: Uint32Array,
  listedAt: Uint32Array,
  /** What it is recommended by without regard to the request, in thousandths of a point (score.ts). */
  score: Uint32Array,
  demo: Uint8Array,
  /** Over its spaces; features and layouts that one of them has. */
  spaceFeatures: Uint32Array,
  offered: Uint8Array,
  largestArea: Uint32Array,
  largestCapacity: Uint32Array,
  highestCeiling: Uint16Array,
  cheapestDay: Uint32Array,
} as const;

/** A row for each space, in the units of `venueShape`. */
export const spaceShape = {
  id: Float64Array,
  area: Uint32Array,
  height: Uint16Array,
  priceDay: Uint32Array,
  /** Its own features and those of its venue that hold for all its spaces. */
  features: Uint32Array,
  listedAt: Uint32Array,
  /** The most people in any layout. */
  roomiest: Uint16Array,
  /** Bit set of the layouts that someone may sit in (bit 0 theatre). */
  offered: Uint8Array,
  /** How many facts of it are known (score.ts). */
  known: Uint8Array,
} as const;

export type VenueColumns = Table<typeof venueShape>;

export interface SpaceColumns extends Table<typeof spaceShape> {
  /** Row in `Shard.spaceNames`. */
  name: Uint32Array;
  /** People by layout, eight to a space (theatre first); 0 where unknown or unsuitable. */
  capacity: Uint16Array;
  /** Capacities of `crowd` and above: space row × 9 + layout id, 0 the roomiest. */
  crowds: ReadonlyMap<number, number>;
}

/**
 * The catalogue of one city in columns. Venue rows stand in the order of their ids, the spaces of a venue side by side in
 * theirs: a row number is the tie-break. Never changed once built: a change builds another.
 */
export interface Shard {
  cityCode: string;
  venues: VenueColumns;
  spaces: SpaceColumns;
  /** First space row of each venue; one more than there are venues. */
  spaceStart: Uint32Array;
  regions: TermLists;
  /** As they are written. */
  facilities: TermLists;
  /** Names as they are shown, without lines. */
  titles: TextPool;
  /** Names as they are compared (normalised.ts): name, aliases, English name; then group and brand after a tab each. */
  names: MarkedPool;
  /** Readings of name and aliases in pinyin, marked where syllables begin. */
  readings: MarkedPool;
  initials: TextPool;
  /** Address, places nearby, stations. */
  places: TextPool;
  /** Each name of a space once. */
  spaceNames: TextPool;
  /** What a brand or group is called, and what its venues are filed under; each once. */
  brands: ReadonlyMap<string, string>;
  oddIds: { venues: ReadonlyMap<number, string>; spaces: ReadonlyMap<number, string> };
}

export const venueCount = ({ venues }: Shard): number => venues.id.length;
export const spaceCount = ({ spaces }: Shard): number => spaces.id.length;

export const venueIdAt = ({ venues, oddIds }: Shard, row: number): string => idOf(venues.id[row]!, row, oddIds.venues);
export const spaceIdAt = ({ spaces, oddIds }: Shard, row: number): string => idOf(spaces.id[row]!, row, oddIds.spaces);

const idOf = (number: number, row: number, odd: ReadonlyMap<number, string>): string =>
  Number.isNaN(number) ? odd.get(row)! : String(number);

/** An id as the columns hold it. */
export const idNumber = (id: string): number => (/^[1-9]\d{0,14}$/.test(id) || id === "0" ? Number(id) : Number.NaN);

/** Row of a venue, or -1. */
export const venueRow = ({ venues, oddIds }: Shard, id: string): number => rowOf(venues.id, oddIds.venues, id);

/** Row of a space, or -1. Looks at every one. */
export const spaceRow = ({ spaces, oddIds }: Shard, id: string): number => rowOf(spaces.id, oddIds.spaces, id);

function rowOf(ids: Float64Array, odd: ReadonlyMap<number, string>, id: string): number {
  const number = idNumber(id);
  if (!Number.isNaN(number)) return ids.indexOf(number);
  for (const [row, other] of odd) if (other === id) return row;
  return -1;
}

/** Row of the venue that a space row belongs to. */
export function houseOf({ spaceStart }: Shard, spaceRow: number): number {
  let low = 0;
  let high = spaceStart.length - 1;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (spaceStart[middle]! <= spaceRow) low = middle;
    else high = middle;
  }
  // Houses without spaces share the start of the next: the last of them has the space.
  return low;
}

/** Name of a venue as it is shown. */
export const titleAt = ({ titles }: Shard, row: number): string => textAt(titles, row);

/**
 * The catalogue as columns: row numbers instead of objects, so that a search touches only what it compares.
 * Venue rows stand in the order of their ids, the spaces of a venue side by side: a row number is the tie-break.
 * Unknown numbers are NaN, which meets no bound.
 */
export interface VenueColumns {
  ids: string[];
  names: string[];
  rowOf: Map<string, number>;
  /** Rows by city code. */
  cityRows: Map<string, Uint32Array>;
  cityCode: string[];
  regionIds: string[][];
  /** Bit positions of type and star level. */
  type: Uint8Array;
  star: Uint8Array;
  /** Bit set as the venue gives it. */
  features: Uint32Array;
  lng: Float64Array;
  lat: Float64Array;
  rating: Float64Array;
  guestRooms: Float64Array;
  guestRoomPrice: Float64Array;
  /** Milliseconds since 1970 at which the catalogue first knew it. */
  listedAt: Float64Array;
  /** What it is recommended by without regard to the request (score.ts). */
  score: Float64Array;
  demo: Uint8Array;
  text: VenueText[];
  /** First space row of each venue; one more than there are venues. */
  spaceStart: Uint32Array;
  /** Over the spaces of each venue: m², people, m, yuan a day. */
  largestArea: Float64Array;
  largestCapacity: Float64Array;
  highestCeiling: Float64Array;
  cheapestDay: Float64Array;
}

/** Texts of a venue as they are compared (normalised.ts); several in one are parted by line feeds. */
export interface VenueText {
  /** Name, aliases, English name. */
  names: string;
  /** The same from each of their Latin words to the end: a Latin word is looked for where words begin. */
  latin: string;
  /** Whole readings of name and aliases in pinyin, and their initials. */
  readings: string;
  initials: string;
  /** The readings from each of their syllables to the end. */
  syllables: string;
  /** Group and brand, in the ways they are written. */
  brands: string;
  /** Address, places nearby, stations. */
  places: string;
  facilities: string;
}

export interface SpaceColumns {
  ids: string[];
  rowOf: Map<string, number>;
  venue: Uint32Array;
  /** Names as they are compared. */
  names: string[];
  /** People by layout (index 0 is theatre); 0 where unknown or unsuitable. */
  capacity: Uint32Array[];
  /** The most people in any layout, and the id of that layout (0 where none is known). */
  roomiest: Uint32Array;
  roomiestLayout: Uint8Array;
  area: Float64Array;
  /** Clear height in centimetres. */
  heightCm: Float64Array;
  priceDay: Float64Array;
  /** Its own features and those of its venue that hold for all its spaces. */
  features: Uint32Array;
  listedAt: Float64Array;
  /** How much of it is known, 0 to 1. */
  known: Float64Array;
}

export interface Columns {
  venues: VenueColumns;
  spaces: SpaceColumns;
}

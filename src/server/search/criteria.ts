import { onGlobe } from "../../domain/distance.ts";
import { pageSize } from "../../domain/limits.ts";
import type { Box } from "../../domain/search/box.ts";
import type { SpaceQuery, VenueQuery } from "../../domain/search/grammar.ts";
import { layoutById, type LayoutId, type LayoutKey, layouts } from "../../domain/space/layout.ts";
import { crowd, type Shard, type SpaceColumns, unknownPrice } from "./columns.ts";
import { normalised, wordsOf } from "./normalised.ts";

/** What either list is asked for by its groups; a sentence may bring area and height to the venue list too. */
export type GroupQuery = VenueQuery & Partial<Pick<SpaceQuery, "area" | "height">>;

/** What is asked for beside the groups. */
export interface Beside {
  cityCode: string;
  /** Words that must all be found. */
  keyword?: string;
  /** Whence distances are measured. */
  lng?: number;
  lat?: number;
  /** Regions, one of them; only where the groups name none. */
  regions?: readonly string[];
  /** Group or brand: one of them. */
  brands?: readonly string[];
  /** Lowest score. */
  rating?: number;
  /** yuan a night, both inclusive */
  roomPrice?: { min?: number | undefined; max?: number | undefined };
  /** Guest rooms at least. */
  guestRooms?: number;
  /** Of each list some word must begin the name of a facility. */
  facilities?: readonly (readonly string[])[];
  /** The piece of the map that a venue has to lie in. */
  box?: Box | undefined;
  /** Names of places; each must be near. */
  near?: readonly string[];
  /** Rows a page; 0 where only total and counts are wanted. */
  pageSize?: number;
}

/** A query made ready for comparing, in the units of the columns. */
export interface Criteria {
  query: GroupQuery;
  beside: Beside;
  words: readonly string[];
  regions: readonly string[];
  brands: readonly string[];
  facilities: readonly (readonly string[])[];
  near: readonly string[];
  /** Seats that a space must hold; 0 where none are asked for. */
  wanted: number;
  /** People that a layout is counted for: one at least. */
  counted: number;
  leastArea: number;
  leastHeight: number;
  mostPrice: number;
  /** Fen that a guest room's night may cost; undefined where nothing is asked of it. */
  night: { least: number; most: number } | undefined;
  /** Whence distances are measured; undefined where nobody said. */
  point: { x: number; y: number; z: number } | undefined;
  /** Something is asked that only a space can meet (features aside). */
  ofSpace: boolean;
}

/** Seats in a layout, and which. */
export interface Seated {
  layout: LayoutKey;
  people: number;
}

/** A bound in fen that keeps unknown prices out; what stands for none where there is no bound. */
const fenOf = (yuan: number | undefined, none: number): number =>
  yuan === undefined ? Math.min(none, unknownPrice - 1) : Math.min(Math.round(yuan * 100), unknownPrice - 1);

/** No measure reaches it; differences of bounds and measures fit 32 bits. */
const mostBound = 0x7fff_ffff;

/** Makes a query ready: words normalised once, numbers as the columns have them. */
export function criteriaOf(query: GroupQuery, beside: Beside): Criteria {
  const { people, layout, price, area = 0, height = 0 } = query;
  const { min, max } = beside.roomPrice ?? {};
  return {
    query,
    beside,
    words: wordsOf(beside.keyword ?? ""),
    regions: query.region === undefined ? (beside.regions ?? []) : [query.region],
    brands: (beside.brands ?? []).map(normalised).filter((brand) => brand !== ""),
    facilities: (beside.facilities ?? []).map((words) => words.map(normalised)),
    near: (beside.near ?? []).map(normalised).filter((place) => place !== ""),
    wanted: people === 0 && layout === 0 ? 0 : Math.max(1, people),
    counted: Math.max(1, people),
    leastArea: Math.min(area * 100, mostBound),
    leastHeight: Math.min(height * 10, mostBound),
    mostPrice: price > 0 ? fenOf(price, unknownPrice) : unknownPrice,
    night:
      min === undefined && max === undefined ? undefined : { least: fenOf(min, 0), most: fenOf(max, unknownPrice) },
    point: beside.lng === undefined || beside.lat === undefined ? undefined : onGlobe(beside.lng, beside.lat),
    ofSpace: people > 0 || layout > 0 || price > 0 || area > 0 || height > 0,
  };
}

/** Rows before the page that is asked for. */
export const rowsBefore = ({ query, beside }: Criteria): number =>
  (Math.max(1, query.page) - 1) * (beside.pageSize ?? pageSize);

/** Rows up to the end of the page that is asked for. */
export const rowsWanted = (criteria: Criteria): number => rowsBefore(criteria) + (criteria.beside.pageSize ?? pageSize);

/** People that a space publishes for a layout, or for its roomiest where the layout is 0; 0 where unknown. */
export function seatsOf({ roomiest, capacity, crowds }: SpaceColumns, row: number, layout: number): number {
  const people = layout === 0 ? roomiest[row]! : capacity[row * layouts.length + layout - 1]!;
  return people === crowd ? crowds.get(row * (layouts.length + 1) + layout)! : people;
}

/** Every wanted feature is in the set. */
export const hasFeatures = (set: number, wanted: number): boolean => (set & wanted) === wanted;

/** Bit set of the layouts (bit 0 theatre) in which a space seats so many, one at least. */
export function layoutsSeating(spaces: SpaceColumns, row: number, people: number): number {
  if (people <= 1) return spaces.offered[row]!;
  let set = 0;
  if (people > crowd) {
    for (const { id } of layouts) if (seatsOf(spaces, row, id) >= people) set |= 1 << (id - 1);
    return set;
  }
  const { roomiest, capacity } = spaces;
  if (roomiest[row]! < people) return 0;
  const at = row * layouts.length;
  // The sign of the difference is the bit: whether a layout seats so many is past guessing, a branch would stumble.
  for (let layout = 0; layout < layouts.length; layout++) {
    set |= ((people - 1 - capacity[at + layout]!) >>> 31) << layout;
  }
  return set;
}

/** How a space is seated: in the layout asked for, else in its roomiest; undefined where nothing is known. */
export function seatedIn({ spaces }: Shard, row: number, layout: LayoutId | 0): Seated | undefined {
  const people = seatsOf(spaces, row, layout);
  if (people === 0) return undefined;
  const shown = layout || layouts.find(({ id }) => seatsOf(spaces, row, id) === people)!.id;
  return { layout: layoutById(shown)!.key, people };
}

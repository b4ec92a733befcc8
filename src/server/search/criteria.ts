import type { SpaceQuery, VenueQuery } from "../../domain/search/grammar.ts";
import { layoutById, type LayoutId, type LayoutKey } from "../../domain/space/layout.ts";
import type { SpaceColumns } from "./columns.ts";
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
  /** Names of places; each must be near. */
  near?: readonly string[];
  /** Rows a page; 0 where only total and counts are wanted. */
  pageSize?: number;
}

/** A query made ready for comparing. */
export interface Criteria {
  query: GroupQuery;
  beside: Beside;
  words: readonly string[];
  regions: readonly string[];
  brands: readonly string[];
  facilities: readonly (readonly string[])[];
  near: readonly string[];
  area: number;
  heightCm: number;
}

/** Seats in a layout, and which. */
export interface Seated {
  layout: LayoutKey;
  people: number;
}

/** Makes a query ready: words normalised once, the height in centimetres. */
export function criteriaOf(query: GroupQuery, beside: Beside): Criteria {
  return {
    query,
    beside,
    words: wordsOf(beside.keyword ?? ""),
    regions: query.region === undefined ? (beside.regions ?? []) : [query.region],
    brands: (beside.brands ?? []).map(normalised),
    facilities: (beside.facilities ?? []).map((words) => words.map(normalised)),
    near: (beside.near ?? []).map(normalised),
    area: query.area ?? 0,
    heightCm: (query.height ?? 0) * 10,
  };
}

/** People that a space publishes for a layout, or for its roomiest where the layout is 0; 0 where unknown. */
export const seatsOf = (spaces: SpaceColumns, row: number, layout: LayoutId | 0): number =>
  layout === 0 ? spaces.roomiest[row]! : spaces.capacity[layout - 1]![row]!;

/** The space seats the people asked for in the layout asked for. */
export function seats(spaces: SpaceColumns, row: number, { people, layout }: GroupQuery): boolean {
  if (people === 0 && layout === 0) return true;
  return seatsOf(spaces, row, layout) >= Math.max(1, people);
}

/** The space meets price, area and height; what is unknown meets no bound. */
export function meetsMeasures(spaces: SpaceColumns, row: number, { query, area, heightCm }: Criteria): boolean {
  if (query.price > 0 && !(spaces.priceDay[row]! <= query.price)) return false;
  if (area > 0 && !(spaces.area[row]! >= area)) return false;
  return heightCm === 0 || spaces.heightCm[row]! >= heightCm;
}

/** Something is asked that only a space can meet (features aside). */
export const asksForSpace = ({ query, area, heightCm }: Criteria): boolean =>
  query.people > 0 || query.layout > 0 || query.price > 0 || area > 0 || heightCm > 0;

/** Every wanted feature is in the set. */
export const hasFeatures = (set: number, wanted: number): boolean => (set & wanted) === wanted;

/** How a space is seated: in the layout asked for, else in its roomiest; undefined where nothing is known. */
export function seatedIn(spaces: SpaceColumns, row: number, layout: LayoutId | 0): Seated | undefined {
  const people = seatsOf(spaces, row, layout);
  const shown = layoutById(layout || spaces.roomiestLayout[row]!);
  return shown && people > 0 ? { layout: shown.key, people } : undefined;
}

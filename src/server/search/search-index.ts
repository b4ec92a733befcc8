import { pageSize as defaultPageSize } from "../../domain/limits.ts";
import { emptyVenueQuery, type SpaceQuery } from "../../domain/search/grammar.ts";
import type { Space } from "../../domain/space/space.ts";
import type { Venue } from "../../domain/venue/venue.ts";
import type { CatalogueStore } from "../store/catalogue-store.ts";
import { buildColumns } from "./build-columns.ts";
import type { Columns } from "./columns.ts";
import { type Beside, type Criteria, criteriaOf, type GroupQuery, type Seated, seatedIn } from "./criteria.ts";
import type { FacetCounts } from "./facet-counts.ts";
import { matchSpaces } from "./match-spaces.ts";
import { type Match, type Matches, matchVenues, scanVenue } from "./match-venues.ts";
import { nearSpaces, type NearHit, nearVenues, type SpaceRange } from "./nearby.ts";
import { orderSpaces, orderVenues } from "./order.ts";
import { type Places, placesOf, suggest, type Suggestion } from "./suggestions.ts";
import { turns } from "./turns.ts";
import { rankOfVenue, textRanks } from "./text-rank.ts";

export type { Beside, GroupQuery } from "./criteria.ts";
export type { FacetCounts } from "./facet-counts.ts";
export type { Suggestion } from "./suggestions.ts";

/** Figures over all spaces of a venue; absent when unknown. */
export interface VenueFacts {
  spaceCount: number;
  /** m² */
  largestArea?: number;
  /** people in any layout */
  largestCapacity?: number;
  /** m */
  highestCeiling?: number;
  /** yuan a day, of the cheapest space (that meets the query, for a hit) */
  priceFrom?: number;
}

export interface VenueHit extends VenueFacts {
  id: string;
  /** The space that fits best, seated as asked, else in its roomiest layout. */
  fit?: Seated & { spaceId: string };
  /** From the point asked about. */
  metres?: number;
}

export interface SpaceHit {
  id: string;
  venueId: string;
  seated?: Seated;
  metres?: number;
}

export interface Found<T> {
  /** How many match. */
  total: number;
  /** One page of them. */
  hits: T[];
  facets: FacetCounts;
}

/** How many venues of a city have a text in some name, address or place; in their own name; as their own name. */
export interface WordsFound {
  anywhere: number;
  inName: number;
  asName: number;
}

/** The catalogue made ready for searching. Reads are synchronous and take well under a millisecond a city. */
export interface SearchIndex {
  /** Number of the newest change of the catalogue that is in. */
  readonly version: number;
  /** Venues of a city; `query.page` and `beside.pageSize` cut the page. */
  venues(query: GroupQuery, beside: Beside): Found<VenueHit>;
  /** Spaces of a city. */
  spaces(query: SpaceQuery, beside: Beside): Found<SpaceHit>;
  /** At most 10 names of venues, regions and cities for what is being typed. */
  suggest(keyword: string, cityCode?: string): Suggestion[];
  /** Where the words of a text are found among a city's venues. */
  wordsIn(text: string, cityCode: string): WordsFound;
  /** Venues within so many metres, nearest first. */
  venuesNear(place: { lng: number; lat: number }, metres: number, limit: number): NearHit[];
  /** Spaces of the size asked for, nearest first, at most one a venue. */
  spacesNear(place: { lng: number; lat: number }, metres: number, limit: number, range: SpaceRange): NearHit[];
  /** A venue as a hit of a query, its spaces measured by it even where none meets it; undefined where it is not there. */
  hitOf(venueId: string, query?: GroupQuery): VenueHit | undefined;
  /** The point of a venue, or undefined where it is unknown. */
  placeOf(venueId: string): { lng: number; lat: number } | undefined;
  /** Venues by city code; a city without venues is absent. */
  cityCounts(): Map<string, number>;
  /** Takes over what changed in the store; true where something did. */
  refresh(): Promise<boolean>;
}

interface State {
  version: number;
  columns: Columns;
  places: Places;
}

async function collected<T>(rows: AsyncIterable<T>): Promise<T[]> {
  const turn = turns();
  const all: T[] = [];
  for await (const row of rows) {
    all.push(row);
    await turn();
  }
  return all;
}

/** The version is read first: what is written meanwhile brings the next refresh. */
async function readState(catalogue: CatalogueStore): Promise<State> {
  const version = await catalogue.version();
  const venues: Venue[] = await collected(catalogue.eachVenue());
  const spaces: Space[] = await collected(catalogue.eachSpace());
  const columns = await buildColumns(venues, spaces);
  return { version, columns, places: placesOf(columns) };
}

const known = (value: number): number | undefined => (Number.isNaN(value) ? undefined : value);

function factsAt({ venues }: Columns, row: number): VenueFacts {
  return {
    spaceCount: venues.spaceStart[row + 1]! - venues.spaceStart[row]!,
    largestArea: known(venues.largestArea[row]!),
    largestCapacity: known(venues.largestCapacity[row]!),
    highestCeiling: known(venues.highestCeiling[row]!),
    priceFrom: known(venues.cheapestDay[row]!),
  };
}

function venueHit(columns: Columns, criteria: Criteria, match: Match): VenueHit {
  const seated = match.best < 0 ? undefined : seatedIn(columns.spaces, match.best, criteria.query.layout);
  return {
    id: columns.venues.ids[match.row]!,
    ...factsAt(columns, match.row),
    priceFrom: known(match.price),
    ...(seated && { fit: { ...seated, spaceId: columns.spaces.ids[match.best]! } }),
    metres: known(match.metres),
  };
}

function spaceHit({ venues, spaces }: Columns, criteria: Criteria, { row, metres }: Match): SpaceHit {
  const seated = seatedIn(spaces, row, criteria.query.layout);
  return { id: spaces.ids[row]!, venueId: venues.ids[spaces.venue[row]!]!, seated, metres: known(metres) };
}

function pageOf<T>(criteria: Criteria, { matches, counts }: Matches, hit: (match: Match) => T): Found<T> {
  const size = criteria.beside.pageSize ?? defaultPageSize;
  const from = (Math.max(1, criteria.query.page) - 1) * size;
  return { total: matches.length, hits: matches.slice(from, from + size).map(hit), facets: counts };
}

class ColumnIndex implements SearchIndex {
  readonly #catalogue: CatalogueStore;
  #state: State;
  #refreshing: Promise<boolean> | undefined;

  constructor(catalogue: CatalogueStore, state: State) {
    this.#catalogue = catalogue;
    this.#state = state;
  }

  get version(): number {
    return this.#state.version;
  }

  venues(query: GroupQuery, beside: Beside): Found<VenueHit> {
    const { columns } = this.#state;
    const criteria = criteriaOf(query, beside);
    const found = matchVenues(columns, criteria);
    if (beside.pageSize !== 0) orderVenues(columns, criteria, found.matches);
    return pageOf(criteria, found, (match) => venueHit(columns, criteria, match));
  }

  spaces(query: SpaceQuery, beside: Beside): Found<SpaceHit> {
    const { columns } = this.#state;
    const criteria = criteriaOf(query, beside);
    const found = matchSpaces(columns, criteria);
    if (beside.pageSize !== 0) orderSpaces(columns, criteria, found.matches);
    return pageOf(criteria, found, (match) => spaceHit(columns, criteria, match));
  }

  suggest(keyword: string, cityCode?: string): Suggestion[] {
    return suggest(this.#state.columns, this.#state.places, keyword, cityCode);
  }

  wordsIn(text: string, cityCode: string): WordsFound {
    const { columns } = this.#state;
    const { words } = criteriaOf(emptyVenueQuery, { cityCode, keyword: text });
    const found: WordsFound = { anywhere: 0, inName: 0, asName: 0 };
    if (words.length === 0) return found;
    for (const row of columns.venues.cityRows.get(cityCode) ?? []) {
      const rank = rankOfVenue(columns, row, words);
      if (rank > 0) found.anywhere++;
      if (rank >= textRanks.name) found.inName++;
      if (rank === textRanks.whole) found.asName++;
    }
    return found;
  }

  venuesNear(place: { lng: number; lat: number }, metres: number, limit: number): NearHit[] {
    return nearVenues(this.#state.columns, place, metres, limit);
  }

  spacesNear(place: { lng: number; lat: number }, metres: number, limit: number, range: SpaceRange): NearHit[] {
    return nearSpaces(this.#state.columns, place, metres, limit, range);
  }

  hitOf(venueId: string, query: GroupQuery = emptyVenueQuery): VenueHit | undefined {
    const { columns } = this.#state;
    const row = columns.venues.rowOf.get(venueId);
    if (row === undefined) return undefined;
    const criteria = criteriaOf(query, { cityCode: columns.venues.cityCode[row]! });
    const { best, seats, price } = scanVenue(columns, row, criteria);
    return venueHit(columns, criteria, { row, best, seats, price, rank: 0, metres: Number.NaN, key: 0 });
  }

  placeOf(venueId: string): { lng: number; lat: number } | undefined {
    const { rowOf, lng, lat } = this.#state.columns.venues;
    const row = rowOf.get(venueId) ?? -1;
    return Number.isNaN(lng[row] ?? Number.NaN) ? undefined : { lng: lng[row]!, lat: lat[row]! };
  }

  cityCounts(): Map<string, number> {
    return new Map([...this.#state.columns.venues.cityRows].map(([code, rows]) => [code, rows.length]));
  }

  refresh(): Promise<boolean> {
    this.#refreshing ??= this.#refresh().finally(() => {
      this.#refreshing = undefined;
    });
    return this.#refreshing;
  }

  /** Reads the catalogue anew beside the running index and puts it in its place at once. */
  async #refresh(): Promise<boolean> {
    if ((await this.#catalogue.version()) === this.#state.version) return false;
    this.#state = await readState(this.#catalogue);
    return true;
  }
}

/** An index of the whole catalogue as it is now. */
export async function buildIndex(catalogue: CatalogueStore): Promise<SearchIndex> {
  return new ColumnIndex(catalogue, await readState(catalogue));
}

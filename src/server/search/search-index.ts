import { emptyVenueQuery, type SpaceQuery } from "../../domain/search/grammar.ts";
import type { CatalogueStore } from "../store/catalogue-store.ts";
import type { CatalogueTerms } from "./catalogue-terms.ts";
import { type Beside, criteriaOf, type GroupQuery } from "./criteria.ts";
import { type Found, pageOf, type SpaceHit, spaceHit, type VenueHit, venueHit } from "./hits.ts";
import { type IndexState, readState } from "./index-state.ts";
import { matchSpaces } from "./match-spaces.ts";
import { matchVenues, scanVenue } from "./match-venues.ts";
import { type NearHit, nearSpaces, nearVenues, type SpaceRange } from "./nearby.ts";
import { orderSpaces, orderVenues } from "./order.ts";
import { suggest, type Suggestion } from "./suggestions.ts";
import { rankOfVenue, textRanks } from "./text-rank.ts";

export type { CatalogueTerms } from "./catalogue-terms.ts";
export type { Beside, GroupQuery } from "./criteria.ts";
export type { FacetCounts } from "./facet-counts.ts";
export type { Found, SpaceHit, VenueFacts, VenueHit } from "./hits.ts";
export type { Suggestion } from "./suggestions.ts";

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
  /** The names that venues use for brands and facilities. */
  readonly terms: CatalogueTerms;
  /** Venues within so many metres, nearest first. */
  venuesNear(place: { lng: number; lat: number }, metres: number, limit: number): NearHit[];
  /** Spaces of the size asked for, nearest first, at most one a venue. */
  spacesNear(place: { lng: number; lat: number }, metres: number, limit: number, range: SpaceRange): NearHit[];
  /** A venue as a hit of a query, its spaces measured by it even where none meets it; undefined where it is not there. */
  hitOf(venueId: string, query?: GroupQuery): VenueHit | undefined;
  /** Venues by city code; a city without venues is absent. */
  cityCounts(): Map<string, number>;
  /** Takes over what changed in the store; true where something did. */
  refresh(): Promise<boolean>;
}

class ColumnIndex implements SearchIndex {
  readonly #catalogue: CatalogueStore;
  #state: IndexState;
  #refreshing: Promise<boolean> | undefined;

  constructor(catalogue: CatalogueStore, state: IndexState) {
    this.#catalogue = catalogue;
    this.#state = state;
  }

  get version(): number {
    return this.#state.version;
  }

  get terms(): CatalogueTerms {
    return this.#state.terms;
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

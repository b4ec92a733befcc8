import { emptyVenueQuery, type SpaceQuery } from "../../domain/search/grammar.ts";
import type { CatalogueTerms } from "./catalogue-terms.ts";
import { clusterVenues, type VenueCluster } from "./cluster-venues.ts";
import { type Shard, venueCount, venueRow } from "./columns.ts";
import { type Beside, criteriaOf, type GroupQuery } from "./criteria.ts";
import { type Found, nothing, pageOf, type SpaceHit, spaceHit, type VenueHit, venueHit } from "./hits.ts";
import { followedState, type IndexedStore, type IndexState, readState, stateOf } from "./index-state.ts";
import { matchSpaces } from "./match-spaces.ts";
import { matchVenues } from "./match-venues.ts";
import { findWords, rankOfVenue, textRanks } from "./match-words.ts";
import { type NearHit, nearSpaces, nearVenues, type SpaceRange } from "./nearby.ts";
import { readSnapshot, type SnapshotOf, writeSnapshot } from "./snapshot.ts";
import { suggest, type Suggestion } from "./suggestions.ts";

export type { CatalogueTerms } from "./catalogue-terms.ts";
export type { Beside, GroupQuery } from "./criteria.ts";
export type { FacetCounts } from "./facet-counts.ts";
export type { Found, SpaceHit, VenueFacts, VenueHit } from "./hits.ts";
export type { Suggestion } from "./suggestions.ts";

/** Number of venues of a city that match a text in any name, address or place; in their name; as their exact name. */
export interface WordsFound {
  anywhere: number;
  inName: number;
  asName: number;
}

/** The search index of the catalogue. Reads are synchronous: a few milliseconds in a city of 144,000 spaces. */
export interface SearchIndex {
  /** Number of the newest change of the catalogue that is included. */
  readonly version: number;
  /** Searches the venues of a city; `query.page` and `context.pageSize` select the page. */
  venues(query: GroupQuery, beside: Beside): Found<VenueHit>;
  /** Searches the spaces of a city. */
  spaces(query: SpaceQuery, beside: Beside): Found<SpaceHit>;
  /** Groups the venues of a city for a map, by grid cells of `cell` degrees. */
  clusters(query: GroupQuery, beside: Beside, cell: number): { total: number; clusters: VenueCluster[] };
  /** Suggests at most 10 names of venues, regions and cities for a partial keyword. */
  suggest(keyword: string, cityCode?: string): Suggestion[];
  /** Counts where the terms of a text match among a city's venues. */
  wordsIn(text: string, cityCode: string): WordsFound;
  /** Brand and facility names of all venues. */
  readonly terms: CatalogueTerms;
  /** Finds venues within `metres`, nearest first. */
  venuesNear(place: { lng: number; lat: number }, metres: number, limit: number): NearHit[];
  /** Finds spaces in the range of areas, nearest first, at most one per venue. */
  spacesNear(place: { lng: number; lat: number }, metres: number, limit: number, range: SpaceRange): NearHit[];
  /** Returns a venue as a hit of a query, even if no space matches it; undefined if the venue does not exist. */
  hitOf(venueId: string, query?: GroupQuery): VenueHit | undefined;
  /** Counts venues by city code; a city without venues is absent. */
  cityCounts(): Map<string, number>;
  /** Applies the changes of the store. Returns true if there were any. */
  refresh(): Promise<boolean>;
  /** Writes the snapshot, if one is configured and not already of this version. */
  save(): Promise<void>;
}

/** The path and identity of a snapshot. */
export interface KeptSnapshot extends SnapshotOf {
  file: string;
}

class ColumnIndex implements SearchIndex {
  readonly #store: IndexedStore;
  readonly #kept: KeptSnapshot | undefined;
  #state: IndexState;
  #saved: number | undefined;
  #refreshing: Promise<boolean> | undefined;
  #saving: Promise<void> | undefined;

  constructor(store: IndexedStore, state: IndexState, kept?: KeptSnapshot, saved?: number) {
    this.#store = store;
    this.#state = state;
    this.#kept = kept;
    this.#saved = saved;
  }

  get version(): number {
    return this.#state.version;
  }

  get terms(): CatalogueTerms {
    return this.#state.terms;
  }

  #city(code: string): Shard | undefined {
    return this.#state.shards.get(code);
  }

  venues(query: GroupQuery, beside: Beside): Found<VenueHit> {
    const shard = this.#city(beside.cityCode);
    if (!shard) return nothing();
    const criteria = criteriaOf(query, beside);
    return pageOf(shard, criteria, matchVenues(shard, criteria), venueHit);
  }

  spaces(query: SpaceQuery, beside: Beside): Found<SpaceHit> {
    const shard = this.#city(beside.cityCode);
    if (!shard) return nothing();
    const criteria = criteriaOf(query, beside);
    return pageOf(shard, criteria, matchSpaces(shard, criteria), spaceHit);
  }

  clusters(query: GroupQuery, beside: Beside, cell: number): { total: number; clusters: VenueCluster[] } {
    const shard = this.#city(beside.cityCode);
    return shard ? clusterVenues(shard, criteriaOf(query, beside), cell) : { total: 0, clusters: [] };
  }

  suggest(keyword: string, cityCode?: string): Suggestion[] {
    return suggest(this.#state.shards, this.#state.places, keyword, cityCode);
  }

  wordsIn(text: string, cityCode: string): WordsFound {
    const found: WordsFound = { anywhere: 0, inName: 0, asName: 0 };
    const shard = this.#city(cityCode);
    const { words } = criteriaOf(emptyVenueQuery, { cityCode, keyword: text });
    if (!shard || words.length === 0) return found;
    const places = findWords(shard, words);
    for (let row = 0; row < venueCount(shard); row++) {
      const rank = rankOfVenue(shard, row, places);
      if (rank > 0) found.anywhere++;
      if (rank >= textRanks.name) found.inName++;
      if (rank === textRanks.whole) found.asName++;
    }
    return found;
  }

  venuesNear(place: { lng: number; lat: number }, metres: number, limit: number): NearHit[] {
    return nearVenues(this.#state.shards.values(), place, metres, limit);
  }

  spacesNear(place: { lng: number; lat: number }, metres: number, limit: number, range: SpaceRange): NearHit[] {
    return nearSpaces(this.#state.shards.values(), place, metres, limit, range);
  }

  hitOf(venueId: string, query: GroupQuery = emptyVenueQuery): VenueHit | undefined {
    for (const shard of this.#state.shards.values()) {
      const row = venueRow(shard, venueId);
      if (row >= 0) return venueHit(shard, row, criteriaOf(query, { cityCode: shard.cityCode }));
    }
    return undefined;
  }

  cityCounts(): Map<string, number> {
    return new Map([...this.#state.shards].map(([code, shard]) => [code, venueCount(shard)]));
  }

  refresh(): Promise<boolean> {
    this.#refreshing ??= this.#refresh().finally(() => {
      this.#refreshing = undefined;
    });
    return this.#refreshing;
  }

  /** Builds the new state while the old one serves, then swaps it in. */
  async #refresh(): Promise<boolean> {
    const before = this.#state;
    this.#state = await followedState(this.#store, before);
    return this.#state !== before;
  }

  save(): Promise<void> {
    this.#saving ??= this.#save().finally(() => {
      this.#saving = undefined;
    });
    return this.#saving;
  }

  async #save(): Promise<void> {
    const { version, shards } = this.#state;
    if (!this.#kept || this.#saved === version) return;
    const newest = await lineOf(this.#store, version);
    await writeSnapshot(this.#kept.file, this.#kept, { version, newest, shards });
    this.#saved = version;
  }
}

/** Reads the change log entry of a version as JSON; empty if it was not a change of the catalogue. */
async function lineOf(store: IndexedStore, version: number): Promise<string> {
  const [line] = await store.changesSince(version - 1, 1);
  return line?.seq === version ? JSON.stringify(line) : "";
}

/** Opens an index of the current catalogue, from the snapshot and later changes, or by reading everything. */
export async function openIndex(store: IndexedStore, kept?: KeptSnapshot): Promise<SearchIndex> {
  const snapshot = kept && (await readSnapshot(kept.file, kept));
  if (!snapshot || (await lineOf(store, snapshot.version)) !== snapshot.newest)
    return new ColumnIndex(store, await readState(store), kept);
  const state = await followedState(store, stateOf(snapshot.version, snapshot.shards));
  return new ColumnIndex(store, state, kept, snapshot.version);
}

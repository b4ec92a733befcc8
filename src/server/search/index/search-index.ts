import { computeOnce } from "#domain/compute-once.ts";
import { emptyQuery, type ListQuery } from "#domain/search/filters.ts";
import type { CatalogueTerms } from "./catalogue-terms.ts";
import { type ClusterResult, clusterVenues, noClusters } from "../query/cluster-venues.ts";
import { type Shard, countVenues, findVenueRow, getSpaceId, getVenueId } from "../columns/shard.ts";
import { type SearchContext, toCriteria, withBlockedRows } from "../query/criteria.ts";
import {
  type SearchResult,
  emptyResult,
  toResultPage,
  type SpaceHit,
  toSpaceHit,
  type VenueHit,
  toVenueHit,
} from "../query/search-result.ts";
import {
  updateIndexState,
  type IndexedStore,
  type IndexState,
  readIndexState,
  createIndexState,
} from "./index-state.ts";
import { type GroupVenue, readGroupVenues } from "../group/read-group-venues.ts";
import { type GroupContext, type GroupSearchResult, searchGroup } from "../group/search-group.ts";
import { findNearMisses } from "../match/find-near-misses.ts";
import { matchSpaces } from "../match/match-spaces.ts";
import { matchVenues } from "../match/match-venues.ts";
import { matchTerms, rankVenue, textRanks } from "../query/match-terms.ts";
import { type NearbyHit, findNearbySpaces, findNearbyVenues, type SpaceRange } from "../query/find-nearby-venues.ts";
import { findVenuePosition } from "../query/find-venue-position.ts";
import { readSnapshot, type SnapshotIdentity, writeSnapshot } from "./snapshot.ts";
import { suggest, type Suggestion } from "../query/suggest.ts";
export type { SearchContext } from "../query/criteria.ts";
export type { GroupSpace, GroupVenue } from "../group/read-group-venues.ts";
export type { GroupContext } from "../group/search-group.ts";
export type { FacetCounts } from "../match/facet-counts.ts";
export type { SearchResult, SpaceHit, VenueHit } from "../query/search-result.ts";
export type { Suggestion } from "../query/suggest.ts";

/** Number of venues of a city that match a text. */
interface TextMatchCounts {
  /** In any name, address or place. */
  anywhere: number;
  /** In their name, its pinyin or the name of a space. */
  inAnyName: number;
  inName: number;
  asName: number;
}

/** The search index of the catalogue. Reads are synchronous (`npm run bench:search` has their times). */
export interface SearchIndex {
  /** Number of the newest change of the catalogue that is included. */
  readonly version: number;
  /** Searches the venues of a city; `query.page` and `context.pageSize` select the page. */
  searchVenues(query: ListQuery, context: SearchContext): SearchResult<VenueHit>;
  /** Searches the spaces of a city. */
  searchSpaces(query: ListQuery, context: SearchContext): SearchResult<SpaceHit>;
  /** Finds at most `limit` spaces that narrowly fail the constraints on spaces, one of a venue that has no match, the nearest first. */
  findNearMisses(query: ListQuery, context: SearchContext, limit: number): { id: string; venueId: string }[];
  /** Searches the venues of a hotel group or brand, in all cities or in one. */
  searchGroup(query: ListQuery, context: GroupContext): GroupSearchResult;
  /** Returns every venue of a hotel group with its spaces, by city and id. */
  readGroupVenues(groupName: string): GroupVenue[];
  /** Groups the venues of a city for a map, by grid cells of `cell` degrees; with `needsSpaces` only those that have spaces. */
  clusterVenues(query: ListQuery, context: SearchContext, cell: number, needsSpaces?: boolean): ClusterResult;
  /** Suggests at most 10 names of venues, regions and cities for a partial keyword. */
  suggest(keyword: string, cityCode?: string): Suggestion[];
  /** Counts where the terms of a text match among a city's venues. */
  countTextMatches(text: string, cityCode: string): TextMatchCounts;
  /** Returns the name and position of the only venue of a city whose name contains a text, or is it; undefined otherwise. */
  findVenuePosition(text: string, cityCode: string): { name: string; lng: number; lat: number } | undefined;
  /** Brand and facility names of all venues. */
  readonly terms: CatalogueTerms;
  /** Finds venues within `metres`, nearest first. */
  findNearbyVenues(place: { lng: number; lat: number }, metres: number, limit: number): NearbyHit[];
  /** Finds spaces in the range of areas, nearest first, at most one per venue. */
  findNearbySpaces(place: { lng: number; lat: number }, metres: number, limit: number, range: SpaceRange): NearbyHit[];
  /** Returns a venue as a hit of a query, even if no space matches it; undefined if the venue does not exist. */
  getHit(venueId: string, query?: ListQuery): VenueHit | undefined;
  /** Counts venues by city code; a city without venues is absent. */
  countVenuesByCity(): Map<string, number>;
  /** Counts the spaces of known length and width by city code. */
  countMeasuredSpacesByCity(): Map<string, number>;
  /** Applies the changes of the store. Returns true if there were any. */
  refresh(): Promise<boolean>;
  /** Writes the snapshot, if one is configured and not already of this version. */
  save(): Promise<void>;
}

/** The path and identity of a snapshot. */
export interface SnapshotFile extends SnapshotIdentity {
  file: string;
}

/** Counts the spaces of a shard with known sides, once a shard: every home page states the sum. */
const countMeasured = computeOnce(({ spaces }: Shard) => ({
  count: spaces.length.reduce((sum, length) => sum + (length > 0 ? 1 : 0), 0),
}));

class ColumnIndex implements SearchIndex {
  readonly #store: IndexedStore;
  readonly #snapshotFile: SnapshotFile | undefined;
  #state: IndexState;
  #saved: number | undefined;
  #refreshing: Promise<boolean> | undefined;
  #saving: Promise<void> | undefined;

  constructor(store: IndexedStore, state: IndexState, snapshotFile?: SnapshotFile, saved?: number) {
    this.#store = store;
    this.#state = state;
    this.#snapshotFile = snapshotFile;
    this.#saved = saved;
  }

  get version(): number {
    return this.#state.version;
  }

  get terms(): CatalogueTerms {
    return this.#state.terms;
  }

  #getShard(code: string): Shard | undefined {
    return this.#state.shards.get(code);
  }

  searchVenues(query: ListQuery, context: SearchContext): SearchResult<VenueHit> {
    const shard = this.#getShard(context.cityCode);
    if (!shard) return emptyResult();
    const criteria = withBlockedRows(shard, toCriteria(query, context));
    return toResultPage(shard, criteria, matchVenues(shard, criteria), toVenueHit);
  }

  searchSpaces(query: ListQuery, context: SearchContext): SearchResult<SpaceHit> {
    const shard = this.#getShard(context.cityCode);
    if (!shard) return emptyResult();
    const criteria = withBlockedRows(shard, toCriteria(query, context));
    return toResultPage(shard, criteria, matchSpaces(shard, criteria), toSpaceHit);
  }

  findNearMisses(query: ListQuery, context: SearchContext, limit: number): { id: string; venueId: string }[] {
    const shard = this.#getShard(context.cityCode);
    if (!shard) return [];
    return findNearMisses(shard, toCriteria(query, context), limit).map(({ row, venueRow }) => ({
      id: getSpaceId(shard, row),
      venueId: getVenueId(shard, venueRow),
    }));
  }

  searchGroup(query: ListQuery, context: GroupContext): GroupSearchResult {
    return searchGroup(this.#state.shards.values(), query, context);
  }

  readGroupVenues(groupName: string): GroupVenue[] {
    return readGroupVenues(this.#state.shards.values(), groupName);
  }

  clusterVenues(query: ListQuery, context: SearchContext, cell: number, needsSpaces?: boolean): ClusterResult {
    const shard = this.#getShard(context.cityCode);
    return shard ? clusterVenues(shard, toCriteria(query, context), cell, needsSpaces) : noClusters;
  }

  suggest(keyword: string, cityCode?: string): Suggestion[] {
    return suggest(this.#state.shards, this.#state.places, keyword, cityCode);
  }

  countTextMatches(text: string, cityCode: string): TextMatchCounts {
    const found: TextMatchCounts = { anywhere: 0, inAnyName: 0, inName: 0, asName: 0 };
    const shard = this.#getShard(cityCode);
    const { terms } = toCriteria(emptyQuery, { cityCode, keyword: text });
    if (!shard || terms.length === 0) return found;
    const matches = matchTerms(shard, terms);
    for (let row = 0; row < countVenues(shard); row++) {
      const rank = rankVenue(row, matches);
      if (rank > 0) found.anywhere++;
      if (rank >= textRanks.space) found.inAnyName++;
      if (rank >= textRanks.name) found.inName++;
      if (rank === textRanks.exact) found.asName++;
    }
    return found;
  }

  findVenuePosition(text: string, cityCode: string): { name: string; lng: number; lat: number } | undefined {
    const shard = this.#getShard(cityCode);
    return shard && findVenuePosition(shard, toCriteria(emptyQuery, { cityCode, keyword: text }).terms);
  }

  findNearbyVenues(place: { lng: number; lat: number }, metres: number, limit: number): NearbyHit[] {
    return findNearbyVenues(this.#state.shards.values(), place, metres, limit);
  }

  findNearbySpaces(place: { lng: number; lat: number }, metres: number, limit: number, range: SpaceRange): NearbyHit[] {
    return findNearbySpaces(this.#state.shards.values(), place, metres, limit, range);
  }

  getHit(venueId: string, query: ListQuery = emptyQuery): VenueHit | undefined {
    for (const shard of this.#state.shards.values()) {
      const row = findVenueRow(shard, venueId);
      if (row >= 0) return toVenueHit(shard, row, toCriteria(query, { cityCode: shard.cityCode }));
    }
    return undefined;
  }

  countVenuesByCity(): Map<string, number> {
    return new Map([...this.#state.shards].map(([code, shard]) => [code, countVenues(shard)]));
  }

  countMeasuredSpacesByCity(): Map<string, number> {
    return new Map([...this.#state.shards].map(([code, shard]) => [code, countMeasured(shard).count]));
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
    this.#state = await updateIndexState(this.#store, before);
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
    if (!this.#snapshotFile || this.#saved === version) return;
    const newest = await readChangeLine(this.#store, version);
    await writeSnapshot(this.#snapshotFile.file, this.#snapshotFile, { version, newest, shards });
    this.#saved = version;
  }
}

/** Reads the change log entry of a version as JSON; empty if it was not a change of the catalogue. */
async function readChangeLine(store: IndexedStore, version: number): Promise<string> {
  const [line] = await store.changesSince(version - 1, 1);
  return line?.seq === version ? JSON.stringify(line) : "";
}

/** Opens an index of the current catalogue, from the snapshot and later changes, or by reading everything. */
export async function openIndex(store: IndexedStore, snapshotFile?: SnapshotFile): Promise<SearchIndex> {
  const snapshot = snapshotFile && (await readSnapshot(snapshotFile.file, snapshotFile));
  if (!snapshot || (await readChangeLine(store, snapshot.version)) !== snapshot.newest)
    return new ColumnIndex(store, await readIndexState(store), snapshotFile);
  const state = await updateIndexState(store, createIndexState(snapshot.version, snapshot.shards));
  return new ColumnIndex(store, state, snapshotFile, snapshot.version);
}

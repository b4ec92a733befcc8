import type { CatalogueStore } from "../../store/catalogue-store.ts";
import { type CatalogueTerms, collectTerms } from "./catalogue-terms.ts";
import { computeOnce } from "#domain/compute-once.ts";
import { toIdNumber, type Shard, countVenues, getVenueId, findVenueRow } from "../columns/shard.ts";
import { compareIds, ShardBuilder } from "./shard-builder.ts";
import { listCityPlaces, type Places, listRegionPlaces } from "../query/suggest.ts";
import { createYielder } from "./create-yielder.ts";

/** The part of the store that the index reads. */
export type IndexedStore = Pick<
  CatalogueStore,
  "version" | "venueCities" | "venuesByIds" | "spacesByIds" | "spacesOfVenues" | "changesSince"
>;

/** The contents of an index at one version of the catalogue. */
export interface IndexState {
  version: number;
  /** By city code; a city without venues is absent. */
  shards: ReadonlyMap<string, Shard>;
  places: Places;
  terms: CatalogueTerms;
}

const getRegionPlaces = computeOnce(listRegionPlaces);

let cityPlacesCache: Places | undefined;

/** Builds the state for a set of shards. */
export function createIndexState(version: number, shards: ReadonlyMap<string, Shard>): IndexState {
  cityPlacesCache ??= listCityPlaces();
  const places = [...cityPlacesCache, ...[...shards.values()].flatMap(getRegionPlaces)];
  return { version, shards, places, terms: collectTerms(shards.values()) };
}

/** Venues read per batch, with their spaces. */
const venueBatchSize = 200;
/** Change log entries read per batch. */
const changeBatchSize = 5000;

/** Returns the row of an id in a shard, or the row where it would be inserted. */
function findInsertRow(shard: Shard, id: string): number {
  let [low, high] = [0, countVenues(shard)];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (compareIds({ id: getVenueId(shard, middle) }, { id }) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}

/**
 * Rebuilds the shard of a city: venues with these ids come from the store, the others from the former shard. Returns
 * undefined if no venue is left. Yields to requests regularly.
 */
async function rebuildShard(
  store: IndexedStore,
  cityCode: string,
  ids: readonly string[],
  former?: Shard,
): Promise<Shard | undefined> {
  const yieldIfDue = createYielder();
  const builder = new ShardBuilder(cityCode, former);
  const sorted = ids.toSorted((a, b) => compareIds({ id: a }, { id: b }));
  let nextRow = 0;
  const copyRowsUpTo = (row: number) => {
    if (row > nextRow) builder.copyRows(nextRow, row);
    nextRow = Math.max(nextRow, row);
  };
  for (let at = 0; at < sorted.length; at += venueBatchSize) {
    const part = sorted.slice(at, at + venueBatchSize);
    const venues = new Map((await store.venuesByIds(part)).map((venue) => [venue.id, venue]));
    const spaces = await store.spacesOfVenues(part);
    for (const id of part) {
      if (former) {
        const row = findInsertRow(former, id);
        copyRowsUpTo(row);
        if (row < countVenues(former) && getVenueId(former, row) === id) nextRow = row + 1;
      }
      const venue = venues.get(id);
      if (venue?.cityCode === cityCode) builder.add(venue, spaces.get(id) ?? []);
      await yieldIfDue();
    }
  }
  if (former) copyRowsUpTo(countVenues(former));
  await yieldIfDue();
  return builder.venueCount === 0 ? undefined : builder.build();
}

/** Reads the whole catalogue. The version is read first, so the next refresh picks up changes made meanwhile. */
export async function readIndexState(store: IndexedStore): Promise<IndexState> {
  const version = await store.version();
  const byCity = Map.groupBy(await store.venueCities(), ({ cityCode }) => cityCode);
  const shards = new Map<string, Shard>();
  for (const [cityCode, venues] of byCity) {
    const ids = venues.map(({ id }) => id);
    const shard = await rebuildShard(store, cityCode, ids);
    if (shard) shards.set(cityCode, shard);
  }
  return createIndexState(version, shards);
}

/** Rows read per batch where only their owner is needed. */
const ownerBatchSize = 500;

/** Reads rows by id in batches and yields to requests between them: a large import changes hundreds of thousands. */
async function* readInBatches<T>(
  read: (ids: readonly string[]) => Promise<T[]>,
  ids: ReadonlySet<string>,
): AsyncGenerator<T> {
  const yieldIfDue = createYielder();
  const all = [...ids];
  for (let at = 0; at < all.length; at += ownerBatchSize) {
    yield* await read(all.slice(at, at + ownerBatchSize));
    await yieldIfDue();
  }
}

/** Reads the ids of changed venues and spaces, and the number of the newest change. */
async function readChanges(store: IndexedStore, version: number) {
  const changed = { venue: new Set<string>(), space: new Set<string>() };
  const yieldIfDue = createYielder();
  let newest = await store.version();
  for (let after = version; ; ) {
    const lines = await store.changesSince(after, changeBatchSize);
    for (const { kind, id } of lines) if (kind === "venue" || kind === "space") changed[kind].add(id);
    after = lines.at(-1)?.seq ?? after;
    newest = Math.max(newest, after);
    await yieldIfDue();
    if (lines.length < changeBatchSize) return { ...changed, newest };
  }
}

/** Converts ids to column values for scanning; non-numeric ids are compared separately. */
const toIdNumbers = (ids: ReadonlySet<string>): Set<number> => new Set([...ids].map(toIdNumber));

/** Adds the venues that previously had one of the spaces. */
async function addFormerVenues(
  shards: Iterable<Shard>,
  spaces: ReadonlySet<string>,
  venues: Set<string>,
): Promise<void> {
  if (spaces.size === 0) return;
  const yieldIfDue = createYielder();
  const numbers = toIdNumbers(spaces);
  for (const shard of shards) {
    const { spaceStart, spaces: columns, nonNumericIds } = shard;
    for (let row = 0; row < countVenues(shard); row++) {
      for (let at = spaceStart[row]!; at < spaceStart[row + 1]!; at++) {
        const id = columns.id[at]!;
        if (Number.isNaN(id) ? spaces.has(nonNumericIds.spaces.get(at)!) : numbers.has(id))
          venues.add(getVenueId(shard, row));
      }
    }
    await yieldIfDue();
  }
}

/** Adds the cities that previously had one of the venues. */
async function addFormerCities(
  shards: Iterable<Shard>,
  venues: ReadonlySet<string>,
  add: (cityCode: string, id: string) => void,
): Promise<void> {
  const yieldIfDue = createYielder();
  for (const shard of shards) {
    for (const id of venues) if (findVenueRow(shard, id) >= 0) add(shard.cityCode, id);
    await yieldIfDue();
  }
}

/**
 * Returns the state after the changes since `state`: affected cities are rebuilt from their former shard and the change
 * log. Returns the same state if nothing changed.
 */
export async function updateIndexState(store: IndexedStore, state: IndexState): Promise<IndexState> {
  const version = await store.version();
  if (version === state.version) return state;
  // The catalogue was replaced by another one.
  if (version < state.version) return readIndexState(store);
  const changed = await readChanges(store, state.version);
  const venues = new Set(changed.venue);
  await addFormerVenues(state.shards.values(), changed.space, venues);
  for await (const { venueId } of readInBatches(store.spacesByIds, changed.space)) venues.add(venueId);
  const touched = new Map<string, Set<string>>();
  const add = (cityCode: string, id: string) => {
    const ids = touched.get(cityCode);
    if (ids) ids.add(id);
    else touched.set(cityCode, new Set([id]));
  };
  await addFormerCities(state.shards.values(), venues, add);
  for await (const { id, cityCode } of readInBatches(store.venuesByIds, venues)) add(cityCode, id);
  const shards = new Map(state.shards);
  for (const [cityCode, ids] of touched) {
    const shard = await rebuildShard(store, cityCode, [...ids], state.shards.get(cityCode));
    if (shard) shards.set(cityCode, shard);
    else shards.delete(cityCode);
  }
  return createIndexState(changed.newest, shards);
}

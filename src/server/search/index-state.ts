import type { CatalogueStore } from "../store/catalogue-store.ts";
import { type CatalogueTerms, termsOf } from "./catalogue-terms.ts";
import { idNumber, type Shard, venueCount, venueIdAt, venueRow } from "./columns.ts";
import { byId, ShardBuilder } from "./shard-builder.ts";
import { cityPlaces, type Places, regionPlaces } from "./suggestions.ts";
import { turns } from "./turns.ts";

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

const regionsKnown = new WeakMap<Shard, Places>();

function regionsIn(shard: Shard): Places {
  const known = regionsKnown.get(shard);
  if (known) return known;
  const made = regionPlaces(shard);
  regionsKnown.set(shard, made);
  return made;
}

let everyCity: Places | undefined;

/** Builds the state for a set of shards. */
export function stateOf(version: number, shards: ReadonlyMap<string, Shard>): IndexState {
  everyCity ??= cityPlaces();
  const places = [...everyCity, ...[...shards.values()].flatMap(regionsIn)];
  return { version, shards, places, terms: termsOf(shards.values()) };
}

/** Venues read per batch, with their spaces. */
const readAtOnce = 200;
/** Change log entries read per batch. */
const linesAtOnce = 5000;

/** Returns the row of an id in a shard, or the row where it would be inserted. */
function placeOf(shard: Shard, id: string): number {
  let [low, high] = [0, venueCount(shard)];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (byId({ id: venueIdAt(shard, middle) }, { id }) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}

/**
 * Rebuilds the shard of a city: venues with these ids come from the store, the others from the former shard. Returns
 * undefined if no venue is left. Yields to requests regularly.
 */
async function shardWith(
  store: IndexedStore,
  cityCode: string,
  ids: readonly string[],
  former?: Shard,
): Promise<Shard | undefined> {
  const turn = turns();
  const builder = new ShardBuilder(cityCode, former);
  const sorted = ids.toSorted((a, b) => byId({ id: a }, { id: b }));
  let kept = 0;
  const keepTo = (row: number) => {
    if (row > kept) builder.keep(kept, row);
    kept = Math.max(kept, row);
  };
  for (let at = 0; at < sorted.length; at += readAtOnce) {
    const part = sorted.slice(at, at + readAtOnce);
    const venues = new Map((await store.venuesByIds(part)).map((venue) => [venue.id, venue]));
    const spaces = await store.spacesOfVenues(part);
    for (const id of part) {
      if (former) {
        const row = placeOf(former, id);
        keepTo(row);
        if (row < venueCount(former) && venueIdAt(former, row) === id) kept = row + 1;
      }
      const venue = venues.get(id);
      if (venue?.cityCode === cityCode) builder.add(venue, spaces.get(id) ?? []);
      await turn();
    }
  }
  if (former) keepTo(venueCount(former));
  await turn();
  return builder.venues === 0 ? undefined : builder.finished();
}

/** Reads the whole catalogue. The version is read first, so the next refresh picks up changes made meanwhile. */
export async function readState(store: IndexedStore): Promise<IndexState> {
  const version = await store.version();
  const byCity = Map.groupBy(await store.venueCities(), ({ cityCode }) => cityCode);
  const shards = new Map<string, Shard>();
  for (const [cityCode, venues] of byCity) {
    const ids = venues.map(({ id }) => id);
    const shard = await shardWith(store, cityCode, ids);
    if (shard) shards.set(cityCode, shard);
  }
  return stateOf(version, shards);
}

/** Reads the ids of changed venues and spaces, and the number of the newest change. */
async function changedSince(store: IndexedStore, version: number) {
  const changed = { venue: new Set<string>(), space: new Set<string>() };
  let newest = await store.version();
  for (let after = version; ; ) {
    const lines = await store.changesSince(after, linesAtOnce);
    for (const { kind, id } of lines) if (kind === "venue" || kind === "space") changed[kind].add(id);
    after = lines.at(-1)?.seq ?? after;
    newest = Math.max(newest, after);
    if (lines.length < linesAtOnce) return { ...changed, newest };
  }
}

/** Converts ids to column values for scanning; non-numeric ids are compared separately. */
const numbersOf = (ids: ReadonlySet<string>): Set<number> => new Set([...ids].map(idNumber));

/** Adds the venues that previously had one of the spaces. */
async function addFormerHouses(
  shards: Iterable<Shard>,
  spaces: ReadonlySet<string>,
  venues: Set<string>,
): Promise<void> {
  if (spaces.size === 0) return;
  const turn = turns();
  const numbers = numbersOf(spaces);
  for (const shard of shards) {
    const { spaceStart, spaces: columns, oddIds } = shard;
    for (let row = 0; row < venueCount(shard); row++) {
      for (let at = spaceStart[row]!; at < spaceStart[row + 1]!; at++) {
        const id = columns.id[at]!;
        if (Number.isNaN(id) ? spaces.has(oddIds.spaces.get(at)!) : numbers.has(id)) venues.add(venueIdAt(shard, row));
      }
    }
    await turn();
  }
}

/** Adds the cities that previously had one of the venues. */
async function addFormerCities(
  shards: Iterable<Shard>,
  venues: ReadonlySet<string>,
  add: (cityCode: string, id: string) => void,
): Promise<void> {
  const turn = turns();
  for (const shard of shards) {
    for (const id of venues) if (venueRow(shard, id) >= 0) add(shard.cityCode, id);
    await turn();
  }
}

/**
 * Returns the state after the changes since `state`: affected cities are rebuilt from their former shard and the change
 * log. Returns the same state if nothing changed.
 */
export async function followedState(store: IndexedStore, state: IndexState): Promise<IndexState> {
  const version = await store.version();
  if (version === state.version) return state;
  // The catalogue was replaced by another one.
  if (version < state.version) return readState(store);
  const changed = await changedSince(store, state.version);
  const venues = new Set(changed.venue);
  await addFormerHouses(state.shards.values(), changed.space, venues);
  for (const { venueId } of await store.spacesByIds([...changed.space])) venues.add(venueId);
  const touched = new Map<string, Set<string>>();
  const add = (cityCode: string, id: string) => {
    const ids = touched.get(cityCode);
    if (ids) ids.add(id);
    else touched.set(cityCode, new Set([id]));
  };
  await addFormerCities(state.shards.values(), venues, add);
  for (const { id, cityCode } of await store.venuesByIds([...venues])) add(cityCode, id);
  const shards = new Map(state.shards);
  for (const [cityCode, ids] of touched) {
    const shard = await shardWith(store, cityCode, [...ids], state.shards.get(cityCode));
    if (shard) shards.set(cityCode, shard);
    else shards.delete(cityCode);
  }
  return stateOf(changed.newest, shards);
}

import { LRUCache } from "lru-cache";
import type { Space } from "#domain/space/space.ts";
import type { Venue } from "#domain/venue/venue.ts";
import type { CatalogueStore } from "./catalogue-store.ts";
import type { ContentRow, ContentStore } from "./content-store.ts";

/** The stores that pages read. */
export interface PageStores {
  catalogue: CatalogueStore;
  content: ContentStore;
}

/** How many rows stay in memory, parsed. */
const mostCached = { entities: 4000, spacesOfVenues: 1000, lists: 100, items: 1000 } as const;

/** Creates a cache that is emptied with every version; what was read while the version changed is not stored. */
function createVersionedCache<Value extends object | symbol>(max: number, version: () => number) {
  const values = new LRUCache<string, Value>({ max });
  let cachedVersion = version();
  const get = (key: string): Value | undefined => {
    const now = version();
    if (now !== cachedVersion) {
      values.clear();
      cachedVersion = now;
    }
    return values.get(key);
  };
  return {
    get,
    /** Returns a function that stores what is read from now on, while the version stays. */
    startRead: () => {
      const begun = version();
      return (key: string, value: Value): void => {
        if (version() === begun && cachedVersion === begun) values.set(key, value);
      };
    },
  };
}

/** Reads values by key, only the missing ones from the store, in one query; what the store does not have is `absent`. */
function cacheByKey<Value extends object | symbol>(
  max: number,
  version: () => number,
  {
    absent,
    readMissing,
  }: { absent: Value; readMissing: (keys: readonly string[]) => Promise<ReadonlyMap<string, Value>> },
) {
  const cache = createVersionedCache<Value>(max, version);
  return async (keys: readonly string[]): Promise<Map<string, Value>> => {
    const found = new Map(keys.map((key) => [key, cache.get(key) ?? absent]));
    const missing = [...found.keys()].filter((key) => cache.get(key) === undefined);
    if (missing.length > 0) {
      const store = cache.startRead();
      const read = await readMissing(missing);
      for (const key of missing) {
        const value = read.get(key) ?? absent;
        found.set(key, value);
        store(key, value);
      }
    }
    return found;
  };
}

/** Stands for a row that the store does not have. */
const absent = Symbol("absent");

/** Reads rows by id, in the order asked for. */
function cacheById<Entity extends Space | Venue>(
  read: (ids: readonly string[]) => Promise<Entity[]>,
  version: () => number,
) {
  const readByKey = cacheByKey<Entity | typeof absent>(mostCached.entities, version, {
    absent,
    readMissing: async (ids) => new Map((await read(ids)).map((entity) => [entity.id, entity])),
  });
  return async (ids: readonly string[]): Promise<Entity[]> => {
    const found = await readByKey(ids);
    return ids.flatMap((id) => {
      const entity = found.get(id)!;
      return entity === absent ? [] : entity;
    });
  };
}

/** Reads a list by a key, from the store where it is not cached; each caller gets an array of its own. */
function cacheList<Item>(max: number, version: () => number) {
  const cache = createVersionedCache<Item[]>(max, version);
  return async (key: string, read: () => Promise<Item[]>): Promise<Item[]> => {
    const cached = cache.get(key);
    if (cached) return [...cached];
    const store = cache.startRead();
    const items = await read();
    store(key, items);
    return [...items];
  };
}

/** Reads the lists of several keys; each caller gets arrays of its own. */
function cacheListsByKey<Item>(
  max: number,
  version: () => number,
  readMissing: (keys: readonly string[]) => Promise<ReadonlyMap<string, Item[]>>,
) {
  const readByKey = cacheByKey<Item[]>(max, version, { absent: [], readMissing });
  return async (keys: readonly string[]): Promise<Map<string, Item[]>> =>
    new Map([...(await readByKey(keys))].map(([key, items]) => [key, [...items]]));
}

/**
 * Returns the stores with what pages read by id or kind cached, parsed, until the version of the catalogue changes: the index
 * follows the change log each second. Cached rows are shared and never changed by those who read them.
 */
export function withCachedReads({ catalogue, content }: PageStores, version: () => number): PageStores {
  const venuesByIds = cacheById<Venue>(catalogue.venuesByIds, version);
  const spacesByIds = cacheById<Space>(catalogue.spacesByIds, version);
  const spacesOfVenues = cacheListsByKey<Space>(mostCached.spacesOfVenues, version, catalogue.spacesOfVenues);
  const lists = cacheList<ContentRow<unknown>>(mostCached.lists, version);
  const items = createVersionedCache<{ body: unknown }>(mostCached.items, version);
  return {
    catalogue: {
      ...catalogue,
      venuesByIds,
      spacesByIds,
      venueById: async (id) => (await venuesByIds([id]))[0],
      spaceById: async (id) => (await spacesByIds([id]))[0],
      spacesOf: async (venueId) => (await spacesOfVenues([venueId])).get(venueId)!,
      spacesOfVenues,
    },
    content: {
      ...content,
      list: <T>(kind: string, cityCode?: string) =>
        lists(`${kind} ${cityCode ?? ""}`, () => content.list(kind, cityCode)) as Promise<ContentRow<T>[]>,
      get: async <T>(kind: string, id: string) => {
        const key = `${kind} ${id}`;
        const cached = items.get(key);
        if (cached) return cached.body as T | undefined;
        const store = items.startRead();
        const body = await content.get<T>(kind, id);
        store(key, { body });
        return body;
      },
    },
  };
}

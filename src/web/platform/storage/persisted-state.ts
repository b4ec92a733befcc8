import type { PersistenceConfig } from "#domain/runtime-config.ts";
import { type StorageKind, storagePlaces } from "./storage-places.ts";
import { configureCookies } from "./write-cookie.ts";

/** State that outlives the page. No method throws: storage may be full, blocked or absent. */
export interface PersistedState<T> {
  read: () => T | undefined;
  /** Returns whether the value outlives the page. */
  write: (value: T) => boolean;
  clear: () => void;
}

interface StateOptions<T> {
  /** Turns what is stored (untrusted: another tab, an edit by hand) into a value, or undefined where it is invalid. */
  parse: (stored: unknown) => T | undefined;
  /** Version of what is stored; a value of another version is not read. */
  version?: number;
  /** `session`: ends with the tab, whatever is configured. `lasting`: outlives the tab even where sessions are configured. */
  life?: "session" | "lasting";
  /** False where the caller itself keeps what cannot be stored. */
  inMemory?: boolean;
}

/** The places in which a value is looked for, the configured one first: an earlier configuration may have used another. */
const readOrder: Record<StorageKind, readonly StorageKind[]> = {
  local: ["local", "session", "cookie"],
  session: ["session", "local", "cookie"],
  cookie: ["cookie", "local", "session"],
};
/** The places to which a value may be written; the first that takes it gets it. A value too large for a cookie goes to local storage. */
const writeOrder: Record<StorageKind, readonly StorageKind[]> = {
  local: ["local"],
  session: ["session"],
  cookie: ["cookie", "local"],
};

let configuredKind: StorageKind = "local";
let debug = false;

/** Sets the storage kind, the cookies' options and the debug flag from the public runtime configuration. */
export function configurePersistence(config: PersistenceConfig): void {
  configuredKind = config.storage;
  debug = config.debug;
  configureCookies(config.cookie);
}

/** Returns the storage kind that a state of this life has. */
export function getStorageKind(life?: StateOptions<unknown>["life"]): StorageKind {
  if (life === "session") return life;
  return life === "lasting" && configuredKind === "session" ? "local" : configuredKind;
}

function attempt<R>(run: () => R): R | undefined {
  try {
    return run();
  } catch {
    return undefined;
  }
}

/** Returns whether something is stored under a state's name, in any place, valid or not. */
export const isStored = (name: string): boolean =>
  readOrder.local.some((kind) => attempt(() => storagePlaces[kind].read(`huizhi:${name}`)));

/** Logs what happened to a state, without its value: that may be a name or a phone number. */
function logAccess(action: string, key: string, place: string): void {
  if (debug) console.info(`persisted state: ${action} ${key}, ${place}`);
}

/** Returns the value of a stored text; one without a version is of a release before versions, and counts as the first. */
function unwrap(text: string, version: number): unknown {
  const stored = JSON.parse(text) as { version?: unknown; value?: unknown } | null;
  const found = typeof stored === "object" && stored && "version" in stored ? stored : { version: 1, value: stored };
  return found.version === version ? found.value : undefined;
}

/**
 * Creates state stored as JSON with its version under `huizhi:{name}` (a cookie: `huizhi.{name}`), in the configured kind of
 * storage. Where that takes nothing, the value lives in memory for the visit.
 */
export function createPersistedState<T>(
  name: string,
  { parse, version = 1, life, inMemory = true }: StateOptions<T>,
): PersistedState<T> {
  const key = `huizhi:${name}`;
  let memory: T | undefined;
  const listKinds = () => (life === "session" ? ([life] as const) : readOrder[getStorageKind(life)]);
  const removeFrom = (kinds: readonly StorageKind[]) => {
    for (const kind of kinds) attempt(() => storagePlaces[kind].remove(key));
  };
  return {
    read() {
      if (memory !== undefined) return memory;
      for (const kind of listKinds()) {
        const text = attempt(() => storagePlaces[kind].read(key));
        const value = text ? attempt(() => parse(unwrap(text, version))) : undefined;
        if (text) logAccess(value === undefined ? "ignored" : "read", key, kind);
        if (value !== undefined) return value;
      }
      return undefined;
    },
    write(value) {
      const text = JSON.stringify({ version, value });
      const place = writeOrder[getStorageKind(life)].find((kind) =>
        attempt(() => storagePlaces[kind].write(key, text)),
      );
      memory = place || !inMemory ? undefined : value;
      logAccess("wrote", key, place ?? (inMemory ? "memory" : "nowhere"));
      if (place) removeFrom(listKinds().filter((kind) => kind !== place));
      return place !== undefined;
    },
    clear() {
      memory = undefined;
      removeFrom(listKinds());
      logAccess("cleared", key, "everywhere");
    },
  };
}

/** State that outlives the page. Reads and writes never throw: storage may be full, blocked or absent. */
export interface PersistedState<T> {
  read: () => T | undefined;
  write: (value: T) => void;
  clear: () => void;
}

type StorageKind = "local" | "session";
let defaultStorage: StorageKind = "local";
let debug = false;

/** Sets the default storage from the public runtime configuration. */
export function configurePersistence(config: { storage: StorageKind; debug: boolean }): void {
  defaultStorage = config.storage;
  debug = config.debug;
}

function getStorage(kind: StorageKind): Storage | undefined {
  try {
    return kind === "local" ? window.localStorage : window.sessionStorage;
  } catch {
    return undefined;
  }
}

/**
 * Creates state stored as JSON under `huizhi:{name}`. `parse` turns the stored JSON (untrusted: an older release, another
 * tab, an edit by hand) into a value, or undefined where it is invalid; `storage` overrides the configured kind.
 */
export function createPersistedState<T>(
  name: string,
  options: { parse: (stored: unknown) => T | undefined; storage?: StorageKind },
): PersistedState<T> {
  const key = `huizhi:${name}`;
  const storage = () => getStorage(options.storage ?? defaultStorage);
  return {
    read() {
      try {
        const text = storage()?.getItem(key);
        return text ? options.parse(JSON.parse(text)) : undefined;
      } catch {
        return undefined;
      }
    },
    write(value) {
      try {
        storage()?.setItem(key, JSON.stringify(value));
        if (debug) console.info("persisted", key, value);
      } catch (error) {
        if (debug) console.info("not persisted", key, error);
      }
    },
    clear() {
      try {
        storage()?.removeItem(key);
      } catch {
        // Without storage there is nothing to clear.
      }
    },
  };
}

import type { Call } from "#contract/index.ts";
import { cityListAgesMs } from "../request-limits.ts";
import { createPersistedState } from "./persisted-state.ts";

/** A list that is fetched once and then stands on the device. */
export interface StoredList<T> {
  /** Returns the stored list, unless there is none, it is broken, or it is too old; `isFresh` until it is to be fetched anew. */
  read: () => { list: T; isFresh: boolean } | undefined;
  /** Fetches the list and stores it; one request for all who ask meanwhile. Rejects as the call does. */
  fetch: (call: Call) => Promise<T>;
  /** Returns the stored list at once, and refreshes an old one in the background; fetches it where there is none. */
  get: (call: Call) => Promise<T>;
}

/**
 * Creates a stored list. `parse` validates what is stored, undefined where it is broken; `load` makes its calls.
 */
export function createStoredList<T>(
  name: string,
  {
    version,
    parse,
    load,
  }: { version: number; parse: (stored: unknown) => T | undefined; load: (call: Call) => Promise<T> },
): StoredList<T> {
  const state = createPersistedState<{ at: number; list: T }>(name, {
    version,
    parse: (stored) => {
      const { at, list } = (stored ?? {}) as { at?: unknown; list?: unknown };
      const parsed = parse(list);
      return typeof at === "number" && parsed !== undefined ? { at, list: parsed } : undefined;
    },
  });
  let running: Promise<T> | undefined;
  const read: StoredList<T>["read"] = () => {
    const stored = state.read();
    const age = Date.now() - (stored?.at ?? 0);
    // A clock that was set back gives an age below zero.
    if (!stored || age < 0 || age >= cityListAgesMs.most) return undefined;
    return { list: stored.list, isFresh: age < cityListAgesMs.fresh };
  };
  const fetch: StoredList<T>["fetch"] = (call) => {
    running ??= load(call)
      .then((list) => {
        state.write({ at: Date.now(), list });
        return list;
      })
      .finally(() => {
        running = undefined;
      });
    return running;
  };
  return {
    read,
    fetch,
    get: async (call) => {
      const stored = read();
      if (!stored) return fetch(call);
      if (!stored.isFresh) fetch(call).catch(() => undefined);
      return stored.list;
    },
  };
}

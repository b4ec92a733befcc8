import type { QueueEntry } from "./queued-demand.ts";

/** Where an entry is stored: `session` is lost with the tab, `memory` with the page. */
export type LayerKind = "indexed" | "local" | "session" | "memory";

/** Returns whether what this layer holds is lost when the tab is closed. */
export const isLostWithTab = (kind: LayerKind | undefined): boolean => kind === "session" || kind === "memory";

/** One place for entries; every method rejects where the place is blocked, full or broken. */
export interface QueueLayer {
  kind: LayerKind;
  list: () => Promise<QueueEntry[]>;
  write: (entry: QueueEntry) => Promise<void>;
  /**
   * Replaces a stored entry by what `change` returns (undefined removes it), in one step over all tabs and the worker.
   * Returns the entry before; `change` is not called where there is none.
   */
  update: (clientKey: string, change: (entry: QueueEntry) => QueueEntry | undefined) => Promise<QueueEntry | undefined>;
}

/** Creates the layer that is lost with the page. */
export function createMemoryLayer(): QueueLayer {
  const entries = new Map<string, QueueEntry>();
  return {
    kind: "memory",
    list: async () => [...entries.values()],
    write: async (entry) => void entries.set(entry.clientKey, entry),
    update: async (clientKey, change) => {
      const before = entries.get(clientKey);
      const after = before && change(before);
      if (after) entries.set(clientKey, after);
      else entries.delete(clientKey);
      return before;
    },
  };
}

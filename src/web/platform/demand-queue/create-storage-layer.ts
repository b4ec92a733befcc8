import { createPersistedState, getStorageKind } from "../storage/persisted-state.ts";
import { parseQueueEntry, type QueueEntry } from "./queued-demand.ts";
import type { QueueLayer } from "./queue-layer.ts";

/** Also the name under which releases before IndexedDB kept their queue. What cannot be stored here goes to the next layer. */
const stored = createPersistedState<QueueEntry[]>("demand-queue", {
  inMemory: false,
  parse: (value) => (Array.isArray(value) ? value.flatMap((one) => parseQueueEntry(one) ?? []) : undefined),
});

function writeAll(entries: QueueEntry[]): void {
  if (entries.length === 0) stored.clear();
  else if (!stored.write(entries)) throw new Error("The configured storage is blocked or full.");
}

/** Creates the layer in the configured storage, for browsers that block IndexedDB. Its steps are not atomic over tabs. */
export const createStorageLayer = (): QueueLayer => ({
  get kind() {
    return getStorageKind() === "session" ? "session" : "local";
  },
  list: async () => stored.read() ?? [],
  write: async (entry) =>
    writeAll([...(stored.read() ?? []).filter(({ clientKey }) => clientKey !== entry.clientKey), entry]),
  update: async (clientKey, change) => {
    const entries = stored.read() ?? [];
    const before = entries.find((entry) => entry.clientKey === clientKey);
    if (before) writeAll(entries.flatMap((entry) => (entry === before ? (change(entry) ?? []) : entry)));
    return before;
  },
});

import { createPersistedState } from "../storage/persisted-state.ts";
import { parseQueueEntry, type QueueEntry } from "./queued-demand.ts";
import type { QueueLayer } from "./queue-layer.ts";

/** Also the place and the name under which releases before IndexedDB kept their queue. */
const stored = createPersistedState<QueueEntry[]>("demand-queue", {
  storage: "local",
  parse: (value) => (Array.isArray(value) ? value.flatMap((one) => parseQueueEntry(one) ?? []) : undefined),
});

function writeAll(entries: QueueEntry[]): void {
  if (entries.length === 0) stored.clear();
  else stored.write(entries);
  if ((stored.read() ?? []).length !== entries.length) throw new Error("Local storage is blocked or full.");
}

/** Creates the layer in local storage, for browsers that block IndexedDB. Its steps are not atomic over tabs. */
export const createLocalLayer = (): QueueLayer => ({
  kind: "local",
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

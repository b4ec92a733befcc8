import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import { parseQueueEntry, type QueueEntry } from "./queued-demand.ts";
import type { QueueLayer } from "./queue-layer.ts";

interface QueueSchema extends DBSchema {
  demands: { key: string; value: QueueEntry };
}

const databaseName = "huizhi-demand-queue";
/** Milliseconds after which a database that does not open counts as blocked (some browsers never answer). */
const openTimeoutMs = 3000;

async function openQueue(onLost: () => void): Promise<IDBPDatabase<QueueSchema>> {
  const opening = openDB<QueueSchema>(databaseName, 1, {
    upgrade: (database) => void database.createObjectStore("demands", { keyPath: "clientKey" }),
    // A later release wants to change the database: it is closed here and opened again when needed.
    blocking: (_version, _wanted, event) => {
      (event.target as IDBDatabase).close();
      onLost();
    },
    terminated: onLost,
  });
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error("IndexedDB does not open.")), openTimeoutMs);
  });
  return Promise.race([opening, late]).finally(() => clearTimeout(timer));
}

/** Creates the layer in IndexedDB, which pages and the worker share. A step is one transaction, so that it is atomic. */
export function createIndexedLayer(): QueueLayer {
  let opened: Promise<IDBPDatabase<QueueSchema>> | undefined;
  const open = () => {
    opened ??= openQueue(() => {
      opened = undefined;
    });
    return opened;
  };
  const begin = async () => (await open()).transaction("demands", "readwrite", { durability: "strict" });
  return {
    kind: "indexed",
    list: async () => (await (await open()).getAll("demands")).flatMap((entry) => parseQueueEntry(entry) ?? []),
    write: async (entry) => {
      const transaction = await begin();
      await Promise.all([transaction.store.put(entry), transaction.done]);
    },
    update: async (clientKey, change) => {
      const transaction = await begin();
      const before = parseQueueEntry(await transaction.store.get(clientKey));
      const after = before && change(before);
      await Promise.all([after ? transaction.store.put(after) : transaction.store.delete(clientKey), transaction.done]);
      return before;
    },
  };
}

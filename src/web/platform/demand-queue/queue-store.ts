import type { LayerKind, QueueLayer } from "./queue-layer.ts";
import type { QueueEntry } from "./queued-demand.ts";

/** The queue over its layers: an entry is in the first one that takes it. No method rejects. */
export interface QueueStore {
  /** Returns all entries, oldest first. */
  list: () => Promise<QueueEntry[]>;
  /** Stores an entry, in place of one with its key. */
  write: (entry: QueueEntry) => Promise<LayerKind>;
  /** As QueueLayer's, in the layer that has the entry. */
  update: QueueLayer["update"];
  /** Returns the layer of an entry; undefined where there is none. */
  findLayer: (clientKey: string) => Promise<LayerKind | undefined>;
}

const getAge = (entry: QueueEntry) => (entry.sent === undefined ? entry.queuedAt : 0);

const listLayer = (layer: QueueLayer) => layer.list().catch((): QueueEntry[] => []);
const removeFrom = (layer: QueueLayer, clientKey: string) =>
  layer.update(clientKey, () => undefined).catch(() => undefined);

/** Moves the entries of the lower layers to the first one, as far as it takes them. */
async function raiseEntries(first: QueueLayer, lower: readonly QueueLayer[]): Promise<void> {
  for (const layer of lower) {
    for (const entry of await listLayer(layer)) {
      const isStored = await first.write(entry).then(
        () => true,
        () => false,
      );
      if (!isStored) return;
      await removeFrom(layer, entry.clientKey);
    }
  }
}

/**
 * Creates the queue over these layers, best first; the last one must not fail. Entries of a lower layer (an older release,
 * or a visit in which IndexedDB was blocked) move to the first one when they are listed.
 */
export function createQueueStore(layers: readonly [QueueLayer, ...QueueLayer[]]): QueueStore {
  const [first, ...lower] = layers;
  return {
    async list() {
      await raiseEntries(first, lower);
      const all = (await Promise.all(layers.map(listLayer))).flat();
      const byKey = new Map([...all].reverse().map((entry) => [entry.clientKey, entry]));
      return [...byKey.values()].sort((a, b) => getAge(a) - getAge(b));
    },
    async write(entry) {
      for (const [at, layer] of layers.entries()) {
        try {
          await layer.write(entry);
          await Promise.all(layers.slice(at + 1).map((one) => removeFrom(one, entry.clientKey)));
          return layer.kind;
        } catch (error) {
          if (at === layers.length - 1) throw error;
        }
      }
      return first.kind;
    },
    async update(clientKey, change) {
      for (const layer of layers) {
        const before = await layer.update(clientKey, change).catch(() => undefined);
        if (before) return before;
      }
      return undefined;
    },
    async findLayer(clientKey) {
      for (const layer of layers) {
        if ((await listLayer(layer)).some((entry) => entry.clientKey === clientKey)) return layer.kind;
      }
      return undefined;
    },
  };
}

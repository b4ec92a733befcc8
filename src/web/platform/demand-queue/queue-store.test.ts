import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createStorageLayer } from "./create-storage-layer.ts";
import { createMemoryLayer, type QueueLayer } from "./queue-layer.ts";
import { createQueueStore } from "./queue-store.ts";
import { createQueuedDemand } from "./queued-demand.ts";

const createEntry = (clientKey: string, now = 1) =>
  createQueuedDemand(
    {
      path: "common/caseSubmit",
      demand: { clientKey, name: "陈", mobile: "13800138000", cityCode: "110000", consent: true },
    },
    { form: undefined, now, leaseUntil: 0 },
  );
const refuse = () => Promise.reject(new Error("blocked"));
/** Stands for IndexedDB: blocked, or in memory. */
const blocked: QueueLayer = { kind: "indexed", list: refuse, write: refuse, update: refuse };
const createIndexed = (): QueueLayer => ({ ...createMemoryLayer(), kind: "indexed" });

const stored = new Map<string, string>();
let isFull = false;
beforeEach(() => {
  stored.clear();
  isFull = false;
  vi.stubGlobal("window", {
    localStorage: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => !isFull && stored.set(key, value),
      removeItem: (key: string) => stored.delete(key),
    },
  });
});
afterEach(() => vi.unstubAllGlobals());

test("stores in the first place that takes it, and says which", async () => {
  const store = createQueueStore([blocked, createStorageLayer(), createMemoryLayer()]);
  expect(await store.write(createEntry("key-00001"))).toBe("local");
  isFull = true;
  expect(await store.write(createEntry("key-00002", 2))).toBe("memory");
  expect((await store.list()).map(({ clientKey }) => clientKey)).toEqual(["key-00001", "key-00002"]);
  expect(await store.findLayer("key-00002")).toBe("memory");
});

test("moves what an older release or a blocked visit left to the first place", async () => {
  const older = createEntry("key-00001").demand;
  stored.set("huizhi:demand-queue", JSON.stringify([older, { path: "common/other", demand: older }, null]));
  const store = createQueueStore([createIndexed(), createStorageLayer(), createMemoryLayer()]);
  expect(await store.list()).toHaveLength(1);
  expect(await store.findLayer("key-00001")).toBe("indexed");
  expect(stored.size).toBe(0);
});

test("changes and removes an entry where it is", async () => {
  const store = createQueueStore([blocked, createStorageLayer(), createMemoryLayer()]);
  await store.write(createEntry("key-00001"));
  await store.update("key-00001", (entry) => (entry.sent ? entry : { ...entry, attempts: 3 }));
  expect(await store.list()).toMatchObject([{ attempts: 3 }]);
  await store.update("key-00001", () => undefined);
  expect(await store.list()).toEqual([]);
  expect(stored.size).toBe(0);
});

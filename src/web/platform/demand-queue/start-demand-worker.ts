import { type ExtendableEvent, type SyncEvent, workerScope } from "../offline/worker-scope.ts";
import { createIndexedLayer } from "./create-indexed-layer.ts";
import { createQueueStore } from "./queue-store.ts";
import { isWaiting } from "./queued-demand.ts";
import { syncTag } from "./request-background-sync.ts";
import { sendQueuedDemands } from "./send-queued-demands.ts";

/** Makes the worker send the queue of demands when the browser says that there is a network. */
export function startDemandWorker(): void {
  const store = createQueueStore([createIndexedLayer()]);
  /** Sends the queue. @throws Error where something is left, so that the browser runs it again later */
  const sendQueue = async () => {
    await sendQueuedDemands(store, { haste: "hastened" });
    if ((await store.list()).some(isWaiting)) throw new Error("A demand still waits.");
  };
  // Its scope has no pages and it answers no request, so a new version may replace the old one at once.
  workerScope.addEventListener("install", (event) => (event as ExtendableEvent).waitUntil(workerScope.skipWaiting()));
  workerScope.addEventListener("sync", (event) => {
    const { tag, waitUntil } = event as SyncEvent;
    if (tag === syncTag) waitUntil.call(event, sendQueue());
  });
}

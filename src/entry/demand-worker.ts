import { syncTag } from "../web/platform/demand-queue/request-background-sync.ts";
import { createIndexedLayer } from "../web/platform/demand-queue/create-indexed-layer.ts";
import { createQueueStore } from "../web/platform/demand-queue/queue-store.ts";
import { isWaiting } from "../web/platform/demand-queue/queued-demand.ts";
import { sendQueuedDemands } from "../web/platform/demand-queue/send-queued-demands.ts";

/** The events of a service worker that TypeScript's DOM types lack. */
interface ExtendableEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void;
}
interface SyncEvent extends ExtendableEvent {
  tag: string;
}
const worker = globalThis as unknown as EventTarget & { skipWaiting: () => Promise<void> };

const store = createQueueStore([createIndexedLayer()]);

/** Sends the queue. @throws Error where something is left, so that the browser runs it again later */
async function sendQueue(): Promise<void> {
  await sendQueuedDemands(store, { haste: "hastened" });
  if ((await store.list()).some(isWaiting)) throw new Error("A demand still waits.");
}

// It answers no request of a page (it has no fetch listener), so a new version may replace the old one at once.
worker.addEventListener("install", (event) => (event as ExtendableEvent).waitUntil(worker.skipWaiting()));
worker.addEventListener("sync", (event) => {
  const { tag, waitUntil } = event as SyncEvent;
  if (tag === syncTag) waitUntil.call(event, sendQueue());
});

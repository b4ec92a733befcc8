import { postSignedDemand } from "../api/post-signed-demand.ts";
import { requestBackgroundSync } from "./request-background-sync.ts";
import { queueStore, tidyQueue } from "./send-demand.ts";
import { notifyListeners, onQueueEvent, onRemoteQueueEvent, type QueueEvent } from "./queue-event.ts";
import { isLostWithTab } from "./queue-layer.ts";
import { isWaiting } from "./queued-demand.ts";
import { getDueTime } from "./get-due-time.ts";
import { type SendingOptions, sendQueuedDemands } from "./send-queued-demands.ts";

/** Milliseconds between two looks at the queue, at least. */
const leastWaitMs = 1000;

let timer: ReturnType<typeof setTimeout> | undefined;
let sending = Promise.resolve();

/** Sets the timer to the time at which the next demand is due. */
async function schedule(): Promise<void> {
  const waiting = (await queueStore.list()).filter(isWaiting);
  clearTimeout(timer);
  if (waiting.length === 0) return tidyQueue();
  // They are sent when the network comes back.
  if (!navigator.onLine) return;
  const now = Date.now();
  const next = Math.min(...waiting.map((entry) => getDueTime(entry, now)));
  timer = setTimeout(() => void sendNow(), Math.max(next - now, leastWaitMs));
}

/** Sends what is due. A call during another one runs after it, because it may skip waits that the other keeps. */
export function sendNow(options: SendingOptions = {}): Promise<void> {
  const send = async () => {
    if (navigator.onLine || options.haste === "forced")
      await sendQueuedDemands(queueStore, { post: postSignedDemand, ...options });
    await schedule();
  };
  sending = sending.then(send);
  return sending;
}

/** Reports to this page what was sent while no page was visible. */
async function reportSent(): Promise<void> {
  if (document.visibilityState !== "visible") return;
  for (const entry of await queueStore.list()) {
    if (!entry.sent) continue;
    const { clientKey, sent, href } = entry;
    if (notifyListeners({ kind: "sent", sent, href })) await queueStore.update(clientKey, () => undefined);
  }
}

async function receive(event: QueueEvent): Promise<void> {
  const isReported = notifyListeners(event);
  if (event.kind === "sent" && isReported) await queueStore.update(event.sent.clientKey, () => undefined);
  await schedule();
}

let isOnlyHere = false;
async function checkLosses(): Promise<void> {
  const kinds = await Promise.all((await queueStore.list()).map(({ clientKey }) => queueStore.findLayer(clientKey)));
  isOnlyHere = kinds.some(isLostWithTab);
}

/** Asks before a page is closed that holds the only copy of a demand. */
const warnBeforeLoss = (event: BeforeUnloadEvent) => isOnlyHere && event.preventDefault();

let watchers = 0;
let stopWatching = () => {};

function startWatching(): () => void {
  const hasten = () => {
    if (document.visibilityState === "visible") void reportSent().then(() => sendNow({ haste: "hastened" }));
  };
  const online = () => void sendNow({ haste: "hastened" });
  window.addEventListener("online", online);
  window.addEventListener("beforeunload", warnBeforeLoss);
  document.addEventListener("visibilitychange", hasten);
  const stopEvents = onQueueEvent(() => {
    void checkLosses();
    return false;
  });
  const stopRemote = onRemoteQueueEvent((event) => void receive(event));
  hasten();
  void requestBackgroundSync();
  return () => {
    clearTimeout(timer);
    window.removeEventListener("online", online);
    window.removeEventListener("beforeunload", warnBeforeLoss);
    document.removeEventListener("visibilitychange", hasten);
    stopEvents();
    stopRemote();
  };
}

/**
 * Sends the queue from this page: now, when a demand is due, and when the network or the visitor comes back. Several
 * parts of a page may call it. Returns the function that stops it with the last of them.
 */
export function watchDemandQueue(): () => void {
  if (watchers++ === 0) stopWatching = startWatching();
  let isStopped = false;
  return () => {
    if (isStopped) return;
    isStopped = true;
    if (--watchers === 0) stopWatching();
  };
}

import type { QueuedForm, Rejection, SentDemand } from "./queued-demand.ts";

/** What became of a kept demand. `changed`: an attempt failed, or the visitor deleted it. */
export type QueueEvent =
  | { kind: "sent"; sent: SentDemand; href: string; form?: QueuedForm | undefined }
  | { kind: "rejected"; clientKey: string; rejection: Rejection }
  | { kind: "changed"; clientKey: string };

/** A listener to queue events; returns true where it told the visitor, so that no other listener gets the event. */
type QueueListener = (event: QueueEvent) => boolean;
let listeners: QueueListener[] = [];

/**
 * Subscribes to queue events, ahead of earlier listeners or, as the page's fallback, behind all; returns the function that
 * unsubscribes.
 */
export function onQueueEvent(listener: QueueListener, isFallback = false): () => void {
  listeners = isFallback ? [...listeners, listener] : [listener, ...listeners];
  return () => {
    listeners = listeners.filter((one) => one !== listener);
  };
}

/** Gives an event to the listeners of this page; returns whether one of them told the visitor. `changed` goes to all. */
export function notifyListeners(event: QueueEvent): boolean {
  if (event.kind === "changed") return listeners.map((listener) => listener(event)).some(Boolean);
  return listeners.some((listener) => listener(event));
}

let channel: BroadcastChannel | undefined;
/** The channel of all tabs and the worker; undefined in browsers without it. */
function getChannel(): BroadcastChannel | undefined {
  if (typeof BroadcastChannel === "function") channel ??= new BroadcastChannel("huizhi-demand-queue");
  return channel;
}

/** Tells an event to this page and to the others; returns whether this page told the visitor. */
export function emitQueueEvent(event: QueueEvent): boolean {
  getChannel()?.postMessage(event);
  return notifyListeners(event);
}

/** Calls back with the events of other tabs and the worker; returns the function that stops it. */
export function onRemoteQueueEvent(listener: (event: QueueEvent) => void): () => void {
  const receive = ({ data }: MessageEvent<QueueEvent>) => listener(data);
  getChannel()?.addEventListener("message", receive);
  return () => getChannel()?.removeEventListener("message", receive);
}

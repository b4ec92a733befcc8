import { removeDemandWorker } from "./request-background-sync.ts";
import { createIndexedLayer } from "./create-indexed-layer.ts";
import { createStorageLayer } from "./create-storage-layer.ts";
import { postSignedDemand } from "../api/post-signed-demand.ts";
import { emitQueueEvent } from "./queue-event.ts";
import { createMemoryLayer, type LayerKind } from "./queue-layer.ts";
import { announceQueue, clearQueueMarker, markQueue } from "./has-queue.ts";
import { createQueueStore } from "./queue-store.ts";
import {
  type AddressedDemand,
  createQueuedDemand,
  type QueuedDemand,
  type QueuedForm,
  type QueueEntry,
  type Rejection,
  type SentDemand,
} from "./queued-demand.ts";
import { getLeaseEnd, runAlone } from "./run-alone.ts";
import { recordFailure } from "./send-queued-demands.ts";

/** The queue of this device, as its pages see it. */
export const queueStore = createQueueStore([createIndexedLayer(), createStorageLayer(), createMemoryLayer()]);

export type SendingOutcome =
  | { state: "sent"; sent: SentDemand }
  | { state: "rejected"; rejection: Rejection }
  | { state: "queued"; entry: QueuedDemand };

/** Returns what the queue holds, oldest first. */
export const listQueue = (): Promise<QueueEntry[]> => queueStore.list();

export const findQueueEntry = async (clientKey: string): Promise<QueueEntry | undefined> =>
  (await queueStore.list()).find((entry) => entry.clientKey === clientKey);

/** Returns where a demand is kept; undefined where it is not. */
export const findQueueLayer = (clientKey: string): Promise<LayerKind | undefined> => queueStore.findLayer(clientKey);

/** Takes the marker and the worker away once the queue is empty. */
export async function tidyQueue(): Promise<void> {
  if ((await queueStore.list()).length > 0) return;
  clearQueueMarker();
  await removeDemandWorker();
}

async function removeEntry(clientKey: string): Promise<void> {
  await queueStore.update(clientKey, () => undefined);
  await tidyQueue();
}

/** Deletes an entry: the visitor does not want it sent, or has been told of its end. */
export async function deleteQueued(clientKey: string): Promise<void> {
  await removeEntry(clientKey);
  emitQueueEvent({ kind: "changed", clientKey });
}

/** Keeps a demand from being sent until the visitor has changed it in its form. */
export async function holdQueued(clientKey: string): Promise<void> {
  await queueStore.update(clientKey, (entry) =>
    entry.sent ? entry : { ...entry, rejection: { code: 0, message: "", issues: [] } },
  );
  emitQueueEvent({ kind: "changed", clientKey });
}

/**
 * Sends a demand. It is stored before the answer, so that a crash or a closed page loses nothing; it stays unless the
 * server accepted it or wants it mended.
 * @param replaced client key of the rejected demand that this one is the mended form of
 */
export async function sendDemand(
  addressed: AddressedDemand,
  { form, replaced }: { form?: QueuedForm; replaced?: string | undefined } = {},
): Promise<SendingOutcome> {
  const { clientKey } = addressed.demand;
  const now = Date.now();
  markQueue();
  const stored = createQueuedDemand(addressed, { form, now, leaseUntil: getLeaseEnd(now) });
  const post = () => Promise.all([postSignedDemand(addressed), queueStore.write(stored)]);
  const [verdict] = (await runAlone(clientKey, post)) ?? (await post());
  if (verdict.kind !== "rejected" && replaced !== undefined && replaced !== clientKey) await removeEntry(replaced);
  if (verdict.kind === "queued") {
    const entry = recordFailure(stored, verdict, Date.now());
    await queueStore.write(entry);
    announceQueue();
    emitQueueEvent({ kind: "changed", clientKey });
    return { state: "queued", entry };
  }
  if (verdict.kind === "rejected") {
    const { rejection } = verdict;
    // What is being mended stays stored until it is accepted.
    if (replaced === clientKey) await queueStore.write({ ...stored, leaseUntil: 0, rejection });
    else await removeEntry(clientKey);
    return { state: "rejected", rejection };
  }
  await removeEntry(clientKey);
  return { state: "sent", sent: { clientKey, ...verdict.sent } };
}

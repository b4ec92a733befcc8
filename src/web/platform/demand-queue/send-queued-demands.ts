import { formatSuccessHref } from "#domain/demand/demand-call.ts";
import type { Verdict } from "../api/classify-response.ts";
import { postDemand } from "../api/post-demand.ts";
import { emitQueueEvent } from "./queue-event.ts";
import type { QueueStore } from "./queue-store.ts";
import { isWaiting, type QueuedDemand, type SentEntry } from "./queued-demand.ts";
import { getLeaseEnd, runAlone } from "./run-alone.ts";
import { computeRetryDelay, getDueTime, isNetworkReason } from "./get-due-time.ts";

type Queued = Extract<Verdict, { kind: "queued" }>;

/** Returns the entry after a failed attempt, with the time of the next one. */
export function recordFailure(entry: QueuedDemand, verdict: Queued, now: number): QueuedDemand {
  const { failure: _, ...before } = entry;
  const { because, failure, retryAfterMs } = verdict;
  const attempts = entry.attempts + 1;
  return {
    ...before,
    attempts,
    because,
    ...(failure && { failure }),
    leaseUntil: 0,
    nextAt: now + computeRetryDelay(attempts),
    holdUntil: retryAfterMs === undefined ? 0 : now + retryAfterMs,
  };
}

/** Returns the link to the success page of a demand that was sent. */
const formatHref = ({ path, demand }: QueuedDemand, reference: string | undefined) =>
  formatSuccessHref(path, demand.pageFrom ?? "", demand.locale ?? "zh", reference);

/** Reserves a demand to the caller if it is due; undefined where it is not, or another tab has it. */
async function claim(store: QueueStore, clientKey: string, haste: SendingOptions["haste"]) {
  const claimed: QueuedDemand[] = [];
  await store.update(clientKey, (entry) => {
    const now = Date.now();
    if (!isWaiting(entry) || getDueTime(entry, now, haste) > now) return entry;
    claimed.push({ ...entry, leaseUntil: getLeaseEnd(now) });
    return claimed[0];
  });
  return claimed[0];
}

/** Stores what an answer means for a demand and tells it to this page and to the others. */
async function applyVerdict(store: QueueStore, entry: QueuedDemand, verdict: Verdict): Promise<void> {
  const { clientKey, form } = entry;
  if (verdict.kind === "accepted") {
    const sent = { clientKey, ...verdict.sent };
    const href = formatHref(entry, sent.reference);
    await store.update(clientKey, (): SentEntry => ({ clientKey, sent, href }));
    if (emitQueueEvent({ kind: "sent", sent, href, form })) await store.update(clientKey, () => undefined);
  } else if (verdict.kind === "rejected") {
    const { rejection } = verdict;
    await store.update(clientKey, () => ({ ...entry, leaseUntil: 0, rejection }));
    emitQueueEvent({ kind: "rejected", clientKey, rejection });
  } else {
    await store.update(clientKey, () => recordFailure(entry, verdict, Date.now()));
    emitQueueEvent({ kind: "changed", clientKey });
  }
}

export interface SendingOptions {
  /** As of getDueTime. */
  haste?: "hastened" | "forced";
  /** The only demand to send. */
  only?: string;
  /** Unsigned where absent. */
  post?: typeof postDemand;
}

/**
 * Sends the demands that are due, one after the other; a failing network ends the round. Two tabs and the worker never
 * send the same demand at once: its sender has a lock, or a lease that it claims in one step of the store. Runs in pages and in the worker.
 */
export async function sendQueuedDemands(store: QueueStore, options: SendingOptions = {}): Promise<void> {
  const { haste, only, post = postDemand } = options;
  const waiting = (await store.list()).filter(isWaiting);
  for (const { clientKey } of waiting) {
    if (only !== undefined && clientKey !== only) continue;
    const verdict = await runAlone(clientKey, async () => {
      const entry = await claim(store, clientKey, haste);
      const answered = entry && (await post(entry));
      if (answered) await applyVerdict(store, entry, answered);
      return answered;
    });
    if (verdict?.kind === "queued" && isNetworkReason(verdict.because)) return;
  }
}

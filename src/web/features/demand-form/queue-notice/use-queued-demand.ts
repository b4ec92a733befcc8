import { useEffect, useState } from "react";
import { requestBackgroundSync } from "#web/platform/demand-queue/request-background-sync.ts";
import { findQueueEntry, findQueueLayer } from "#web/platform/demand-queue/send-demand.ts";
import { isWaiting, type QueuedDemand } from "#web/platform/demand-queue/queued-demand.ts";
import { isLostWithTab } from "#web/platform/demand-queue/queue-layer.ts";
import { onQueueEvent } from "#web/platform/demand-queue/queue-event.ts";

/** A waiting demand, and what becomes of it once the page is closed. */
export interface QueuedDemandState {
  entry: QueuedDemand;
  closing: "background" | "visit" | "memory";
}

async function read(clientKey: string): Promise<QueuedDemandState | undefined> {
  const [entry, layer] = await Promise.all([findQueueEntry(clientKey), findQueueLayer(clientKey)]);
  if (!entry || !isWaiting(entry)) return undefined;
  // The worker reads IndexedDB only.
  const isBackground = layer === "indexed" && (await requestBackgroundSync());
  return { entry, closing: isLostWithTab(layer) ? "memory" : isBackground ? "background" : "visit" };
}

/** Returns a waiting demand and follows its attempts; undefined until it is read, and once it is no longer waiting. */
export function useQueuedDemand(clientKey: string): QueuedDemandState | undefined {
  const [state, setState] = useState<QueuedDemandState>();
  useEffect(() => {
    let isGone = false;
    const update = () =>
      void read(clientKey).then((next) => {
        if (!isGone) setState(next);
      });
    update();
    const unsubscribe = onQueueEvent(() => {
      update();
      return false;
    });
    return () => {
      isGone = true;
      unsubscribe();
    };
  }, [clientKey]);
  return state;
}

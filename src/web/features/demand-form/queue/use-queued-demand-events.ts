import { useEffect, useRef } from "react";
import { onQueueEvent, type QueueEvent } from "../../../platform/demand-queue/queue-event.ts";
import { watchDemandQueue } from "../../../platform/demand-queue/watch-demand-queue.ts";

/** Sends the queue while it holds this form's own demand, and subscribes to what becomes of that one. */
export function useQueuedDemandEvents(queuedKey: string | undefined, onEvent: (event: QueueEvent) => void): void {
  const latest = useRef(onEvent);
  useEffect(() => {
    latest.current = onEvent;
  });
  useEffect(() => {
    if (queuedKey === undefined) return;
    const unsubscribe = onQueueEvent((event) => {
      const clientKey = event.kind === "sent" ? event.sent.clientKey : event.clientKey;
      if (clientKey === queuedKey) latest.current(event);
      return clientKey === queuedKey && event.kind !== "changed";
    });
    const stop = watchDemandQueue();
    return () => {
      stop();
      unsubscribe();
    };
  }, [queuedKey]);
}

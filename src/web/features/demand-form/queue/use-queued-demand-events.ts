import { useEffect, useRef } from "react";
import type { QueueEvent } from "#web/platform/demand-queue/queue-event.ts";
import { loadFormTools } from "../tools/load-form-tools.ts";

/** Sends the queue while it holds this form's own demand, and subscribes to what becomes of that one. */
export function useQueuedDemandEvents(queuedKey: string | undefined, onEvent: (event: QueueEvent) => void): void {
  const latest = useRef(onEvent);
  useEffect(() => {
    latest.current = onEvent;
  });
  useEffect(() => {
    if (queuedKey === undefined) return;
    const stops: (() => void)[] = [];
    let isGone = false;
    // Loaded already: they found or kept the demand.
    void loadFormTools().then(({ onQueueEvent, watchDemandQueue }) => {
      if (isGone) return;
      stops.push(
        onQueueEvent((event) => {
          const clientKey = event.kind === "sent" ? event.sent.clientKey : event.clientKey;
          if (clientKey === queuedKey) latest.current(event);
          return clientKey === queuedKey && event.kind !== "changed";
        }),
        watchDemandQueue(),
      );
    });
    return () => {
      isGone = true;
      for (const stop of stops) stop();
    };
  }, [queuedKey]);
}

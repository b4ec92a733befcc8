import { useEffect, useRef } from "react";
import { onQueueEvent, type QueueEvent } from "../../../platform/api/send-demand.ts";

/** Subscribes to the queue events of this form's own demand. */
export function useQueuedDemandEvents(queuedKey: string | undefined, onEvent: (event: QueueEvent) => void): void {
  const latest = useRef(onEvent);
  useEffect(() => {
    latest.current = onEvent;
  });
  useEffect(() => {
    if (queuedKey === undefined) return;
    return onQueueEvent((event) => {
      const clientKey = event.kind === "sent" ? event.sent.clientKey : event.clientKey;
      if (clientKey === queuedKey) latest.current(event);
      return clientKey === queuedKey;
    });
  }, [queuedKey]);
}

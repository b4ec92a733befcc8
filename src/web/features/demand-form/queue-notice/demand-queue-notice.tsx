import { type ComponentType, useEffect, useState } from "react";
import { hasQueue, onQueueAnnounced } from "#web/platform/demand-queue/has-queue.ts";
import { onOnline } from "#web/platform/device/on-online.ts";

/**
 * Loads the queue of this device where there is one: it sends the kept demands from any page and tells the visitor what became
 * of them. Renders nothing else.
 */
export function DemandQueueNotice() {
  const [Reporter, setReporter] = useState<ComponentType>();
  useEffect(() => {
    const load = () => {
      if (!hasQueue() || !navigator.onLine) return;
      import("./queue-reporter.tsx").then(
        (module) => setReporter(() => module.QueueReporter),
        () => undefined,
      );
    };
    load();
    const stops = [onQueueAnnounced(load), onOnline(load)];
    return () => {
      for (const stop of stops) stop();
    };
  }, []);
  return Reporter ? <Reporter /> : null;
}

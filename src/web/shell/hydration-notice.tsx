import { useEffect, useState } from "react";
import { announceHydration } from "../platform/start/announce-hydration.ts";
import { whenIdle } from "../platform/when-idle.ts";

/**
 * Tells that React has taken over the document and shows what its effects have read: rendered with what the page consists of, which
 * React takes over last. Renders nothing.
 */
export function HydrationNotice() {
  const [isHydrated, setHydrated] = useState(false);
  useEffect(() => setHydrated(true), []);
  useEffect(() => {
    if (!isHydrated) return;
    announceHydration();
    // What the document left for later (`before-paint-script.ts`) is laid out when no touch waits for it.
    whenIdle(() => delete document.documentElement.dataset.deferred);
  }, [isHydrated]);
  return null;
}

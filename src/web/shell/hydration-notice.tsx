import { useRouter } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { announceHydration } from "../platform/start/announce-hydration.ts";
import { whenIdle } from "../platform/when-idle.ts";

/** Lays out what the document left for later (`format-before-paint-script.ts`). */
const stopDeferring = () => delete document.documentElement.dataset.deferred;

/**
 * Tells that React has taken over the document and shows what its effects have read: rendered with what the page consists of, which
 * React takes over last. Renders nothing.
 */
export function HydrationNotice() {
  const [isHydrated, setHydrated] = useState(false);
  const router = useRouter();
  useEffect(() => setHydrated(true), []);
  useEffect(() => {
    if (!isHydrated) return;
    announceHydration();
    // When no touch waits for it, but before another page takes this one's place.
    whenIdle(stopDeferring);
    return router.subscribe("onBeforeNavigate", stopDeferring);
  }, [isHydrated, router]);
  return null;
}

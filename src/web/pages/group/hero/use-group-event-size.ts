import { type AnyRouter, useRouter } from "@tanstack/react-router";
import { useEffect, useRef, useState } from "react";
import type { EventSize } from "#domain/venue/event-size.ts";

/** Milliseconds without another change before the page of the new size is opened. */
const openDelayMs = 300;

/**
 * Returns the event size that the fields show, its setter, and whether its figures are still to come. A change opens the
 * page of that size in this one's place, loaded before it is shown.
 */
export function useGroupEventSize(eventSize: EventSize, formatHref: (eventSize: EventSize) => string) {
  const router = useRouter<AnyRouter>();
  const [requested, setRequested] = useState<EventSize>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const isAnswered = requested?.people === eventSize.people && requested.layout === eventSize.layout;
  if (requested && isAnswered) setRequested(undefined);
  const setEventSize = (next: EventSize) => {
    setRequested(next);
    clearTimeout(timer.current);
    const path = router.latestLocation.pathname;
    timer.current = setTimeout(async () => {
      const href = formatHref(next);
      // Preloaded so that no loading notice flashes.
      const isLoaded = await router.preloadRoute({ to: undefined, href }).then(Boolean, () => false);
      if (router.latestLocation.pathname !== path) return;
      if (isLoaded) await router.navigate({ href, replace: true, resetScroll: false });
      else setRequested(undefined);
    }, openDelayMs);
  };
  return { shown: requested ?? eventSize, setEventSize, busy: requested !== undefined && !isAnswered };
}

import { type AnyRouter, useRouter } from "@tanstack/react-router";
import { useEffect, useRef, useState } from "react";
import { type EventSize, type PartialEventSize, type VenueQuery, venueAddress } from "#domain/venue/event-size.ts";

/** Milliseconds without another change before a change is written to the URL. */
const urlDelayMs = 500;

export interface EventSizeState {
  eventSize: EventSize;
  /** The part selected by the visitor, on the page or in the URL; the rest is our default. */
  selected: PartialEventSize;
  setEventSize: (eventSize: EventSize) => void;
}

interface EventSizeSnapshot {
  eventSize: EventSize;
  selected: PartialEventSize;
  /** The URL that the event size was read from, and the one it was last written to. */
  url: string;
  writtenUrl?: string;
}

/**
 * Returns the page's event size and its setter. A change applies at once and then replaces the page's URL, so that it
 * can be shared and survives the back button. `path` has no query; `first` is the event size that the query gives.
 */
export function useEventSize(path: string, query: VenueQuery, first: EventSize): EventSizeState {
  const router = useRouter<AnyRouter>();
  const url = path + venueAddress.format(query);
  const fromUrl = { eventSize: first, selected: query, url };
  const [state, setState] = useState<EventSizeSnapshot>(fromUrl);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  // A URL that this hook wrote is already in the state; any other URL overrides the state.
  if (url !== state.url) setState(url === state.writtenUrl ? { ...state, url } : { ...state, ...fromUrl });
  const setEventSize = (eventSize: EventSize) => {
    setState({ ...state, eventSize, selected: eventSize });
    clearTimeout(timer.current);
    const currentTimer = setTimeout(async () => {
      const href = path + venueAddress.format({ ...query, ...eventSize });
      const current = () => timer.current === currentTimer && router.latestLocation.pathname === path;
      if (!current()) return;
      // Preloaded so that no loading notice flashes; without a network the URL stays unchanged.
      const ready = await router.preloadRoute({ to: undefined, href }).catch(() => undefined);
      if (!ready || !current()) return;
      setState((now) => ({ ...now, writtenUrl: href }));
      await router.navigate({ href, replace: true, resetScroll: false });
    }, urlDelayMs);
    timer.current = currentTimer;
  };
  return { eventSize: state.eventSize, selected: state.selected, setEventSize };
}

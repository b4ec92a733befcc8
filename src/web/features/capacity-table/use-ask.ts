import { type AnyRouter, useRouter } from "@tanstack/react-router";
import { useEffect, useRef, useState } from "react";
import { type Ask, type AskQuery, askQuery } from "../../../domain/venue/ask.ts";

/** Milliseconds without another change before a change is written to the URL. */
const restMs = 500;

export interface AskState {
  ask: Ask;
  /** The part selected by the visitor, on the page or in the URL; the rest is our default. */
  said: AskQuery;
  setAsk: (ask: Ask) => void;
}

interface Stood {
  ask: Ask;
  said: AskQuery;
  /** The URL that the event size was read from, and the one it was last written to. */
  url: string;
  written?: string;
}

/**
 * Returns the page's event size and its setter. A change applies at once and then replaces the page's URL, so that it
 * can be shared and survives the back button. `path` has no query; `first` is the event size that the query gives.
 */
export function useAsk(path: string, query: AskQuery, first: Ask): AskState {
  const router = useRouter<AnyRouter>();
  const url = path + askQuery(query);
  const given = { ask: first, said: query, url };
  const [state, setState] = useState<Stood>(given);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  // A URL that this hook wrote is already in the state; any other URL overrides the state.
  if (url !== state.url) setState(url === state.written ? { ...state, url } : { ...state, ...given });
  const setAsk = (ask: Ask) => {
    setState({ ...state, ask, said: ask });
    clearTimeout(timer.current);
    const own = setTimeout(async () => {
      const href = path + askQuery(ask);
      const current = () => timer.current === own && router.latestLocation.pathname === path;
      if (!current()) return;
      // Preloaded so that no loading notice flashes; without a network the URL stays unchanged.
      const ready = await router.preloadRoute({ to: undefined, href }).catch(() => undefined);
      if (!ready || !current()) return;
      setState((now) => ({ ...now, written: href }));
      await router.navigate({ href, replace: true, resetScroll: false });
    }, restMs);
    timer.current = own;
  };
  return { ask: state.ask, said: state.said, setAsk };
}

import { type AnyRouter, useRouter } from "@tanstack/react-router";
import { useEffect, useRef, useState } from "react";
import { type Ask, type AskQuery, askQuery } from "../../../domain/venue/ask.ts";

/** A change waits this long for the next one before it goes into the URL. */
const restMs = 500;

export interface AskState {
  ask: Ask;
  /** What of it the visitor said, here or in the URL; the rest is a beginning of ours. */
  said: AskQuery;
  setAsk: (ask: Ask) => void;
}

interface Stood {
  ask: Ask;
  said: AskQuery;
  /** The URL that the ask was taken from, and the one that it was last written to. */
  url: string;
  written?: string;
}

/**
 * The ask of a page: it changes at once, and follows into the page's URL in place of the last one, so that it can be
 * shared and comes back with the back button. `path` is without query; `first` is what the URL's query amounts to.
 */
export function useAsk(path: string, query: AskQuery, first: Ask): AskState {
  const router = useRouter<AnyRouter>();
  const url = path + askQuery(query);
  const given = { ask: first, said: query, url };
  const [state, setState] = useState<Stood>(given);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  // What this hook wrote itself is behind the state already; any other URL overrules it.
  if (url !== state.url) setState(url === state.written ? { ...state, url } : { ...state, ...given });
  const setAsk = (ask: Ask) => {
    setState({ ...state, ask, said: ask });
    clearTimeout(timer.current);
    const own = setTimeout(async () => {
      const href = path + askQuery(ask);
      const current = () => timer.current === own && router.latestLocation.pathname === path;
      if (!current()) return;
      // Fetched beforehand, so that no loading notice flashes; without a network the URL stays as it was.
      const ready = await router.preloadRoute({ to: undefined, href }).catch(() => undefined);
      if (!ready || !current()) return;
      setState((now) => ({ ...now, written: href }));
      await router.navigate({ href, replace: true, resetScroll: false });
    }, restMs);
    timer.current = own;
  };
  return { ask: state.ask, said: state.said, setAsk };
}

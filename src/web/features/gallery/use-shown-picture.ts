import { useHydrated, useRouter, useRouterState } from "@tanstack/react-router";
import { useRef } from "react";
import { stringifySearch } from "../../platform/navigation/parse-search.ts";

export interface ShownPicture {
  /** Key of the picture in the URL; undefined during server rendering, since all pictures share one cached document. */
  shown: string | undefined;
  /** Opens a picture in a new history entry, which the back button undoes. */
  open: (key: string) => void;
  /** Shows another picture in the same history entry. */
  move: (key: string) => void;
  close: () => void;
}

/** Returns the enlarged picture, stored in the URL (`?picture=`), and callbacks to change it. */
export function useShownPicture(): ShownPicture {
  const router = useRouter();
  const hydrated = useHydrated();
  const shown = useRouterState({ select: ({ location }) => (location.search as Record<string, string>).picture });
  const opened = useRef(false);
  const go = (picture: string | undefined, replace: boolean) => {
    const { pathname, search } = router.state.location;
    const href = pathname + stringifySearch({ ...search, picture });
    void router.navigate({ href, replace, resetScroll: false });
  };
  return {
    shown: hydrated ? shown : undefined,
    open: (key) => {
      opened.current = true;
      go(key, false);
    },
    move: (key) => go(key, true),
    close: () => {
      if (opened.current) router.history.back();
      else go(undefined, true);
      opened.current = false;
    },
  };
}

import { useHydrated, useRouter, useRouterState } from "@tanstack/react-router";
import { useRef } from "react";
import { stringifySearch } from "../../platform/query.ts";

export interface ShownPicture {
  /** Key of the picture that the address names; none while the server renders, since all pictures share one document. */
  shown: string | undefined;
  /** Opens one: a step that the back button undoes. */
  open: (key: string) => void;
  /** Goes to another one, in the same step. */
  move: (key: string) => void;
  close: () => void;
}

/** The picture seen large, kept in the address (`?picture=`). */
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

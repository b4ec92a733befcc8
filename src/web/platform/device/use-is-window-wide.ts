import { useState, useSyncExternalStore } from "react";

/**
 * Returns whether the window is at least so wide at the normal text size. False on the server and during hydration, so that a document
 * holds nothing that most windows hide. At a larger text size only the style sheets decide.
 */
export function useIsWindowWide(em: number): boolean {
  const [query] = useState(() => (import.meta.env.SSR ? undefined : window.matchMedia(`(min-width:${em}em)`)));
  const [subscribe] = useState(() => (onChange: () => void) => {
    query!.addEventListener("change", onChange);
    return () => query!.removeEventListener("change", onChange);
  });
  return useSyncExternalStore(
    subscribe,
    () => query!.matches,
    () => false,
  );
}

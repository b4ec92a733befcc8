import { useState, useSyncExternalStore } from "react";

/**
 * Returns whether the window is at least so wide at the normal text size; false on the server and while the browser takes over its
 * markup, so that a document holds nothing that most of its windows hide. A larger text hides by the sheets alone.
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

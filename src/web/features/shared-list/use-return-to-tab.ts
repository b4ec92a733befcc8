import { useEffect } from "react";

/** Milliseconds for which a tab may be in the background before what it shows is old. */
const staleMs = 10_000;

/** Calls back when the visitor comes back to the tab after a while: colleagues write meanwhile. */
export function useReturnToTab(onReturn: () => void): void {
  useEffect(() => {
    let left = Date.now();
    const onChange = () => {
      if (document.visibilityState === "hidden") left = Date.now();
      else if (Date.now() - left > staleMs) onReturn();
    };
    document.addEventListener("visibilitychange", onChange);
    return () => document.removeEventListener("visibilitychange", onChange);
  });
}

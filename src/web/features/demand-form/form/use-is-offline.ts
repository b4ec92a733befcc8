import { useSyncExternalStore } from "react";

const events = ["online", "offline"] as const;

const subscribe = (onChange: () => void) => {
  for (const name of events) window.addEventListener(name, onChange);
  return () => {
    for (const name of events) window.removeEventListener(name, onChange);
  };
};

/** Returns whether the device says that it has no network; never on the server. */
export const useIsOffline = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => !navigator.onLine,
    () => false,
  );

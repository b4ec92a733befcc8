import { useMemo, useSyncExternalStore } from "react";
import { sentDemand } from "../queue/sent-demand.ts";

const subscribe = () => () => undefined;

/** Returns the demand of this reference, which this visit sent; undefined for another one and on the server. */
export function useSentDemand(reference: string | undefined) {
  const isHydrated = useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
  const sent = useMemo(() => (isHydrated ? sentDemand.read() : undefined), [isHydrated]);
  return sent?.reference === reference ? sent : undefined;
}

import { useEffect, useMemo, useState, useSyncExternalStore } from "react";
import { sentDemand } from "../queue/sent-demand.ts";
import { takePostedDemand } from "./take-posted-demand.ts";

const subscribe = () => () => undefined;

/** Returns the demand of this reference, which this visit sent; undefined for another one and on the server. */
export function useSentDemand(reference: string | undefined) {
  const isHydrated = useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
  const [taken, setTaken] = useState<string>();
  useEffect(() => {
    if (reference !== undefined && takePostedDemand(reference)) setTaken(reference);
  }, [reference]);
  const sent = useMemo(() => (isHydrated || taken ? sentDemand.read() : undefined), [isHydrated, taken]);
  return sent?.reference === reference ? sent : undefined;
}

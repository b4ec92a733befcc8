type Listener = (siteIds: readonly string[]) => void;
const listeners = new Set<Listener>();

/** Tells this page that a demand for these venues was accepted; in the worker nobody listens. */
export function announceDemandAccepted(siteIds: readonly string[]): void {
  for (const listener of listeners) listener(siteIds);
}

/** Calls back with the venues of each demand that this page got accepted; returns the function that ends that. */
export function onDemandAccepted(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

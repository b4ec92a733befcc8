import { createListeners } from "../create-listeners.ts";
import { createPersistedState } from "../storage/persisted-state.ts";

/**
 * Whether this device may have something in its queue, so that a page without it never loads the queue's code. Set before
 * a demand is sent for the first time, cleared when nothing is left.
 */
const marker = createPersistedState<true>("demand-queued", {
  // The marker is about IndexedDB, which outlives the tab.
  life: "lasting",
  parse: (stored) => (stored === true ? true : undefined),
});
/** The queue of releases before IndexedDB, which had no marker. */
const olderQueue = createPersistedState<true>("demand-queue", {
  life: "lasting",
  parse: (stored) => (Array.isArray(stored) && stored.length > 0 ? true : undefined),
});

export const hasQueue = (): boolean => marker.read() ?? olderQueue.read() ?? false;

const listeners = createListeners();

/** Marks that a demand is stored while it is sent for the first time. */
export const markQueue = (): void => void marker.write(true);

/** Tells this page that a demand is kept. */
export function announceQueue(): void {
  markQueue();
  listeners.emit();
}

export const clearQueueMarker = (): void => marker.clear();

/** Calls back when this page or another tab begins to keep a demand; returns the function that stops it. */
export function onQueueAnnounced(listener: () => void): () => void {
  const check = (event: StorageEvent) => event.newValue !== null && hasQueue() && listener();
  const remove = listeners.add(listener);
  window.addEventListener("storage", check);
  return () => {
    remove();
    window.removeEventListener("storage", check);
  };
}

import { LRUCache } from "lru-cache";
import { eventRate } from "../../../../domain/limits.ts";

/** Addresses counted at the same time. */
const maxAddresses = 50_000;

/** Counts events of an address; returns undefined, or the seconds to wait where they are too many. */
export type EventLimit = (address: string, events: number, now: Date) => number | undefined;

/**
 * Creates the rate limit of events. Each node counts for itself and in memory: a limit in the store would write more than
 * the events themselves.
 */
export function createEventLimit(): EventLimit {
  const windows = new LRUCache<string, { endsAt: number; count: number }>({ max: maxAddresses });
  return (address, events, now) => {
    const at = now.getTime();
    let window = windows.get(address);
    if (!window || window.endsAt <= at) window = { endsAt: at + eventRate.seconds * 1000, count: 0 };
    if (window.count + events > eventRate.most) return Math.max(1, Math.ceil((window.endsAt - at) / 1000));
    window.count += events;
    windows.set(address, window);
    return undefined;
  };
}

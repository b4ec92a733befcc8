import { LRUCache } from "lru-cache";
import type { Rate } from "#domain/limits.ts";

/** Addresses counted at the same time. */
const maxAddresses = 50_000;

/** Counts actions of an address; returns undefined, or the seconds to wait where they are too many. */
export type LocalLimit = (address: string, actions: number, now: Date) => number | undefined;

/**
 * Creates a rate limit per address that each node counts for itself and in memory, for what is done so often, or stores so
 * little, that a limit in the store would cost more than it does.
 */
export function createLocalLimit({ most, seconds }: Rate): LocalLimit {
  const windows = new LRUCache<string, { endsAt: number; count: number }>({ max: maxAddresses });
  return (address, actions, now) => {
    const at = now.getTime();
    let window = windows.get(address);
    if (!window || window.endsAt <= at || window.endsAt > at + seconds * 1000)
      window = { endsAt: at + seconds * 1000, count: 0 };
    if (window.count + actions > most) return Math.max(1, Math.ceil((window.endsAt - at) / 1000));
    window.count += actions;
    windows.set(address, window);
    return undefined;
  };
}

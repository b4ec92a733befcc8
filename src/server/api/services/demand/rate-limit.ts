import { LRUCache } from "lru-cache";

/** Maximum number of actions in a number of seconds. */
export interface Rate {
  most: number;
  seconds: number;
}

/** Fixed-window rate limiter by key, in memory of bounded size. Each web node counts separately. */
export interface RateLimit {
  /** Returns the seconds to wait, or undefined if the key is below its limit. Does not count. */
  wait: (key: string, now: Date) => number | undefined;
  count: (key: string, now: Date) => void;
}

/**
 * Creates a rate limiter whose window opens with a key's first action and closes `seconds` later.
 * Beyond `keys` keys the least recently counted is evicted, so that a flood of addresses uses bounded memory.
 */
export function createRateLimit(rate: Rate, keys = 20_000): RateLimit {
  const windows = new LRUCache<string, { until: number; done: number }>({ max: keys });
  // Not the cache's own expiry, which reads the system's clock instead of the caller's.
  const getOpenWindow = (key: string, now: Date) => {
    const window = windows.peek(key);
    if (!window || window.until > now.getTime()) return window;
    windows.delete(key);
    return undefined;
  };
  return {
    wait(key, now) {
      const window = getOpenWindow(key, now);
      return window && window.done >= rate.most ? Math.ceil((window.until - now.getTime()) / 1000) : undefined;
    },
    count(key, now) {
      const { until, done } = getOpenWindow(key, now) ?? { until: now.getTime() + rate.seconds * 1000, done: 0 };
      windows.set(key, { until, done: done + 1 });
    },
  };
}

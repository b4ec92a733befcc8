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
  const windows = new Map<string, { until: number; done: number }>();
  const open = (key: string, now: Date) => {
    const window = windows.get(key);
    if (!window || window.until > now.getTime()) return window;
    windows.delete(key);
    return undefined;
  };
  return {
    wait(key, now) {
      const window = open(key, now);
      return window && window.done >= rate.most ? Math.ceil((window.until - now.getTime()) / 1000) : undefined;
    },
    count(key, now) {
      const window = open(key, now) ?? { until: now.getTime() + rate.seconds * 1000, done: 0 };
      windows.delete(key);
      windows.set(key, { ...window, done: window.done + 1 });
      if (windows.size > keys) windows.delete(windows.keys().next().value as string);
    },
  };
}

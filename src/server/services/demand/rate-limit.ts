/** How many in how many seconds. */
export interface Rate {
  most: number;
  seconds: number;
}

/** Counts what each key did within its window, in memory of bounded size. Each web node counts for itself. */
export interface RateLimit {
  /** Seconds to wait, or undefined where the key may go on. Counts nothing. */
  wait: (key: string, now: Date) => number | undefined;
  count: (key: string, now: Date) => void;
}

/**
 * A window that opens with a key's first act and closes `seconds` later.
 * Beyond `keys` keys the one counted longest ago is forgotten: a flood of addresses costs memory of a fixed size.
 */
export function rateLimit(rate: Rate, keys = 20_000): RateLimit {
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

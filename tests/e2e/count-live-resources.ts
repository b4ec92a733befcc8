import type { Page } from "playwright-core";

/** What lives on a page: callbacks that wait, observers that observe, and figures of the engine after a garbage collection. */
export interface LiveResources {
  intervals: number;
  /** Timeouts that wait for a second or longer. */
  timeouts: number;
  intersectionObservers: number;
  resizeObservers: number;
  mutationObservers: number;
  /** Listeners of `window` and `document`, which outlive every page. */
  listeners: number;
  nodes: number;
  /** Listeners on all objects. */
  allListeners: number;
  /** Bytes of used heap. */
  heap: number;
}

interface Observer {
  observe: (target: unknown, ...rest: unknown[]) => void;
  unobserve?: (target: unknown) => void;
  disconnect: () => void;
}

type Live = Set<unknown>;
interface CountedWindow {
  __timers: { intervals: Live; timeouts: Live };
  __observers: { IntersectionObserver: Live; ResizeObserver: Live; MutationObserver: Live };
}

/** Counts timers as they come and go; runs in the page. */
const countTimers = () => {
  const intervals = new Set<unknown>();
  const timeouts = new Set<unknown>();
  const { setInterval: startInterval, setTimeout: startTimeout, clearInterval: endInterval } = window;
  const end = (id: number) => {
    intervals.delete(id);
    timeouts.delete(id);
    endInterval(id);
  };
  Object.assign(window, {
    setInterval: (...input: Parameters<typeof setInterval>) => {
      const id = startInterval(...input);
      intervals.add(id);
      return id;
    },
    setTimeout: (run: (...rest: unknown[]) => void, ms = 0, ...rest: unknown[]) => {
      const id = startTimeout(() => {
        timeouts.delete(id);
        run(...rest);
      }, ms);
      if (ms >= 1000) timeouts.add(id);
      return id;
    },
    // Both kinds have one list of ids.
    clearInterval: end,
    clearTimeout: end,
    __timers: { intervals, timeouts },
  });
};

/** Counts the observers that observe something; runs in the page. */
const countObservers = () => {
  const live: Record<string, Set<object>> = {};
  for (const name of ["IntersectionObserver", "ResizeObserver", "MutationObserver"] as const) {
    const { prototype } = window[name] as { prototype: Observer };
    const { observe, unobserve, disconnect } = prototype;
    const all = new Set<object>();
    live[name] = all;
    const targets = new WeakMap<object, Set<unknown>>();
    prototype.observe = function (this: object, target, ...rest) {
      all.add(this);
      targets.set(this, (targets.get(this) ?? new Set()).add(target));
      observe.call(this, target, ...rest);
    };
    if (unobserve)
      prototype.unobserve = function (this: object, target) {
        unobserve.call(this, target);
        targets.get(this)?.delete(target);
        if (targets.get(this)?.size === 0) all.delete(this);
      };
    prototype.disconnect = function (this: object) {
      disconnect.call(this);
      targets.delete(this);
      all.delete(this);
    };
  }
  Object.assign(window, { __observers: live });
};

/** Counts what lives on the page from its next document on. Returns the function that reads the figures. */
export async function countLiveResources(page: Page): Promise<() => Promise<LiveResources>> {
  await page.addInitScript(countTimers);
  await page.addInitScript(countObservers);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Performance.enable");
  const countListeners = async (expression: string) => {
    const { result } = await devtools.send("Runtime.evaluate", { expression, objectGroup: "counts" });
    const { listeners } = await devtools.send("DOMDebugger.getEventListeners", { objectId: result.objectId! });
    return listeners.length;
  };
  return async () => {
    // What only a finalizer releases goes with the second collection.
    for (let round = 0; round < 2; round++) await devtools.send("HeapProfiler.collectGarbage");
    const counts = await page.evaluate(() => {
      const { __timers: timers, __observers: observers } = window as unknown as CountedWindow;
      return {
        intervals: timers.intervals.size,
        timeouts: timers.timeouts.size,
        intersectionObservers: observers.IntersectionObserver.size,
        resizeObservers: observers.ResizeObserver.size,
        mutationObservers: observers.MutationObserver.size,
      };
    });
    const listeners = (await countListeners("window")) + (await countListeners("document"));
    await devtools.send("Runtime.releaseObjectGroup", { objectGroup: "counts" });
    const { metrics } = await devtools.send("Performance.getMetrics");
    const read = (name: string) => metrics.find((metric) => metric.name === name)!.value;
    return {
      ...counts,
      listeners,
      nodes: read("Nodes"),
      allListeners: read("JSEventListeners"),
      heap: read("JSHeapUsedSize"),
    };
  };
}

import { setImmediate } from "node:timers/promises";

/** Gives way to requests in long work: awaited between pieces, it lets others run once `ms` have passed. */
export function turns(ms = 15): () => Promise<void> | undefined {
  let since = performance.now();
  return () => {
    if (performance.now() - since < ms) return undefined;
    return setImmediate().then(() => {
      since = performance.now();
    });
  };
}

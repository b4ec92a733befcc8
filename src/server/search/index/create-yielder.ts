import { setImmediate } from "node:timers/promises";

/** Creates a function to await between pieces of long work; it yields to other tasks once `ms` have passed. */
export function createYielder(ms = 15): () => Promise<void> | undefined {
  let lastYield = performance.now();
  return () => {
    if (performance.now() - lastYield < ms) return undefined;
    return setImmediate().then(() => {
      lastYield = performance.now();
    });
  };
}

import { setImmediate } from "node:timers/promises";

/** Creates a function to await between pieces of long work; it yields to other tasks once `ms` have passed. */
export function turns(ms = 15): () => Promise<void> | undefined {
  let since = performance.now();
  return () => {
    if (performance.now() - since < ms) return undefined;
    return setImmediate().then(() => {
      since = performance.now();
    });
  };
}

import type { DemandStore } from "../../store/demand-store.ts";

/** The writes of a running server after which a message may wait in the outbox. */
const tellingVerbs = [
  "submit",
  "addRemark",
  "withdraw",
  "restore",
  "erase",
  "runRetention",
] as const satisfies readonly (keyof DemandStore)[];

/** Returns the store of demands that wakes the worker after each write that a message tells of, so that none waits for the next look. */
export function wakeAfterWrites(demands: DemandStore, wake: () => void): DemandStore {
  const wrapped = { ...demands };
  const wrap = <K extends (typeof tellingVerbs)[number]>(name: K) => {
    const write = demands[name] as (...args: unknown[]) => Promise<unknown>;
    const wakeAfter = async (...args: unknown[]) => {
      const outcome = await write(...args);
      wake();
      return outcome;
    };
    wrapped[name] = wakeAfter as DemandStore[K];
  };
  for (const name of tellingVerbs) wrap(name);
  return wrapped;
}

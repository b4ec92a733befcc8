import { leaseMs } from "./get-due-time.ts";

/** The locks of the browser, which end with the tab that holds them; undefined outside of secure contexts. */
const getLocks = (): LockManager | undefined => (typeof navigator === "undefined" ? undefined : navigator.locks);

/** Returns until when a demand is reserved to its sender: where there are no locks, a lease stands in. */
export const getLeaseEnd = (now: number): number => (getLocks() ? 0 : now + leaseMs);

/** Runs a sending of a demand unless another tab or the worker is sending it; then it returns undefined. */
export async function runAlone<T>(clientKey: string, run: () => Promise<T>): Promise<T | undefined> {
  const locks = getLocks();
  if (!locks) return run();
  return locks.request(`huizhi-demand-${clientKey}`, { ifAvailable: true }, async (lock) => (lock ? run() : undefined));
}

import { setTimeout as sleep } from "node:timers/promises";

/** After a task the worker rests for this many times as long as it took: it leaves most of a core to the requests. */
const restFactor = 4;
/** Tasks that wait at most; more are refused. */
const maxWaiting = 100;

/**
 * Creates a queue of tasks that nobody waits for: one at a time, with rests between. A task that fails is dropped, since what
 * it would have improved is good as it is.
 * @returns the function that adds a task, and returns false where too many wait already
 */
export function createBackgroundQueue(): (task: () => Promise<void>) => boolean {
  const waiting: (() => Promise<void>)[] = [];
  let isWorking = false;
  const work = async () => {
    for (let task = waiting.shift(); task; task = waiting.shift()) {
      const began = performance.now();
      await task().catch(() => undefined);
      await sleep((performance.now() - began) * restFactor, undefined, { ref: false });
    }
    isWorking = false;
  };
  return (task) => {
    if (waiting.length >= maxWaiting) return false;
    waiting.push(task);
    if (!isWorking) {
      isWorking = true;
      void work();
    }
    return true;
  };
}

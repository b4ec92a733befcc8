import PQueue from "p-queue";
import type { WorkerOptions } from "./worker-options.ts";

/** Statements of deliveries that run at the same time: the other connections of the store are for visitors. */
const maxStatements = 3;

/** Returns the options with a store and a message builder that never use more than a few connections at once. */
export function limitConcurrency(options: WorkerOptions): WorkerOptions {
  const queue = new PQueue({ concurrency: maxStatements });
  const limit =
    <Input extends unknown[], Result>(call: (...input: Input) => Promise<Result>) =>
    (...input: Input): Promise<Result> =>
      queue.add(() => call(...input));
  const { store } = options;
  return {
    ...options,
    buildMessage: limit(options.buildMessage),
    store: {
      ...store,
      dispatch: limit(store.dispatch),
      dueTargets: limit(store.dueTargets),
      lease: limit(store.lease),
      delivered: limit(store.delivered),
      failed: limit(store.failed),
      release: limit(store.release),
    },
  };
}

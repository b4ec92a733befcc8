import { setTimeout as sleep } from "node:timers/promises";
import { dayMs } from "#domain/day.ts";
import { DeliveryOutcomes } from "./delivery-outcomes.ts";
import { limitConcurrency } from "./limit-concurrency.ts";
import { runScheduledJobs } from "./run-scheduled-jobs.ts";
import { TargetLoop } from "./target-loop.ts";
import type { WorkerOptions } from "./worker-options.ts";

/** Days back from which a site sends messages that were written before it had a target. */
const backlogDays = 7;
const scheduledJobsMs = 30_000;

export interface DeliveryWorker {
  /** Looks at the store now: something was written. */
  wake: () => void;
  /** Starts nothing more, waits `graceMs` for running attempts, then aborts them; they are tried again elsewhere or later. */
  stop: (graceMs?: number) => Promise<void>;
  outcomes: DeliveryOutcomes;
}

/** Creates what looks at the store: dispatches messages, wakes the loops of targets with due ones, runs the scheduled jobs. */
function createLook(options: WorkerOptions, loops: ReadonlyMap<string, TargetLoop>): () => Promise<void> {
  const { store, channels, now, log } = options;
  // By a clock that nobody sets: one that went back would stop the scheduled jobs until then.
  let scheduledJobsAt = 0;
  return async () => {
    const moment = now();
    if (performance.now() >= scheduledJobsAt) {
      scheduledJobsAt = performance.now() + scheduledJobsMs;
      await runScheduledJobs(options).catch((error: unknown) =>
        log.error({ error: String(error) }, "scheduled jobs failed"),
      );
    }
    const since = new Date(moment.getTime() - backlogDays * dayMs).toISOString();
    await store.dispatch({ targets: channels, now: moment.toISOString(), since });
    for (const target of await store.dueTargets(now().toISOString())) loops.get(target)?.nudge();
  };
}

/**
 * Starts the worker that delivers messages from the outbox to every channel. Without channels it does nothing, and the
 * messages wait. Several nodes may run one each. It survives a store that is not available.
 */
export function createDeliveryWorker(given: WorkerOptions): DeliveryWorker {
  const options = limitConcurrency(given);
  const { channels, log, times } = options;
  const outcomes = new DeliveryOutcomes();
  const stopping = new AbortController();
  const loops = new Map(
    channels.map((channel) => [
      channel.name,
      new TargetLoop({ ...options, channel, outcomes, stopping: stopping.signal }),
    ]),
  );
  const look = createLook(options, loops);
  let isStopped = channels.length === 0;
  let woken = Promise.withResolvers<void>();
  const poll = async () => {
    let hasFailed = false;
    while (!isStopped) {
      woken = Promise.withResolvers<void>();
      try {
        await look();
        hasFailed = false;
      } catch (error) {
        // Once an outage, not at every look.
        if (!hasFailed) log.error({ error: String(error) }, "outbox could not be read");
        hasFailed = true;
      }
      if (isStopped) return;
      const pause = new AbortController();
      await Promise.race([woken.promise, sleep(times.pollMs, undefined, pause).catch(() => undefined)]);
      pause.abort();
    }
  };
  const polling = poll();
  const stop = async (graceMs = 5000) => {
    isStopped = true;
    woken.resolve();
    const timer = setTimeout(() => stopping.abort(), graceMs);
    await Promise.all([polling, ...[...loops.values()].map((loop) => loop.stop())]);
    clearTimeout(timer);
  };
  return { wake: () => woken.resolve(), stop, outcomes };
}

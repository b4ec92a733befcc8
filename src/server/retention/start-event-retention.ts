import { dayMs } from "#domain/day.ts";
import type { EventStore } from "../store/event-store.ts";
import { StoreUnavailableError } from "../store/store-unavailable-error.ts";
import type { ClockGuard } from "./create-clock-guard.ts";
import { createRepeatingJob } from "./create-repeating-job.ts";

/** Milliseconds between two looks at how many events were written. */
const lookMs = 10_000;
/** Milliseconds after which the oldest are removed whatever was written. */
const longestMs = 600_000;
/** The part of the maximum that may be written beyond it before the oldest are removed. */
const excessPart = 1 / 20;

export interface EventRetentionOptions {
  events: Pick<EventStore, "prune">;
  clock: Pick<ClockGuard, "check">;
  /** Returns how many events this process has written. */
  written: () => number;
  /** Days for which an event is stored, and how many are. */
  days: number;
  most: number;
  now: () => Date;
  log: Record<"info" | "error", (facts: object, message: string) => void>;
}

/** Starts the job that removes events: those stored long enough, and the oldest beyond the maximum. Returns what stops it. */
export function startEventRetention({
  events,
  clock,
  written,
  days,
  most,
  now,
  log,
}: EventRetentionOptions): () => Promise<void> {
  let lastWritten = 0;
  let lastAt = Number.NEGATIVE_INFINITY;
  const job = createRepeatingJob(
    async () => {
      const elapsed = performance.now();
      if (elapsed - lastAt < longestMs && written() - lastWritten < most * excessPart) return lookMs;
      lastWritten = written();
      lastAt = elapsed;
      const at = now();
      // By a clock that is refused none is old, but the maximum holds.
      const before = (await clock.check(at)) ? new Date(at.getTime() - days * dayMs) : new Date(0);
      const removed = await events.prune(before, most);
      if (removed > 0) log.info({ removed }, "old events were removed");
      return lookMs;
    },
    {
      firstMs: lookMs,
      retryMs: lookMs,
      onError: (error) => {
        if (!(error instanceof StoreUnavailableError)) log.error({ error: String(error) }, "removal of events failed");
      },
    },
  );
  return job.stop;
}

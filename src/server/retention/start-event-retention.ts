import { dayMs } from "../../domain/day.ts";
import type { EventStore } from "../store/event-store.ts";
import { StoreUnavailableError } from "../store/store-unavailable-error.ts";
import { createRepeatingJob } from "./create-repeating-job.ts";

/** Milliseconds between two looks at how many events were written. */
const lookMs = 10_000;
/** Milliseconds after which the oldest are removed whatever was written. */
const longestMs = 600_000;
/** The part of the maximum that may be written beyond it before the oldest are removed. */
const excessPart = 1 / 20;

export interface EventRetentionOptions {
  events: Pick<EventStore, "prune">;
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
      const at = now();
      if (at.getTime() - lastAt < longestMs && written() - lastWritten < most * excessPart) return lookMs;
      lastWritten = written();
      lastAt = at.getTime();
      const removed = await events.prune(new Date(at.getTime() - days * dayMs), most);
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

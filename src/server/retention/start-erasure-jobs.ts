import { dayMs, toChinaDay } from "#domain/day.ts";
import { sharedListLimits } from "#domain/limits.ts";
import type { DemandStore } from "../store/demand-store.ts";
import type { SharedListStore } from "../store/shared-list-store.ts";
import { StoreUnavailableError } from "../store/store-unavailable-error.ts";
import type { ClockGuard } from "./create-clock-guard.ts";
import { createRepeatingJob } from "./create-repeating-job.ts";

/** Milliseconds between two looks for demands that were stored long enough; the store runs one a day. */
const retentionMs = 600_000;
/** Milliseconds between two looks for erased data in the files. */
const purgeMs = 2000;
/** After rewriting tables the job rests for this many times as long, so that demands are hardly ever held up. */
const restFactor = 60;

export interface ErasureJobsOptions {
  demands: Pick<DemandStore, "purgeErased" | "runRetention">;
  sharedLists: Pick<SharedListStore, "eraseExpired">;
  clock: Pick<ClockGuard, "check">;
  /** Days after its last change for which a demand's personal data are stored. */
  retentionDays: number;
  now: () => Date;
  log: Record<"info" | "error", (facts: object, message: string) => void>;
}

/**
 * Starts the jobs that make personal data go: the retention of demands and of shared lists, and the removal of what erasures
 * left in the database's files. Nothing is erased by a clock that the guard refuses. They run on every node; the store lets one at a time do the work. Returns the function that stops them.
 */
export function startErasureJobs({
  demands,
  sharedLists,
  clock,
  retentionDays,
  now,
  log,
}: ErasureJobsOptions): () => Promise<void> {
  const onError = (job: string) => (error: unknown) => {
    if (!(error instanceof StoreUnavailableError)) log.error({ error: String(error) }, `${job} failed`);
  };
  const retention = createRepeatingJob(
    async () => {
      const at = now();
      if (!(await clock.check(at))) return retentionMs;
      const before = new Date(at.getTime() - retentionDays * dayMs).toISOString();
      const erased = await demands.runRetention({ before, today: toChinaDay(at), at: at.toISOString() });
      if (erased > 0) log.info({ erased }, "demands stored long enough were erased");
      return retentionMs;
    },
    { firstMs: purgeMs, onError: onError("retention"), retryMs: retentionMs },
  );
  const lists = createRepeatingJob(
    async () => {
      const at = now();
      if (!(await clock.check(at))) return retentionMs;
      const traceBefore = new Date(at.getTime() - sharedListLimits.traceDays * dayMs).toISOString();
      const erased = await sharedLists.eraseExpired({ at: at.toISOString(), traceBefore });
      if (erased > 0) log.info({ erased }, "expired shared lists were erased with their opinions");
      return retentionMs;
    },
    { firstMs: purgeMs, onError: onError("retention of shared lists"), retryMs: retentionMs },
  );
  const purge = createRepeatingJob(
    async () => {
      const started = performance.now();
      await demands.purgeErased();
      return Math.max(purgeMs, (performance.now() - started) * restFactor);
    },
    { firstMs: purgeMs, onError: onError("removal of erased data"), retryMs: retentionMs / 10 },
  );
  return async () => {
    await Promise.all([retention.stop(), lists.stop(), purge.stop()]);
  };
}

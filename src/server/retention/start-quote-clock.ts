import type { QuoteStore } from "../store/quote-store.ts";
import { StoreUnavailableError } from "../store/store-unavailable-error.ts";
import type { ClockGuard } from "./create-clock-guard.ts";
import { createRepeatingJob } from "./create-repeating-job.ts";

/** Milliseconds between two looks at what is due. */
const lookMs = 20_000;

export interface QuoteClockOptions {
  quotes: Pick<QuoteStore, "confirmChoices" | "expire">;
  clock: Pick<ClockGuard, "check">;
  now: () => Date;
  log: Record<"info" | "error", (facts: object, message: string) => void>;
  /** Milliseconds to the first look and between two; tests shorten it. */
  everyMs?: number;
}

/**
 * Starts the job that makes choices final and ends requests whose time is over. Several nodes may run it: each step is taken
 * once. A clock that is refused ends nothing. Returns what stops it.
 */
export function startQuoteClock({ quotes, clock, now, log, everyMs = lookMs }: QuoteClockOptions): () => Promise<void> {
  const job = createRepeatingJob(
    async () => {
      const moment = now();
      const at = moment.toISOString();
      const confirmed = await quotes.confirmChoices(at);
      const expired = (await clock.check(moment)) ? await quotes.expire(at) : 0;
      if (confirmed + expired > 0) log.info({ confirmed, expired }, "quote requests changed by the clock");
      return everyMs;
    },
    {
      firstMs: everyMs,
      retryMs: everyMs,
      onError: (error) => {
        if (!(error instanceof StoreUnavailableError)) log.error({ error: String(error) }, "quote clock failed");
      },
    },
  );
  return job.stop;
}

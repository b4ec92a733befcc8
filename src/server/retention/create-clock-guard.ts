import { dayMs } from "#domain/day.ts";
import { type ClockStore, isTooFarAhead } from "../store/clock-store.ts";

export interface ClockGuardOptions {
  clock: Pick<ClockStore, "lastTime" | "mark">;
  log: Record<"info" | "error", (facts: object, message: string) => void>;
  /** Returns milliseconds of a clock that nobody sets. */
  elapsed?: () => number;
}

export interface ClockGuard {
  /** Resolves to whether anything may be erased by this time. */
  check: (now: Date) => Promise<boolean>;
  /** The outcome of the last check; true before the first. */
  readonly isTrusted: boolean;
}

const refusal =
  "the clock is more than two days ahead of the last known time: nothing is erased by time. Set the clock right, or confirm it: npm run demands -- confirm-clock";

/**
 * Creates the guard of what is erased by time. It refuses a clock that is more than two days ahead of the last known time: the mark in the store, or
 * the time since the last check. An operator who confirms the clock sets the mark. A refusal is logged at once and then once a day.
 */
export function createClockGuard({ clock, log, elapsed = () => performance.now() }: ClockGuardOptions): ClockGuard {
  let last: { at: number; elapsed: number } | undefined;
  let lineAt = Number.NEGATIVE_INFINITY;
  let isTrusted = true;

  const refuse = (facts: object) => {
    isTrusted = false;
    if (elapsed() - lineAt < dayMs) return;
    lineAt = elapsed();
    log.error(facts, refusal);
  };
  const accept = async (now: Date) => {
    await clock.mark(now.toISOString());
    last = { at: now.getTime(), elapsed: elapsed() };
    if (!isTrusted) log.info({}, "the clock is right again: what is due is erased");
    [isTrusted, lineAt] = [true, Number.NEGATIVE_INFINITY];
  };
  return {
    async check(now) {
      const at = now.getTime();
      const stored = await clock.lastTime(now.toISOString());
      const times = stored === undefined ? [] : [Date.parse(stored)];
      if (last) times.push(last.at + elapsed() - last.elapsed);
      const lastTime = Math.max(...times.filter((time) => time <= at));
      if (Number.isFinite(lastTime) && isTooFarAhead(at, lastTime))
        refuse({ now: now.toISOString(), lastTime: new Date(lastTime).toISOString() });
      else await accept(now);
      return isTrusted;
    },
    get isTrusted() {
      return isTrusted;
    },
  };
}

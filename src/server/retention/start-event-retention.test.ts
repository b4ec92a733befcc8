import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { startEventRetention } from "./start-event-retention.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const minuteMs = 60_000;

/** Starts the job and returns what it removed: the time before which, and how many may stay. */
function start({ isTrusted = true } = {}) {
  const prune = vi.fn(async (_before: Date, _most: number) => 0);
  let written = 0;
  const stop = startEventRetention({
    events: { prune },
    clock: { check: async () => isTrusted },
    written: () => written,
    days: 10,
    most: 1000,
    now: () => new Date(),
    log: { info: () => undefined, error: () => undefined },
  });
  return { prune, stop, write: (count: number) => (written += count) };
}

it("removes old events every ten minutes, also after the clock went back", async () => {
  const { prune, stop } = start();
  vi.setSystemTime("2026-11-23T02:00:00Z");
  await vi.advanceTimersByTimeAsync(minuteMs);
  expect(prune.mock.calls).toEqual([[new Date("2026-11-13T02:00:10Z"), 1000]]);
  vi.setSystemTime("2025-11-23T02:00:00Z");
  await vi.advanceTimersByTimeAsync(11 * minuteMs);
  expect(prune).toHaveBeenCalledTimes(2);
  expect(prune.mock.calls[1]![0].toISOString()).toMatch(/^2025-11-13T02:/);
  await stop();
});

it("finds no event old by a clock that is refused, but removes those beyond the maximum", async () => {
  const { prune, stop, write } = start({ isTrusted: false });
  await vi.advanceTimersByTimeAsync(minuteMs);
  write(50);
  await vi.advanceTimersByTimeAsync(minuteMs);
  expect(prune.mock.calls).toEqual([
    [new Date(0), 1000],
    [new Date(0), 1000],
  ]);
  await stop();
});

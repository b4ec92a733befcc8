import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createStoreHealth } from "./create-store-health.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const createHealth = (probe: () => Promise<boolean>) => {
  const lines: unknown[][] = [];
  const write = (...line: unknown[]) => void lines.push(line);
  return { lines, health: createStoreHealth({ log: { error: write, info: write }, probe }) };
};

it("logs an outage once in ten seconds with the number of failures, and its end", async () => {
  let writable = false;
  const { lines, health } = createHealth(async () => writable);
  for (let failure = 0; failure < 5; failure++) health.onOutage(new Error("disk full"));
  expect(lines).toEqual([[{ failures: 1, error: "disk full" }, "store unavailable"]]);
  expect(health.available).toBe(false);
  await vi.advanceTimersByTimeAsync(11_000);
  health.onOutage(new Error("disk full"));
  expect(lines.at(-1)).toEqual([{ failures: 5, error: "disk full" }, "store unavailable"]);
  writable = true;
  await vi.advanceTimersByTimeAsync(6000);
  expect(lines.at(-1)).toEqual(["store available again"]);
  expect(health.available).toBe(true);
  expect(vi.getTimerCount()).toBe(0);
});

it("is not ready if the store does not take a write in time", async () => {
  const { health } = createHealth(() => new Promise(() => {}));
  const ready = health.isReady();
  await vi.advanceTimersByTimeAsync(3000);
  expect(await ready).toBe(false);
});

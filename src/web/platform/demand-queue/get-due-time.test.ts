import { expect, test } from "vitest";
import { createQueuedDemand } from "./queued-demand.ts";
import { computeRetryDelay, getDueTime, leaseMs } from "./get-due-time.ts";

const now = 1_800_000_000_000;
const demand = { clientKey: "key-00001", name: "陈", mobile: "13800138000", cityCode: "110000", consent: true };
const entry = createQueuedDemand({ path: "common/caseSubmit", demand }, { form: undefined, now, leaseUntil: 0 });

test("doubles the delay up to ten minutes, half of it by chance", () => {
  expect([1, 2, 3, 20].map((attempts) => computeRetryDelay(attempts, () => 1))).toEqual([5e3, 1e4, 2e4, 6e5]);
  expect(computeRetryDelay(2, () => 0)).toBe(5e3);
});

test("waits for backoff, Retry-After and lease; haste skips what it may", () => {
  const waiting = { ...entry, nextAt: now + 2000, holdUntil: now + 1000 };
  expect(getDueTime(waiting, now)).toBe(now + 2000);
  expect(getDueTime(waiting, now, "hastened")).toBe(now + 1000);
  expect(getDueTime({ ...waiting, because: "busy" }, now, "hastened")).toBe(now + 2000);
  expect(getDueTime(waiting, now, "forced")).toBe(0);
  expect(getDueTime({ ...waiting, leaseUntil: now + 500 }, now, "forced")).toBe(now + 500);
});

test("does not believe times that a clock set back has left far ahead", () => {
  const far = now + 40 * 86_400_000;
  expect(getDueTime({ ...entry, nextAt: far, holdUntil: far, leaseUntil: far }, now)).toBe(0);
  expect(getDueTime({ ...entry, leaseUntil: now + leaseMs }, now)).toBe(now + leaseMs);
});

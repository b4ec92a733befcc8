import { expect, it, onTestFinished, vi } from "vitest";
import { createDeliveryWorker } from "./create-delivery-worker.ts";
import type { WorkerOptions } from "./worker-options.ts";

it("runs the scheduled jobs every half minute, also after the clock went back", async () => {
  vi.useFakeTimers({ toFake: ["performance"] });
  onTestFinished(() => void vi.useRealTimers());
  let now = new Date("2029-02-01T02:00:00Z");
  const befores: string[] = [];
  const store = {
    dispatch: async () => 0,
    dueTargets: async () => [],
    endOrphans: async (_targets: readonly string[], before: string) => {
      befores.push(before);
      return 0;
    },
  };
  const times = { pollMs: 1, timeoutMs: 0, leaseMs: 0, backoffMs: 0, reminderMinutes: 0, digestHour: undefined };
  const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
  const channels: WorkerOptions["channels"] = [{ name: "webhook", send: async () => "sent" }];
  const options = { store, channels, buildMessage: async () => undefined, log, now: () => now, times };
  const worker = createDeliveryWorker(options as unknown as WorkerOptions);
  onTestFinished(() => worker.stop(0));
  await vi.waitFor(() => expect(befores).toEqual(["2029-01-29T02:00:00.000Z"]));
  now = new Date("2026-11-23T02:00:00Z");
  vi.advanceTimersByTime(30_000);
  await vi.waitFor(() => expect(befores).toEqual(["2029-01-29T02:00:00.000Z", "2026-11-20T02:00:00.000Z"]));
});

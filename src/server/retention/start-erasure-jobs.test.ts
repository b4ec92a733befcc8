import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, it, onTestFinished, vi } from "vitest";
import { sharedListLimits } from "#domain/limits.ts";
import { openDatabase } from "../store/database.ts";
import { createDemandStore } from "../store/demand-store.ts";
import { createSharedListStore } from "../store/shared-list-store.ts";
import { StoreUnavailableError } from "../store/store-unavailable-error.ts";
import { createClockStore } from "../store/clock-store.ts";
import { createClockGuard } from "./create-clock-guard.ts";
import { startErasureJobs } from "./start-erasure-jobs.ts";

let folder = "";
const closers: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

const createLog = () => ({
  info: vi.fn<(facts: object, message: string) => void>(),
  error: vi.fn<(facts: object, message: string) => void>(),
});

const readFiles = () => readdirSync(folder).map((name) => readFileSync(join(folder, name), "utf8"));

it("erases demands and shared lists that were stored long enough, in the files too, and logs how many", async () => {
  folder = mkdtempSync(join(tmpdir(), "retention-"));
  const database = await openDatabase({ dataDir: folder });
  const demands = createDemandStore(database);
  const sharedLists = createSharedListStore(database);
  const share = (code: string, expiresAt: string) =>
    sharedLists.add({
      code,
      secretHash: `hash-${code}`,
      list: { event: {}, items: [{ siteId: "1", spaceCode: "2", note: `备注${code}` }] },
      at: "2026-08-01T00:00:00.000Z",
      expiresAt,
    });
  const submit = (id: string, createdAt: string) =>
    demands.submit({
      reference: `HZ-${id}`,
      token: `token-${id}`,
      clientKey: `key-${id}`,
      mobile: `1380000${id}`,
      contentHash: id,
      kind: "meeting",
      cityCode: "110000",
      body: { name: `访客${id}`, mobile: `1380000${id}`, people: 20 },
      createdAt,
    });
  await submit("1111", "2026-01-01T00:00:00.000Z");
  await submit("2222", "2026-11-01T00:00:00.000Z");
  await share("2222bbbbcccc", "2026-11-01T00:00:00.000Z");
  await share("3333bbbbcccc", "2026-12-01T00:00:00.000Z");
  expect(readFiles().join("")).toContain("13800001111");
  expect(readFiles().join("")).toContain("备注2222");

  const log = createLog();
  const clock = createClockGuard({ clock: createClockStore(database), log });
  await createClockStore(database).mark("2026-11-22T02:00:00Z");
  const now = () => new Date("2026-11-23T02:00:00Z");
  const stop = startErasureJobs({ demands, sharedLists, clock, retentionDays: 90, now, log });
  closers.push(stop, database.close, () => rmSync(folder, { recursive: true }));
  // The files change before the job has heard of it, so its log line is waited for too.
  await vi.waitFor(
    () => {
      expect(log.info.mock.calls.toSorted()).toEqual([
        [{ erased: 1 }, "demands stored long enough were erased"],
        [{ erased: 1 }, "expired shared lists were erased with their opinions"],
      ]);
      const content = readFiles().join("");
      expect(content).not.toContain("13800001111");
      expect(content).not.toContain("访客1111");
      expect(content).toContain("13800002222");
      expect(content).not.toContain("备注2222");
      expect(content).toContain("备注3333");
    },
    { timeout: 10_000, interval: 100 },
  );
  expect(log.error).not.toHaveBeenCalled();
  expect((await demands.byReference("HZ-1111"))?.body).toEqual({ people: 20 });
});

it("erases nothing while the clock is far ahead, and what is due once the operator has confirmed it", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  const runRetention = vi.fn(async () => 0);
  const eraseExpired = vi.fn(async () => 0);
  const demands = { runRetention, purgeErased: async () => true };
  let lastTime = "2026-11-23T02:00:00.000Z";
  const mark = async (at: string) => {
    lastTime = at;
  };
  const log = createLog();
  const clock = createClockGuard({ clock: { lastTime: async () => lastTime, mark }, log, elapsed: () => 0 });
  // 800 days ahead.
  const now = () => new Date("2029-01-31T02:00:00.000Z");
  const stopJobs = startErasureJobs({ demands, sharedLists: { eraseExpired }, clock, retentionDays: 730, now, log });
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect([runRetention, eraseExpired].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
  expect(log.error).toHaveBeenCalledTimes(1);
  lastTime = now().toISOString();
  await vi.advanceTimersByTimeAsync(600_000);
  expect([runRetention, eraseExpired].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
  await stopJobs();
});

/** Starts the jobs with a store of functions and a clock that is right, on timers of the test. */
function startWithFakes(store: { runRetention: () => Promise<number>; eraseExpired: () => Promise<number> }) {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
  onTestFinished(() => void vi.useRealTimers());
  const purgeErased = vi.fn(async () => true);
  const runRetention = vi.fn(store.runRetention);
  const eraseExpired = vi.fn(store.eraseExpired);
  const log = createLog();
  const stop = startErasureJobs({
    demands: { runRetention, purgeErased },
    sharedLists: { eraseExpired },
    clock: { check: async () => true },
    retentionDays: 90,
    now: () => new Date("2026-11-23T17:00:00.000Z"),
    log,
  });
  return { runRetention, eraseExpired, purgeErased, log, stop };
}

it("asks for what is older than the days of each kind, every ten minutes, and logs nothing where nothing was erased", async () => {
  const { runRetention, eraseExpired, log, stop } = startWithFakes({
    runRetention: async () => 0,
    eraseExpired: async () => 0,
  });
  await vi.advanceTimersByTimeAsync(2000);
  expect(runRetention.mock.calls).toEqual([
    [{ before: "2026-08-25T17:00:00.000Z", today: "2026-11-24", at: "2026-11-23T17:00:00.000Z" }],
  ]);
  const [[{ at, traceBefore }]] = eraseExpired.mock.calls as unknown as [[{ at: string; traceBefore: string }]];
  expect(at).toBe("2026-11-23T17:00:00.000Z");
  expect((Date.parse(at) - Date.parse(traceBefore)) / 86_400_000).toBe(sharedListLimits.traceDays);
  await vi.advanceTimersByTimeAsync(599_000);
  expect(runRetention).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1000);
  expect([runRetention, eraseExpired].map(({ mock }) => mock.calls.length)).toEqual([2, 2]);
  expect(log.info).not.toHaveBeenCalled();
  await stop();
});

it("logs the name of a job that failed, but not that the store is away, and tries it again", async () => {
  const { runRetention, eraseExpired, purgeErased, log, stop } = startWithFakes({
    runRetention: () => Promise.reject(new Error("no such table")),
    eraseExpired: () => Promise.reject(new Error("no such column")),
  });
  purgeErased.mockRejectedValueOnce(new Error("disk full")).mockRejectedValueOnce(new StoreUnavailableError("away"));
  await vi.advanceTimersByTimeAsync(2000);
  expect(log.error.mock.calls.map(([facts, text]) => [(facts as { error: string }).error, text]).toSorted()).toEqual([
    ["Error: disk full", "removal of erased data failed"],
    ["Error: no such column", "retention of shared lists failed"],
    ["Error: no such table", "retention failed"],
  ]);
  await vi.advanceTimersByTimeAsync(59_000);
  expect(purgeErased).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1000);
  expect(purgeErased).toHaveBeenCalledTimes(2);
  expect(log.error).toHaveBeenCalledTimes(3);
  await vi.advanceTimersByTimeAsync(540_000);
  expect([runRetention, eraseExpired].map(({ mock }) => mock.calls.length)).toEqual([2, 2]);
  await stop();
});

it("rests sixty times as long as it removed erased data, and runs no more once it is stopped", async () => {
  const { runRetention, eraseExpired, purgeErased, stop } = startWithFakes({
    runRetention: async () => 0,
    eraseExpired: async () => 0,
  });
  purgeErased.mockImplementationOnce(() => new Promise((resolve) => void setTimeout(() => resolve(true), 100)));
  await vi.advanceTimersByTimeAsync(2100);
  await vi.advanceTimersByTimeAsync(5999);
  expect(purgeErased).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(purgeErased).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(2000);
  expect(purgeErased).toHaveBeenCalledTimes(3);
  const counts = () => [runRetention, eraseExpired, purgeErased].map(({ mock }) => mock.calls.length);
  const before = counts();
  await stop();
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(counts()).toEqual(before);
});

import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, it, vi } from "vitest";
import { type Database, openDatabase } from "../store/database.ts";
import { createDemandStore } from "../store/demand-store.ts";
import { startErasureJobs } from "./start-erasure-jobs.ts";

let folder = "";
let database: Database;
let stop: () => Promise<void> = async () => undefined;
afterEach(async () => {
  await stop();
  await database.close();
  rmSync(folder, { recursive: true });
});

const readFiles = () => readdirSync(folder).map((name) => readFileSync(join(folder, name), "utf8"));

it("erases demands that were stored long enough, in the files too, and logs how many", async () => {
  folder = mkdtempSync(join(tmpdir(), "retention-"));
  database = await openDatabase({ dataDir: folder });
  const demands = createDemandStore(database);
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
  expect(readFiles().join("")).toContain("13800001111");

  const log = {
    info: vi.fn<(facts: object, message: string) => void>(),
    error: vi.fn<(facts: object, message: string) => void>(),
  };
  const now = () => new Date("2026-11-23T02:00:00Z");
  stop = startErasureJobs({ demands, retentionDays: 90, now, log });
  // The files change before the job has heard of it, so its log line is waited for too.
  await vi.waitFor(
    () => {
      expect(log.info.mock.calls).toEqual([[{ erased: 1 }, "demands stored long enough were erased"]]);
      const content = readFiles().join("");
      expect(content).not.toContain("13800001111");
      expect(content).not.toContain("访客1111");
      expect(content).toContain("13800002222");
    },
    { timeout: 10_000, interval: 100 },
  );
  expect(log.error).not.toHaveBeenCalled();
  expect((await demands.byReference("HZ-1111"))?.body).toEqual({ people: 20 });
});

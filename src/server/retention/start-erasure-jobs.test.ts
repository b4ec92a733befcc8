import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, it, vi } from "vitest";
import { type Database, openDatabase } from "../store/database.ts";
import { createDemandStore } from "../store/demand-store.ts";
import { createSharedListStore } from "../store/shared-list-store.ts";
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

it("erases demands and shared lists that were stored long enough, in the files too, and logs how many", async () => {
  folder = mkdtempSync(join(tmpdir(), "retention-"));
  database = await openDatabase({ dataDir: folder });
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

  const log = {
    info: vi.fn<(facts: object, message: string) => void>(),
    error: vi.fn<(facts: object, message: string) => void>(),
  };
  const now = () => new Date("2026-11-23T02:00:00Z");
  stop = startErasureJobs({ demands, sharedLists, retentionDays: 90, now, log });
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

import { once } from "node:events";
import { readdirSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { sqliteFileName } from "#server/store/engine/sqlite-file.ts";
import { createDataDir, startSite } from "../start-site.ts";
import { createDemandStream, submitDemand } from "./create-demand-stream.ts";
import { expectCompleteDemands } from "./expect-complete-demands.ts";

const outage = { status: 503, code: 20007, retryAfter: "5" };
const listFiles = (folder: string) => readdirSync(folder).filter((name) => name.startsWith(sqliteFileName));

/** Starts a site with ten demands; its stream goes on. */
async function start(suite: string) {
  const dataDir = createDataDir(suite);
  const site = await startSite(dataDir, { TRUST_PROXY: "1", DEMO: "0" });
  onTestFinished(async () => {
    const ended = once(site.process, "exit");
    if (site.process.kill("SIGKILL")) await ended;
  });
  const stream = createDemandStream(() => site.url);
  await stream.acknowledge(10);
  const readStatus = async (path: string) => (await fetch(site.url + path)).status;
  return { dataDir, site, stream, readStatus };
}

test("no demand is accepted into files that were moved away; once they are back, all is stored, also after kill -9", async () => {
  const { dataDir, site, stream, readStatus } = await start("moved-file");
  const away = createDataDir("moved-file-away");
  const files = listFiles(dataDir);
  expect(files).toHaveLength(3);
  for (const name of files) renameSync(join(dataDir, name), join(away, name));
  await expect.poll(() => submitDemand(site.url, 50_000)).toMatchObject(outage);
  await expect.poll(() => readStatus("/readyz"), { timeout: 10_000 }).toBe(503);
  expect([await readStatus("/healthz"), await readStatus("/")]).toEqual([200, 200]);
  expect(site.log()).toMatch(/deleted or replaced[^\n]*"msg":"store unavailable"/);
  for (const name of files) renameSync(join(away, name), join(dataDir, name));
  await expect.poll(() => readStatus("/readyz"), { timeout: 10_000 }).toBe(200);
  await stream.acknowledge(10);
  await stream.finish();
  site.process.kill("SIGKILL");
  await once(site.process, "exit");
  await expectCompleteDemands({ dataDir }, stream);
  expect(site.log()).not.toMatch(/"msg":"fault"/);
});

test.each([
  ["the database", ""],
  ["its write-ahead log", "-wal"],
])("%s deleted under the server makes it unready and refuses demands", async (_name, end) => {
  const { dataDir, site, readStatus } = await start(`deleted-file${end}`);
  rmSync(join(dataDir, sqliteFileName + end));
  await expect.poll(() => submitDemand(site.url, 50_000)).toMatchObject(outage);
  await expect.poll(() => readStatus("/readyz"), { timeout: 10_000 }).toBe(503);
  expect(await submitDemand(site.url, 50_001)).toMatchObject(outage);
});

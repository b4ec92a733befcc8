import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, onTestFinished, test } from "vitest";
import { sqliteFileName } from "#server/store/engine/sqlite-file.ts";
import { createDataDir, startSite } from "../start-site.ts";
import { createDemandStream, submitDemand, toClientKey } from "./create-demand-stream.ts";
import { readBreaker } from "./read-breaker.ts";

/** Far more than the six seconds that one waits, and less than what twelve waits one after another take. */
const longestMs = 30_000;
const outage = { status: 503, code: 20007, retryAfter: "5" };

test("demands that wait for a lock of another process are answered together, later ones at once, and the site heals", async () => {
  const dataDir = createDataDir("locked-file");
  const site = await startSite(dataDir, { TRUST_PROXY: "1", DEMO: "0" });
  onTestFinished(() => site.stop());
  const stream = createDemandStream(() => site.url);
  await stream.acknowledge(10);
  await stream.finish();
  const other = new DatabaseSync(join(dataDir, sqliteFileName));
  onTestFinished(() => other.close());
  const submitMany = (first: number, count: number) =>
    Promise.all(Array.from({ length: count }, (_, each) => submitDemand(site.url, first + each)));
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new Error("The demands wait for each other.")), longestMs);
  onTestFinished(() => clearTimeout(timer));

  other.exec("begin immediate");
  const answers = await Promise.race([submitMany(20_000, 12), late.promise]);
  expect(answers.map(({ status, code, retryAfter }) => ({ status, code, retryAfter }))).toEqual(
    Array.from({ length: 12 }, () => outage),
  );
  const counts = await readBreaker(site.url);
  expect(counts.timeouts).toBeGreaterThanOrEqual(3);
  const wave = await submitMany(21_000, 30);
  expect(wave.filter(({ status, code }) => status !== 503 || code !== 20007)).toEqual([]);
  const after = await readBreaker(site.url);
  expect({ timeouts: after.timeouts, refused: after.refused >= counts.refused + wave.length }).toEqual({
    timeouts: counts.timeouts,
    refused: true,
  });
  expect((await fetch(`${site.url}/readyz`)).status).toBe(503);
  // What is only read is served.
  expect((await fetch(`${site.url}/ask`)).status).toBe(200);

  other.exec("rollback");
  const again = async () => (await submitDemand(site.url, 20_000)).code;
  await expect.poll(again, { timeout: 20_000 }).toBeOneOf([2000, 20006]);
  await expect.poll(async () => (await fetch(`${site.url}/readyz`)).status, { timeout: 20_000 }).toBe(200);
  const keys = other.prepare("select client_key from demand").all();
  const sent = [...stream.acknowledged.keys(), toClientKey(20_000)];
  expect(keys.map(({ client_key }) => client_key).sort()).toEqual(sent.sort());
  expect(site.log()).not.toMatch(/"msg":"fault"/);
}, 90_000);

import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { findPostgresPrograms, type Postgres, startPostgres } from "../postgres.ts";
import { createDataDir, type Site, startSite } from "../start-site.ts";
import { createDemandStream, submitDemand } from "./create-demand-stream.ts";
import { expectCompleteDemands } from "./expect-complete-demands.ts";
import { readBreaker } from "./read-breaker.ts";

const rounds = 10;
/** A page that is cached before the faults, and one that is not. */
const cachedPage = "/";
const otherPage = "/ask";
const outage = { status: 503, code: 20007, retryAfter: "5" };

const hasPostgres = findPostgresPrograms() !== undefined;
if (!hasPostgres) console.warn("SKIPPED: faults of PostgreSQL, since this machine has no initdb and postgres.");

describe.skipIf(!hasPostgres)("faults of PostgreSQL", () => {
  let postgres: Postgres;
  let site: Site;
  let databaseUrl: string;
  const dataDir = createDataDir("postgres-faults");
  const get = (path: string) => fetch(site.url + path);
  beforeAll(async () => {
    postgres = (await startPostgres())!;
    databaseUrl = await postgres.createDatabase("faults");
    site = await startSite(dataDir, { TRUST_PROXY: "1", DEMO: "0", DATABASE_URL: databaseUrl });
    await get(cachedPage);
  });
  afterAll(async () => {
    postgres?.thaw();
    await site?.stop();
    await postgres?.stop();
  });

  test(`the site survives ${rounds} times kill -9 and loses no demand`, async () => {
    const stream = createDemandStream(() => site.url);
    for (let round = 0; round < rounds; round++) {
      await stream.acknowledge(4 + round);
      await postgres.kill();
      expect(await submitDemand(site.url, 10_000 + round)).toMatchObject(outage);
      expect((await get("/healthz")).status).toBe(200);
      await postgres.restart();
    }
    await stream.acknowledge(4);
    await stream.finish();
    expect(site.process.exitCode).toBeNull();
    await expectCompleteDemands({ dataDir, databaseUrl }, stream);
    expect(site.log()).not.toMatch(/"msg":"fault"/);
  }, 120_000);

  test("a frozen server is answered with 503, cached pages are still served, and it heals", async () => {
    postgres.freeze();
    const [submission, page, cached] = await Promise.all([
      submitDemand(site.url, 20_000),
      get(otherPage),
      get(cachedPage),
      submitDemand(site.url, 20_001),
      submitDemand(site.url, 20_002),
    ]);
    expect(submission).toMatchObject(outage);
    expect(cached.status).toBe(200);
    expect({ status: page.status, retryAfter: page.headers.get("retry-after") }).toEqual({
      status: 503,
      retryAfter: "5",
    });
    expect(await page.text()).toContain("<h1>服务暂时不可用，请稍后再试</h1>");
    // The second wave: the store is asked by one probe at a time, and nobody waits for it.
    const counts = await readBreaker(site.url);
    expect(counts.probes).toBeGreaterThan(0);
    const wave = await Promise.all(Array.from({ length: 30 }, (_, each) => submitDemand(site.url, 21_000 + each)));
    expect(wave.every((answer) => answer.status === 503 && answer.code === 20007 && answer.retryAfter === "5")).toBe(
      true,
    );
    expect((await get(cachedPage)).status).toBe(200);
    const after = await readBreaker(site.url);
    expect({ timeouts: after.timeouts, refused: after.refused >= counts.refused + wave.length }).toEqual({
      timeouts: counts.timeouts,
      refused: true,
    });
    expect(after.probes - counts.probes).toBeLessThan(wave.length / 3);

    postgres.thaw();
    await expect
      .poll(async () => (await submitDemand(site.url, 20_000)).code, { timeout: 20_000 })
      .toBeOneOf([2000, 20006]);
    expect((await get(otherPage)).status).toBe(200);
  }, 60_000);
});

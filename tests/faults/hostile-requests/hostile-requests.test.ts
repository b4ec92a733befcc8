import { afterAll, beforeAll, expect, test } from "vitest";
import { createDemoDataDir } from "../../suite/create-demo-data-dir.ts";
import { type Site, startSite } from "../../start-site.ts";
import { formatRun } from "./format-run.ts";
import { runHostileRequests } from "./run-hostile-requests.ts";
import { sendHostileRequest } from "./send-hostile-request.ts";

const requests = 3000;
/** Another one each day; FUZZ_SEED repeats a failed run. */
const seed = Number(process.env.FUZZ_SEED ?? Math.floor(Date.now() / 86_400_000));

let site: Site;
beforeAll(async () => {
  site = await startSite(createDemoDataDir("hostile-requests"), { TRUST_PROXY: "1", LOG_LEVEL: "error" });
});
afterAll(() => site?.stop());

test.each(["/", "/mcp", "/llms.txt", "/api/common/getCitys", "/healthz"])("TRACE is refused: %s", async (target) => {
  const { status } = await sendHostileRequest(site.url, { method: "TRACE", target, headers: [] }, "10.0.0.1");
  expect(status).toBe(405);
});

test(`no request makes an error of the server, or goes without an answer (FUZZ_SEED=${seed})`, async () => {
  const run = await runHostileRequests(site, { requests, seed });
  const answered = [...run.counts.values()].reduce((sum, count) => sum + count, 0);
  expect(run.faults, formatRun(run)).toEqual([]);
  expect(answered).toBe(requests);
  // A good part gets as far as the services.
  expect(run.counts.get(200)).toBeGreaterThan(requests / 10);
  expect((await fetch(`${site.url}/healthz`)).status).toBe(200);
  expect(site.log()).toBe("");
}, 300_000);

import { once } from "node:events";
import { afterAll, beforeAll, expect, test } from "vitest";
import { isRunning, listChildProcesses } from "../list-child-processes.ts";
import { createDataDir, type Site, startSite } from "../start-site.ts";
import { createDemandStream } from "./create-demand-stream.ts";
import { expectCompleteDemands } from "./expect-complete-demands.ts";

let site: Site;
const token = "a-token-of-letters-0123";
const dataDir = createDataDir("workers");
beforeAll(async () => {
  site = await startSite(dataDir, { WORKERS: "2", DEMO: "0", TRUST_PROXY: "1", METRICS_TOKEN: token });
});
afterAll(() => site.process.kill("SIGKILL"));

/** Returns a metric of all workers together. */
async function readMetric(name: string): Promise<number> {
  const headers = { authorization: `Bearer ${token}` };
  const text = await (await fetch(`${site.url}/metrics`, { headers })).text();
  return Number(new RegExp(`^${name} (\\S+)`, "m").exec(text)?.[1]);
}
const countWorkers = () => readMetric("huizhi_workers");

test("several processes answer on one port; one that is killed is started again, and no acknowledged demand is lost", async () => {
  await expect.poll(countWorkers, { timeout: 40_000 }).toBe(2);
  expect(await readMetric("huizhi_store_available")).toBe(1);
  expect((await fetch(`${site.url}/metrics`)).status).toBe(401);
  const stream = createDemandStream(() => site.url);
  await stream.acknowledge(10);
  const workers = listChildProcesses(site.process.pid!);
  expect(workers).toHaveLength(2);
  process.kill(workers[0]!, "SIGKILL");
  await stream.acknowledge(10);
  await expect.poll(countWorkers, { timeout: 40_000 }).toBe(2);
  expect(site.log()).toContain('"msg":"a worker ended"');
  const [first, second] = listChildProcesses(site.process.pid!);
  expect(first === workers[0] || second === workers[0]).toBe(false);
  await stream.acknowledge(10);
  await stream.finish();
  const ended = once(site.process, "exit");
  site.process.kill("SIGTERM");
  expect(await ended).toEqual([0, null]);
  expect([first, second].filter((pid) => isRunning(pid!))).toEqual([]);
  await expectCompleteDemands({ dataDir }, stream);
}, 120_000);

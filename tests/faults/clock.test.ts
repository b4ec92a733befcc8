import { expect, onTestFinished, test } from "vitest";
import { createClockStore } from "#server/store/clock-store.ts";
import { openDatabase } from "#server/store/database.ts";
import { createDemandStore } from "#server/store/demand-store.ts";
import { createDataDir, runProgram, type Site, startSite } from "../start-site.ts";

const dayMs = 86_400_000;
const before = (days: number) => new Date(Date.now() - days * dayMs).toISOString();

test("a site that starts with a clock far ahead erases nothing until the operator has confirmed it", async () => {
  const dataDir = createDataDir("clock");
  const database = await openDatabase({ dataDir });
  onTestFinished(() => database.close());
  const demands = createDemandStore(database);
  const id = { reference: "HZ-1", token: "t", clientKey: "k", mobile: "13800138000", contentHash: "h" };
  // Two years more than it is stored for, as the clock tells.
  await demands.submit({ ...id, kind: "meeting", body: { name: "陈女士" }, createdAt: before(1460) });
  await createClockStore(database).mark(before(800));
  let site: Site | undefined;
  onTestFinished(async () => site?.stop());
  const start = async () => {
    site = await startSite(dataDir, { DEMO: "0", RETENTION_DAYS: "730" });
    return site;
  };
  const { url, log } = await start();
  await expect.poll(log, { timeout: 20_000 }).toContain("npm run demands -- confirm-clock");
  expect(await (await fetch(`${url}/metrics`)).text()).toMatch(/^huizhi_clock_trusted 0$/m);
  await site?.stop();
  expect((await demands.byReference("HZ-1"))?.body).toEqual({ name: "陈女士" });
  const env = { DATA_DIR: dataDir, DATABASE_URL: "" };
  expect(runProgram(["src/commands/demands.ts", "confirm-clock", "--yes"], env)).toContain("1 条需求的个人信息");
  await start();
  await expect.poll(async () => (await demands.byReference("HZ-1"))?.body, { timeout: 20_000 }).toEqual({});
});

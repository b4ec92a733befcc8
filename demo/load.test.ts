import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, expect, it } from "vitest";
import { planAbroadVenues } from "./abroad/plan-abroad-venues.ts";
import { demoSeed } from "./demo-seed.ts";
import { removeRows } from "#commands/remove-rows.ts";
import { createCatalogueStore } from "#server/store/catalogue-store.ts";
import { createContentStore } from "#server/store/content-store.ts";
import { openDatabase } from "#server/store/database.ts";

const abroad = planAbroadVenues(demoSeed);
/** Those of China with the Langham hotels, and those of South-east Asia. */
const demoCounts = {
  venues: 2413 + abroad.length,
  spaces: 28_107 + abroad.reduce((sum, { plan }) => sum + plan.spaces, 0),
};
const dataDir = mkdtempSync(join(tmpdir(), "huizhi-demo-"));
const script = fileURLToPath(new URL("./load.ts", import.meta.url));
const load = (more: { DEMO?: string; DATA_DIR?: string } = {}) =>
  spawnSync(process.execPath, [script], {
    encoding: "utf8",
    env: { DATA_DIR: dataDir, NODE_OPTIONS: "--disable-warning=ExperimentalWarning", ...more },
  });

afterAll(() => rmSync(dataDir, { recursive: true }));

// In one order on one store, since generating the catalogue takes most of the time. That the first start without DEMO loads it
// is what all end-to-end tests rest on.
it("starts without the demo, with the questions and solutions, and remembers it", async () => {
  for (const more of [{ DEMO: "0" }, {}]) {
    const { status, stdout } = load(more);
    expect([status, stdout.includes("不装示例场地")]).toEqual([0, true]);
  }
  const database = await openDatabase({ dataDir });
  expect(await createCatalogueStore(database).counts()).toEqual({ venues: 0, spaces: 0 });
  const content = createContentStore(database);
  expect([(await content.list("case")).length, (await content.list("banner", "110000")).length]).toEqual([0, 0]);
  expect((await content.list("solution")).length).toBeGreaterThan(10);
  await database.close();
});

it("fills the store when it is asked for, once, and changes nothing on a second run", async () => {
  const first = load({ DEMO: "1" });
  expect([first.status, first.stderr]).toEqual([0, ""]);
  expect(first.stdout).toContain("示例场地就绪");
  const database = await openDatabase({ dataDir });
  const store = createCatalogueStore(database);
  expect(await store.counts()).toEqual(demoCounts);
  expect((await createContentStore(database).list("banner", "110000")).length).toBeGreaterThanOrEqual(3);
  const version = await store.version();

  const second = load();
  expect(second.status).toBe(0);
  expect(second.stdout).toContain("已在");
  expect(await store.version()).toBe(version);
  await database.close();
}, 240_000);

it("keeps the demo that DEMO=0 finds, and keeps it removed once it was removed", async () => {
  const database = await openDatabase({ dataDir });
  const store = createCatalogueStore(database);
  const content = createContentStore(database);
  expect(load({ DEMO: "0" }).stdout).toContain("remove --source demo");
  expect((await store.counts()).venues).toBe(demoCounts.venues);
  await removeRows(database, { source: "demo" }, { dryRun: false });
  for (const more of [{}, { DEMO: "0" }, {}]) {
    expect(load(more).stdout).toContain("不装示例场地");
    expect(await store.counts()).toEqual({ venues: 0, spaces: 0 });
  }
  expect(await content.list("case")).toEqual([]);
  expect((await content.list("question")).length).toBeGreaterThan(50);
  await database.close();
}, 240_000);

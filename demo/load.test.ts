import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, expect, it } from "vitest";
import { createCatalogueStore } from "../src/server/store/catalogue-store.ts";
import { createContentStore } from "../src/server/store/content-store.ts";
import { openDatabase } from "../src/server/store/database.ts";

const dataDir = mkdtempSync(join(tmpdir(), "huizhi-demo-"));
const script = fileURLToPath(new URL("./load.ts", import.meta.url));
const load = () =>
  spawnSync(process.execPath, [script], {
    encoding: "utf8",
    env: { DATA_DIR: dataDir, NODE_OPTIONS: "--disable-warning=ExperimentalWarning" },
  });

afterAll(() => rmSync(dataDir, { recursive: true }));

it("fills the store once and changes nothing on a second run", async () => {
  const first = load();
  expect([first.status, first.stderr]).toEqual([0, ""]);
  const database = await openDatabase({ dataDir });
  const store = createCatalogueStore(database);
  expect(await store.counts()).toEqual({ venues: 2400, spaces: 28_000 });
  expect((await createContentStore(database).list("banner", "110000")).length).toBeGreaterThanOrEqual(3);
  const version = await store.version();

  const second = load();
  expect(second.status).toBe(0);
  expect(second.stdout).toContain("已在");
  expect(await store.version()).toBe(version);
  await database.close();
});

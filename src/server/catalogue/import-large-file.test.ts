import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createTestSpace, createTestVenue } from "#tests/create-test-venue.ts";
import { describeOnBothEngines } from "#tests/describe-on-both-engines.ts";
import { runProgram } from "#tests/start-site.ts";
import { maxRowsPerTransaction } from "../store/catalogue/catalogue-upsert.ts";
import { createCatalogueStore } from "../store/catalogue-store.ts";
import { createDemandStore } from "../store/demand-store.ts";

let folder = "";
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "huizhi-large-"));
});
afterAll(() => rmSync(folder, { recursive: true }));

it("imports more rows than a function takes arguments, and reports as many refused ones", () => {
  const rows = 33_000;
  // With a quarter of the usual stack a function takes a quarter of the arguments: four times as many rows took half a minute.
  const printed = runProgram(["--stack-size=246", "tests/store/import-many-rows.ts", folder, String(rows)]);
  const expected = { canSpread: false, added: rows, version: rows, refused: rows, isNothingDeleted: true };
  expect(JSON.parse(printed)).toEqual(expected);
}, 240_000);

describeOnBothEngines("a large import", (engine) => {
  it("lets demands be written between its transactions", async () => {
    const place = await engine.createLocation();
    const catalogue = createCatalogueStore(await engine.open(place));
    const site = await engine.open(place);
    const [demands, siteCatalogue] = [createDemandStore(site), createCatalogueStore(site)];
    const spaces = Array.from({ length: maxRowsPerTransaction * 3 }, (_, at) => createTestSpace(`${at + 1}`, "1"));
    let isDone = false;
    const written = catalogue
      .upsert({ source: "a", venues: [createTestVenue("1")], spaces })
      .finally(() => (isDone = true));
    const versions: number[] = [];
    for (let serial = 0; !isDone; serial++) {
      const reference = `HZ-${serial}`;
      const id = { reference, token: reference, clientKey: reference, mobile: "13800000000", contentHash: reference };
      await demands.submit({ ...id, kind: "meeting", body: {}, createdAt: new Date().toISOString() });
      versions.push(await siteCatalogue.version());
      // SQLite answers without leaving the current task: the import in the same thread needs one too.
      await sleep(1);
    }
    await written;
    const total = spaces.length + 1;
    expect(await catalogue.version()).toBe(total);
    expect(versions.filter((version) => version > 0 && version < total).length).toBeGreaterThan(0);
  });

  it("that is repeated after an interruption writes only what is missing", async () => {
    const store = createCatalogueStore(await engine.open());
    const spaces = Array.from({ length: maxRowsPerTransaction + 10 }, (_, at) => createTestSpace(`${at + 1}`, "1"));
    const batch = { source: "a", venues: [createTestVenue("1")], spaces };
    const interrupted = store.startUpsert();
    await interrupted.put(batch);
    expect(await store.version()).toBe(maxRowsPerTransaction);
    expect((await store.upsert(batch)).space).toMatchObject({ added: 11, unchanged: maxRowsPerTransaction - 1 });
    expect(await store.version()).toBe(spaces.length + 1);
  });
});

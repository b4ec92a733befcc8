import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { createTestSpace, createTestVenue } from "#tests/create-test-venue.ts";
import { describeOnBothEngines } from "#tests/describe-on-both-engines.ts";
import { createCatalogueStore } from "#server/store/catalogue-store.ts";
import { type Database, openDatabase } from "#server/store/database.ts";
import { catalogCommand } from "./catalog.ts";
import { removeRows } from "./remove-rows.ts";

const fill = async (database: Database) => {
  const store = createCatalogueStore(database);
  await store.upsert({
    source: "甲",
    venues: [createTestVenue("1"), createTestVenue("2")],
    spaces: [createTestSpace("11", "1"), createTestSpace("21", "2")],
  });
  await store.upsert({ source: "乙", venues: [createTestVenue("3")], spaces: [createTestSpace("12", "1")] });
  return store;
};

describeOnBothEngines("removing", (engine) => {
  it("deletes a source with the spaces of its venues, as a dry run counts", async () => {
    const database = await engine.open();
    const store = await fill(database);
    const preview = await removeRows(database, { source: "甲" }, { dryRun: true });
    expect(preview).toEqual({ deleted: { venues: 2, spaces: 3 } });
    expect(await store.counts()).toEqual({ venues: 3, spaces: 3 });
    expect(await removeRows(database, { source: "甲" }, { dryRun: false })).toEqual(preview);
    expect(await store.countBySource()).toEqual([{ source: "乙", venues: 1, spaces: 0 }]);
  });

  it("deletes a venue, and changes nothing for an unknown one", async () => {
    const database = await engine.open();
    const store = await fill(database);
    expect(await removeRows(database, { venueId: "1" }, { dryRun: false })).toEqual({
      deleted: { venues: 1, spaces: 2 },
    });
    const version = await store.version();
    expect(await removeRows(database, { venueId: "1" }, { dryRun: false })).toEqual({ fault: "目录里没有场地 1。" });
    expect(await removeRows(database, { source: "丙" }, { dryRun: false })).toEqual({
      fault: "目录里没有来源“丙”。现有来源：乙（场地 1，会场 0）、甲（场地 1，会场 1）。",
    });
    expect(await store.version()).toBe(version);
  });
});

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "huizhi-remove-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Runs the command on the store in the test's folder. */
async function run(...argv: string[]) {
  const lines: string[] = [];
  const database = await openDatabase({ dataDir: folder });
  const write = (line: string) => lines.push(line);
  const shared = { now: () => new Date("2026-11-21T02:00:00Z"), picturesDir: folder, out: write, err: write };
  const code = await catalogCommand(argv, { open: async () => database, ...shared });
  const counts = await createCatalogueStore(database).counts();
  await database.close();
  return { code, text: lines.join("\n"), counts };
}

it("is a command that takes a source or a venue", async () => {
  const database = await openDatabase({ dataDir: folder });
  await fill(database);
  await database.close();
  for (const argv of [[], ["--source", "甲", "--venue", "1"], ["--source", "甲", "more"]])
    expect((await run("remove", ...argv)).code).toBe(2);
  expect(await run("remove", "--source", "甲", "--dry-run")).toMatchObject({
    code: 0,
    text: "试运行，没有删除。来源“甲”：场地 2 个，会场 3 个",
  });
  expect(await run("remove", "--venue", "1")).toMatchObject({ code: 0, text: "已删除场地 1：场地 1 个，会场 2 个" });
  expect(await run("remove", "--venue", "1")).toMatchObject({ code: 1, text: "目录里没有场地 1。" });
});

it("is unconfirmed for before a file without rows replaces a source", async () => {
  const file = join(folder, "a.csv");
  const row = "甲,北京,酒店\n";
  writeFileSync(file, `名称,城市,类型\n${row}`);
  await run("import", file, "--source", "甲方");
  await run("import", file, "--source", "乙方");
  writeFileSync(file, "名称,城市,类型\n");
  const unconfirmed = await run("import", file, "--source", "甲方", "--replace");
  expect([unconfirmed.code, unconfirmed.counts.venues]).toEqual([1, 2]);
  expect(unconfirmed.text).toContain("加上 --yes");
  expect(unconfirmed.text).toContain("删除 1");
  expect((await run("import", file, "--source", "甲方")).counts.venues).toBe(2);
  expect((await run("import", file, "--source", "甲方", "--replace", "--yes")).counts.venues).toBe(1);
});

import { existsSync } from "node:fs";
import { copyFile, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setImmediate } from "node:timers/promises";
import { gunzipSync, gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { BackupSite, createBackupSite, fillBackupSite, now, submitTestDemand } from "#tests/backup-site.ts";
import { createTestSpace, createTestVenue } from "#tests/create-test-venue.ts";
import { describeOnBothEngines } from "#tests/describe-on-both-engines.ts";
import { openIndex } from "#server/search/index/search-index.ts";
import { backupTables, skippedTables } from "#server/store/backup/backup-tables.ts";
import { createCatalogueStore } from "#server/store/catalogue-store.ts";
import { openDatabase } from "#server/store/database.ts";
import { createDemandStore } from "#server/store/demand-store.ts";

let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "backup-"));
});
afterAll(() => rm(folder, { recursive: true }));

const readLines = async (file: string) =>
  gunzipSync(await readFile(file))
    .toString("utf8")
    .trimEnd()
    .split("\n");

describeOnBothEngines("npm run backup and restore", (engine) => {
  let site: BackupSite;
  let file = "";
  let saved: Record<string, unknown[]>;
  beforeAll(async () => {
    site = await createBackupSite(engine);
    await fillBackupSite(site);
    saved = await site.readAll();
    file = join(folder, `${engine.name}.jsonl.gz`);
  });

  it("writes a backup that only its owner may read, and restores all of it", async () => {
    const { code, out, err } = await site.backup(file);
    expect([code, out.replace(/（.*?）/, "")]).toEqual([
      0,
      `已备份到 ${file}：场地 2，会场 1,200，内容 1，需求 12，跟进记录 14，通知 12，发送记录 1`,
    ]);
    expect(err).toContain("照片原件不在备份里");
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect((await readdir(folder)).filter((name) => name.endsWith(".part"))).toEqual([]);
    const restored = await createBackupSite(engine);
    expect(await restored.restore(file)).toMatchObject({ code: 0 });
    expect(await restored.readAll()).toEqual(saved);
    expect(await createDemandStore(restored.database).byClientKey("key-0003")).toMatchObject({ token: "token-0003" });
  });

  it("refuses to overwrite a file, and names one in a folder after the moment", async () => {
    expect((await site.backup(file)).err).toContain("文件已存在");
    expect((await site.backup(file, "--force")).code).toBe(0);
    const named = JSON.parse((await site.backup(folder, "--json")).out) as { file: string; counts: object };
    expect(named).toMatchObject({ file: join(folder, "huizhi-20261123-120000.jsonl.gz"), counts: { space: 1200 } });
    await rm(named.file);
    const missing = join(folder, "no", "such", "a.gz");
    expect(await site.backup(missing)).toMatchObject({ code: 1, out: "" });
  });

  it("backs up one moment while demands are submitted, none of which waits for it", async () => {
    const running = join(folder, `${engine.name}-running.jsonl.gz`);
    let [at, isDone] = [100, false];
    const submitting = (async () => {
      while (!isDone || at < 130) {
        await submitTestDemand(site.database, at++);
        // On SQLite nothing else would give the backup, which is in the same process here, its turn.
        await setImmediate();
      }
    })();
    const { code } = await site.backup(running);
    isDone = true;
    await submitting;
    expect(code).toBe(0);
    const restored = await createBackupSite(engine);
    expect((await restored.restore(running)).code).toBe(0);
    const { demand = [], outbox = [], demand_history: history = [] } = await restored.readAll();
    expect(demand.length).toBeGreaterThanOrEqual(12);
    expect(outbox.length).toBe(demand.length);
    expect(history.length).toBe(demand.length + 2);
  });

  it("replaces a store only on demand, which a running search index follows, and saves what was there", async () => {
    const other = await createBackupSite(engine);
    const catalogue = createCatalogueStore(other.database);
    await catalogue.upsert({
      source: "乙",
      venues: [{ ...createTestVenue("1001"), name: "旧" }, createTestVenue("3001")],
      spaces: [createTestSpace("9001", "3001")],
    });
    await submitTestDemand(other.database, 99);
    await submitTestDemand(other.database, 2);
    await createDemandStore(other.database).setStatus("HZ-20261123-0002", "booked", "2026-11-23T05:00:00.000Z");
    const index = await openIndex(catalogue);
    const identity = await catalogue.identity();
    const before = await other.readAll();
    const refused = await other.restore(file);
    expect(refused).toMatchObject({ code: 1 });
    expect(refused.err).toContain("数据库里已有内容（场地 2，会场 1，需求 2");
    expect(await other.readAll()).toEqual(before);

    const { code, err } = await other.restore(file, "--replace");
    expect(code).toBe(0);
    const after = await other.readAll();
    for (const name of ["venue", "space", "content", "delivery"]) expect(after[name]).toEqual(saved[name]);
    expect(err).toContain("备份之后提交或更新的 2 条需求保留现在的内容");
    const isNewer = (row: unknown) => /-00(?:99|02)$/.test((row as { reference: string }).reference);
    for (const name of ["demand", "demand_history", "outbox"]) {
      expect(after[name]?.filter((row) => !isNewer(row))).toEqual(saved[name]?.filter((row) => !isNewer(row)));
      expect(after[name]?.filter(isNewer)).toEqual(before[name]);
    }
    expect(await index.refresh()).toBe(true);
    expect([index.getHit("3001"), index.getHit("1001")?.id]).toEqual([undefined, "1001"]);
    expect(index.version).toBe(await catalogue.version());
    expect(await catalogue.identity()).not.toBe(identity);
    const safety = /另存为 (\S+)，/.exec(err)?.[1] ?? "";
    expect((await stat(safety)).mode & 0o777).toBe(0o600);
    const again = await createBackupSite(engine);
    expect((await again.restore(safety)).code).toBe(0);
    expect(await again.readAll()).toEqual(before);
  });

  it("leaves the store as it is if the backup is cut off, changed, foreign or newer", async () => {
    const target = await createBackupSite(engine);
    const lines = await readLines(file);
    const write = async (name: string, bytes: Uint8Array | string) => {
      await writeFile(join(folder, name), bytes);
      return join(folder, name);
    };
    const zip = (changed: string[]) => gzipSync(`${changed.join("\n")}\n`);
    const bytes = await readFile(file);
    const head = JSON.parse(lines[0]!) as object;
    for (const [name, content, fault] of [
      ["cut.gz", bytes.subarray(0, bytes.length / 2), "不完整或已损坏"],
      ["short.gz", zip(lines.slice(0, -1)), "不完整或已损坏"],
      ["missing-row.gz", zip(lines.toSpliced(20, 1)), "不完整或已损坏"],
      ["changed.gz", zip(lines.map((line) => line.replace("陈0003", "王0003"))), "不完整或已损坏"],
      ["empty.gz", "", "不完整或已损坏"],
      ["text.gz", "不是压缩文件", "不是备份文件"],
      ["other.gz", gzipSync('{"a":1}\n'), "不是备份文件"],
      ["newer.gz", zip([JSON.stringify({ ...head, schema: "9999-later" }), ...lines.slice(1)]), "更新的版本"],
    ] as const) {
      const { code, err } = await target.restore(await write(`${engine.name}-${name}`, content));
      expect([code, err], name).toEqual([1, expect.stringContaining(fault)]);
      expect((await target.restore(join(folder, `${engine.name}-${name}`), "--check")).code).toBe(1);
    }
    expect(Object.values(await target.readAll()).flat()).toEqual([]);
    expect((await target.restore(file, "--check")).out).toContain("备份完好。2026-11-23 12:00 的备份：场地 2");
    expect(Object.values(await target.readAll()).flat()).toEqual([]);
  });

  it("restores nothing of what was erased after the backup, whichever list still tells", async () => {
    const own = join(folder, `${engine.name}-erased`);
    const older = join(own, "older.jsonl.gz");
    const first = await createBackupSite(engine);
    await mkdir(own);
    for (const at of [1, 2, 3]) await submitTestDemand(first.database, at);
    await createDemandStore(first.database).setStatus(
      "HZ-20261123-0002",
      "contacted",
      now.toISOString(),
      "陈0002 说好",
    );
    await first.backup(older);
    await createDemandStore(first.database).erase("HZ-20261123-0002", now.toISOString());
    expect(await readFile(join(first.dataDir, "erased.log"), "utf8")).toBe(`${now.toISOString()} HZ-20261123-0002\n`);
    const newer = join(own, "newer.jsonl.gz");
    await first.backup(newer);
    expect((await readLines(newer)).join("\n")).not.toMatch(/陈0002|13800000002/);

    const expectErased = async (target: BackupSite) => {
      const text = JSON.stringify(await target.readAll());
      expect(text).toContain("陈0001");
      expect(text).not.toMatch(/陈0002|13800000002/);
      const demand = await createDemandStore(target.database).byReference("HZ-20261123-0002");
      expect(demand).toMatchObject({
        status: "withdrawn",
        mobile: "",
        erasedAt: now.toISOString(),
        body: { people: 2 },
      });
    };
    // By the store that is replaced, without any list.
    await rm(join(own, "erased.log"));
    await rm(join(first.dataDir, "erased.log"));
    expect((await first.restore(older, "--replace")).code).toBe(0);
    await expectErased(first);
    // By the list in DATA_DIR, which the restore wrote.
    const second = await createBackupSite(engine);
    await mkdir(second.dataDir, { recursive: true });
    await copyFile(join(first.dataDir, "erased.log"), join(second.dataDir, "erased.log"));
    expect((await second.restore(older)).err).toContain("其中 1 条需求在备份之后已删除个人信息");
    await expectErased(second);
    // By the list beside the backup.
    await copyFile(join(first.dataDir, "erased.log"), join(own, "erased.log"));
    const third = await createBackupSite(engine);
    await third.restore(older);
    await expectErased(third);
    expect(await readFile(join(third.dataDir, "erased.log"), "utf8")).toBe(`${now.toISOString()} HZ-20261123-0002\n`);
    if (engine.name === "sqlite")
      for (const name of await readdir(third.dataDir))
        expect((await readFile(join(third.dataDir, name))).includes("13800000002"), name).toBe(false);
  });

  it.runIf(engine.name === "postgres")("restores what SQLite wrote, and SQLite what it wrote", async () => {
    const readRows = async (path: string) => (await readLines(path)).filter((line) => line.startsWith("[")).toSorted();
    const fromSqlite = join(folder, "sqlite.jsonl.gz");
    const onPostgres = await createBackupSite(engine);
    expect((await onPostgres.restore(fromSqlite)).code).toBe(0);
    const again = join(folder, "again.jsonl.gz");
    await onPostgres.backup(again);
    expect(await readRows(again)).toEqual(await readRows(fromSqlite));

    const place = { dataDir: join(folder, "sqlite-store") };
    const database = await openDatabase(place);
    const onSqlite = new BackupSite(database, place.dataDir, (options) => openDatabase({ ...place, ...options }));
    expect((await onSqlite.restore(file)).code).toBe(0);
    expect(await onSqlite.readAll()).toEqual(saved);
    await database.close();
  });

  it("has every table and column of the store, or the reason why not", async () => {
    const tables = await site.database.kysely.introspection.getTables();
    const stored = tables.map(({ name }) => name).filter((name) => !name.startsWith("kysely_"));
    expect([...backupTables.map(({ name }) => name), ...Object.keys(skippedTables)].toSorted()).toEqual(
      stored.toSorted(),
    );
    for (const { name, columns } of backupTables) {
      const found = tables.find((table) => table.name === name)!.columns.map((column) => column.name);
      expect(Object.keys(columns).toSorted()).toEqual(found.toSorted());
    }
  });
});

describe("the help of backup and restore", () => {
  it("is printed, and a wrong command line refused in one line", async () => {
    const place = { dataDir: join(folder, "none") };
    const none = new BackupSite(undefined as never, place.dataDir, (options) => openDatabase({ ...place, ...options }));
    expect((await none.backup("--help")).out).toContain("退出码");
    expect((await none.restore("-h")).out).toContain("退出码");
    expect(await none.backup()).toMatchObject({
      code: 2,
      err: "需写明：文件或文件夹。用法见 npm run backup -- --help",
    });
    expect((await none.restore("a", "b")).code).toBe(2);
    expect(await none.restore(join(folder, "none.gz"))).toMatchObject({ code: 1, out: "" });
    expect(existsSync(place.dataDir)).toBe(false);
  });
});

import { join } from "node:path";
import { backupCommand } from "#commands/backup.ts";
import { restoreCommand } from "#commands/restore.ts";
import { backupTables } from "#server/store/backup/backup-tables.ts";
import { createCatalogueStore } from "#server/store/catalogue-store.ts";
import { createContentStore } from "#server/store/content-store.ts";
import { type Database, openDatabase } from "#server/store/database.ts";
import { createDemandStore } from "#server/store/demand-store.ts";
import { recordDemoVersion } from "#server/store/demo-version.ts";
import { createTestSpace, createTestVenue } from "./create-test-venue.ts";
import type { Engine } from "./describe-on-both-engines.ts";

/** A Monday, 12:00 in China. */
export const now = new Date("2026-11-23T04:00:00Z");
const mobileOf = (at: number) => `138${String(at).padStart(8, "0")}`;

export function submitTestDemand(database: Database, at: number) {
  const id = String(at).padStart(4, "0");
  return createDemandStore(database).submit({
    reference: `HZ-20261123-${id}`,
    token: `token-${id}`,
    clientKey: `key-${id}`,
    mobile: mobileOf(at),
    contentHash: `hash-${id}`,
    kind: "meeting",
    cityCode: "110000",
    body: { name: `陈${id}`, mobile: mobileOf(at), people: at, remarks: "两行\n\u2028分隔\u2029 'a\"" },
    createdAt: "2026-11-23T02:00:00.000Z",
  });
}

/** A store with a process that has it open, and its two commands. */
export class BackupSite {
  readonly database: Database;
  readonly dataDir: string;
  readonly #open: (options?: { readonly?: boolean }) => Promise<Database>;
  readonly #opened: Database[] = [];

  constructor(database: Database, dataDir: string, open: (options?: { readonly?: boolean }) => Promise<Database>) {
    [this.database, this.dataDir] = [database, dataDir];
    this.#open = async (options) => {
      const opened = await open(options);
      this.#opened.push(opened);
      return opened;
    };
  }

  async #run(command: "backup" | "restore", argv: string[]) {
    const out: string[] = [];
    const err: string[] = [];
    const dependencies = {
      open: this.#open,
      now: () => now,
      dataDir: this.dataDir,
      picturesDir: join(this.dataDir, "pictures"),
      out: (line: string) => out.push(line),
      err: (line: string) => err.push(line),
    };
    try {
      const code = await (command === "backup" ? backupCommand : restoreCommand)(argv, dependencies);
      return { code, out: out.join("\n"), err: err.join("\n") };
    } finally {
      for (const opened of this.#opened.splice(0)) await opened.close();
    }
  }

  backup = (...argv: string[]) => this.#run("backup", argv);
  restore = (...argv: string[]) => this.#run("restore", argv);

  /** Returns all rows of the tables that are backed up. */
  async readAll() {
    const all: Record<string, unknown[]> = {};
    for (const { name, key } of backupTables) {
      const rows = await this.database.kysely.selectFrom(name).selectAll().execute();
      const toKey = (row: object) => JSON.stringify(key.map((column) => (row as Record<string, unknown>)[column]));
      all[name] = name === "meta" ? [] : rows.toSorted((a, b) => (toKey(a) < toKey(b) ? -1 : 1));
    }
    return all;
  }
}

export async function createBackupSite(engine: Engine): Promise<BackupSite> {
  const place = await engine.createLocation();
  const database = await engine.open(place);
  return new BackupSite(database, place.dataDir, (options) => openDatabase({ ...place, ...options }));
}

/** Fills a store with more rows than one statement reads. */
export async function fillBackupSite({ database }: BackupSite, spaces = 1200): Promise<void> {
  const venues = ["1001", "1002"].map((id) => createTestVenue(id));
  const rows = Array.from({ length: spaces }, (_, at) => createTestSpace(String(5000 + at), venues[at % 2]!.id));
  await createCatalogueStore(database).upsert({ source: "甲", venues, spaces: rows });
  await createContentStore(database).replace("banner", [{ id: "b", cityCode: "110000", body: { text: "横幅" } }]);
  await recordDemoVersion(database, { version: "7", hasCatalogue: false });
  for (let at = 1; at <= 12; at++) await submitTestDemand(database, at);
  const demands = createDemandStore(database);
  await demands.setStatus("HZ-20261123-0001", "quoted", now.toISOString(), "已报价");
  await demands.assign("HZ-20261123-0001", "林舟", now.toISOString());
  await database.kysely
    .insertInto("delivery")
    .values({
      id: "d1",
      outbox_id: "o1",
      target: "wecom",
      reference: "HZ-20261123-0001",
      position: 1,
      status: "waiting",
      attempts: 3,
      next_at: now.toISOString(),
      lease_until: "",
      error: "连接超时",
      created_at: now.toISOString(),
      delivered_at: "",
      body: "",
    })
    .execute();
}

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setImmediate as nextTurn } from "node:timers/promises";
import { sql } from "kysely";
import { expect, it, vi } from "vitest";
import { describeOnBothEngines } from "#tests/describe-on-both-engines.ts";
import type { Database } from "../../database.ts";
import { createDemandStore } from "../../demand-store.ts";
import { sqliteFileName } from "../../engine/sqlite-file.ts";

/** Returns numbers from 0 to 1 that are the same in every run. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}

const random = createRandom(3);
const createPhone = () => `139${String(Math.floor(random() * 1e8)).padStart(8, "0")}`;
const createId = () => Math.floor(random() * 2 ** 48).toString(36);

interface Person {
  reference: string;
  mobile: string;
  name: string;
}

/** Writes many demands with their history, as those of years, in few transactions. */
async function fill({ kysely }: Database, count: number): Promise<Person[]> {
  const people = Array.from({ length: count }, () => ({
    reference: `HZ-${createId()}`,
    mobile: createPhone(),
    name: `访客${createId()}`,
  }));
  const at = "2026-11-20T02:00:00.000Z";
  const common = { content_hash: "h", kind: "meeting", status: "new", city_code: "110000", created_at: at };
  for (let first = 0; first < count; first += 50) {
    const some = people.slice(first, first + 50);
    const rows = some.map(({ reference, mobile, name }) => ({
      ...common,
      reference,
      mobile,
      token: createId(),
      client_key: createId(),
      updated_at: at,
      assignee: "",
      erased_at: "",
      body: JSON.stringify({ name, mobile, remarks: `${name} ${"x".repeat(random() ** 3 * 6000)}` }),
    }));
    await kysely.insertInto("demand").values(rows).execute();
    const entries = some.map(({ reference, mobile, name }) => ({
      id: createId(),
      reference,
      position: 1,
      event: "remark" as const,
      author: "visitor" as const,
      status: "new",
      at,
      note: `${name} ${mobile} ${"y".repeat(random() * 600)}`,
    }));
    await kysely.insertInto("demand_history").values(entries).execute();
  }
  return people;
}

/** Returns the database's files, those of PostgreSQL with everything that its memory held; not its write-ahead log. */
async function readFiles({ kysely, dialect }: Database, dataDir: string): Promise<string> {
  let folder = dataDir;
  if (dialect === "postgres") {
    await sql`checkpoint`.execute(kysely);
    const shown = await sql<{ folder: string; database: string }>`
      select current_setting('data_directory') as folder, oid::text as database
      from pg_database where datname = current_database()`.execute(kysely);
    const { folder: data, database } = shown.rows[0]!;
    folder = join(data, "base", database);
  }
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return files.map(({ parentPath, name }) => readFileSync(join(parentPath, name), "utf8")).join("\n");
}

const findTraces = (content: string, people: readonly Person[]) =>
  people.filter(({ mobile, name }) => content.includes(mobile) || content.includes(name));

/** Lets no row of a table be deleted while a purge runs: SQLite fails in the middle of it. */
async function forbidDeletion({ kysely }: Database, purge: () => Promise<boolean>): Promise<boolean> {
  const forbid = sql`create trigger forbidden before delete on demand_history begin select raise(abort, 'forbidden'); end`;
  await forbid.execute(kysely);
  try {
    return await purge();
  } finally {
    await sql`drop trigger forbidden`.execute(kysely);
  }
}

/** Locks a table of PostgreSQL once a purge has begun, which then waits for no older transaction and cannot rewrite the table. */
async function lockDuringPurge({ kysely }: Database, purge: () => Promise<boolean>): Promise<boolean> {
  const locks = sql`select 1 from pg_locks where locktype = 'advisory'`;
  const older = Promise.withResolvers<void>();
  const started = Promise.withResolvers<void>();
  const olderTransaction = kysely.transaction().execute(async (trx) => {
    await sql`select 1 from demand`.execute(trx);
    started.resolve();
    await older.promise;
  });
  await started.promise;
  const purging = purge();
  await vi.waitFor(async () => expect((await locks.execute(kysely)).rows).toHaveLength(1), { interval: 5 });
  return kysely.transaction().execute(async (trx) => {
    await sql`lock table demand in access share mode`.execute(trx);
    older.resolve();
    await olderTransaction;
    return purging;
  });
}

describeOnBothEngines("erased data", (engine) => {
  it("leaves the database's files", async () => {
    const place = await engine.createLocation();
    const database = await engine.open(place);
    const store = createDemandStore(database);
    const people = await fill(database, 400);
    const others = people.filter((_, each) => each % 4 > 0);
    const erased = people.filter((_, each) => each % 4 === 0);
    if (database.dialect === "postgres") await sql`analyze`.execute(database.kysely);
    expect(findTraces(await readFiles(database, place.dataDir), erased).length).toBeGreaterThan(0);

    const at = "2026-11-23T02:00:00.000Z";
    for (const { reference } of erased) expect(await store.erase(reference, at, "visitor")).toBe(true);
    expect(await store.purgeErased()).toBe(true);
    const content = await readFiles(database, place.dataDir);
    expect(findTraces(content, erased)).toEqual([]);
    for (const { reference } of erased) expect(content).toContain(reference);

    // The others are all there, to be found by every index.
    const rows = await database.kysely.selectFrom("demand").select(["reference", "mobile"]).execute();
    expect(rows).toHaveLength(people.length);
    const byReference = new Map(rows.map(({ reference, mobile }) => [reference, mobile]));
    for (const { reference, mobile } of others) expect(byReference.get(reference)).toBe(mobile);
    const { reference, mobile } = others[0]!;
    const found = await database.kysely.selectFrom("demand").select("reference").where("mobile", "=", mobile).execute();
    expect(found).toEqual([{ reference }]);
    expect(await store.history(reference)).toHaveLength(1);
  });

  it.runIf(engine.name === "sqlite")(
    "leaves while requests are answered: reads at once, writes after a table",
    async () => {
      const database = await engine.open();
      const store = createDemandStore(database);
      const people = await fill(database, 1500);
      await store.erase(people[0]!.reference, "2026-11-23T02:00:00.000Z", "visitor");
      let isOver = false;
      const purge = store.purgeErased().finally(() => {
        isOver = true;
      });
      const counts = { reads: 0, writes: 0 };
      const repeat = async (kind: keyof typeof counts, run: () => Promise<unknown>) => {
        while (!isOver) {
          await nextTurn();
          await run();
          if (!isOver || kind === "writes") counts[kind]++;
        }
      };
      const noted = people[1]!.reference;
      await Promise.all([
        repeat("reads", () => store.history(people[2]!.reference)),
        repeat("writes", () => store.addNote(noted, "回电", "2026-11-23T03:00:00.000Z")),
      ]);
      expect(await purge).toBe(true);
      expect(counts.reads).toBeGreaterThan(10);
      expect((await store.history(noted)).filter(({ note }) => note === "回电")).toHaveLength(counts.writes);
    },
  );

  it("is not reported as removed while a table cannot be rewritten", async () => {
    const place = await engine.createLocation();
    const database = await engine.open(place);
    const store = createDemandStore(database);
    const [person] = await fill(database, 1);
    await store.erase(person!.reference, "2026-11-23T02:00:00.000Z", "visitor");
    const block = engine.name === "sqlite" ? forbidDeletion : lockDuringPurge;
    const purged = await block(await engine.open(place), () => store.purgeErased().catch(() => false));
    expect(purged).toBe(false);
    const mark = database.kysely.selectFrom("meta").select("key").where("key", "=", "erasure pending");
    expect(await mark.execute()).toHaveLength(1);
    expect(await store.purgeErased()).toBe(true);
    expect(await mark.execute()).toEqual([]);
    expect(findTraces(await readFiles(database, place.dataDir), [person!])).toEqual([]);
  });

  it.runIf(engine.name === "sqlite")("is not reported as removed while another process reads the log", async () => {
    const place = await engine.createLocation();
    const database = await engine.open(place);
    const store = createDemandStore(database);
    const [person] = await fill(database, 1);
    const reader = new DatabaseSync(join(place.dataDir, sqliteFileName));
    reader.exec("begin");
    reader.prepare("select reference from demand").all();
    await store.erase(person!.reference, "2026-11-23T02:00:00.000Z", "visitor");
    expect(await store.purgeErased()).toBe(false);
    expect(findTraces(await readFiles(database, place.dataDir), [person!])).toHaveLength(1);
    reader.exec("commit");
    reader.close();
    expect(await store.purgeErased()).toBe(true);
    expect(findTraces(await readFiles(database, place.dataDir), [person!])).toEqual([]);
  });

  it("waits while a transaction may still read it", async () => {
    const place = await engine.createLocation();
    const database = await engine.open(place);
    const store = createDemandStore(database);
    const [person] = await fill(database, 1);
    const other = await engine.open(place);
    const finished = await other.kysely.transaction().execute(async (trx) => {
      await trx.selectFrom("demand").select("reference").execute();
      if (engine.name === "sqlite") return "SQLite lets one transaction write at a time, and a read is over at once.";
      await store.erase(person!.reference, "2026-11-23T02:00:00.000Z", "visitor");
      return store.purgeErased();
    });
    if (engine.name === "postgres") expect(finished).toBe(false);
    else await store.erase(person!.reference, "2026-11-23T02:00:00.000Z", "visitor");
    expect(await store.purgeErased()).toBe(true);
    expect(findTraces(await readFiles(database, place.dataDir), [person!])).toEqual([]);
  });
});

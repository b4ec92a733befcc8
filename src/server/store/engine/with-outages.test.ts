import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, it, onTestFinished, vi } from "vitest";
import { describeOnBothEngines } from "#tests/describe-on-both-engines.ts";
import { openDatabase } from "../database.ts";
import { StoreUnavailableError } from "../store-unavailable-error.ts";
import type { BreakerCounts } from "./create-circuit-breaker.ts";
import { sqliteFileName } from "./sqlite-file.ts";
import { isStoreOutage } from "./is-store-outage.ts";

const insert = { key: "one", value: "1" };

describeOnBothEngines("outages", (engine) => {
  it("takes a lock that is held too long for an outage, and writes once it is released", async () => {
    const place = await engine.createLocation();
    const other = await engine.open(place);
    const outages: Error[] = [];
    const database = await openDatabase({ ...place, timeoutMs: 300, onOutage: (error) => outages.push(error) });
    const write = () =>
      database.kysely.transaction().execute((trx) => trx.updateTable("meta").set({ value: "2" }).execute());
    await other.kysely.insertInto("meta").values(insert).execute();
    await other.kysely.transaction().execute(async (trx) => {
      await trx.updateTable("meta").set({ value: "3" }).execute();
      await expect(write()).rejects.toBeInstanceOf(StoreUnavailableError);
    });
    expect(outages.length).toBeGreaterThan(0);
    await write();
    expect(await other.kysely.selectFrom("meta").selectAll().execute()).toEqual([{ key: "one", value: "2" }]);
    await database.close();
  });

  it("leaves the error of a wrong statement or a broken constraint as it is", async () => {
    const { kysely } = await engine.open();
    await kysely.insertInto("meta").values(insert).execute();
    const again = kysely.insertInto("meta").values(insert).execute();
    await expect(again).rejects.not.toBeInstanceOf(StoreUnavailableError);
    const wrong = kysely.selectFrom("meta").select("nothing" as "key");
    await expect(wrong.execute()).rejects.not.toBeInstanceOf(StoreUnavailableError);
  });
});

it("answers reads of a file that another process has locked, refuses its writes at once, and writes when it is free", async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "outages-"));
  const counts: Readonly<BreakerCounts>[] = [];
  const database = await openDatabase({ dataDir, timeoutMs: 200, onBreaker: (given) => counts.push(given) });
  const other = new DatabaseSync(join(dataDir, sqliteFileName));
  onTestFinished(async () => {
    other.close();
    await database.close();
    rmSync(dataDir, { recursive: true });
  });
  const write = (value: string) =>
    database.kysely
      .insertInto("meta")
      .values({ key: "one", value })
      .onConflict((conflict) => conflict.column("key").doUpdateSet({ value }))
      .execute();
  const read = () => database.kysely.selectFrom("meta").select("value").where("key", "=", "one").execute();
  await write("1");
  other.exec("begin immediate");
  for (let each = 0; each < 3; each++) {
    await expect(write("2")).rejects.toBeInstanceOf(StoreUnavailableError);
    // A read between them does not tell that the file can be written.
    expect(await read()).toEqual([{ value: "1" }]);
  }
  const refused = Array.from({ length: 20 }, (_, each) =>
    each % 2
      ? write("2")
      : database.kysely.transaction().execute((trx) => trx.selectFrom("meta").selectAll().execute()),
  );
  expect((await Promise.allSettled(refused)).map(({ status }) => status)).not.toContain("fulfilled");
  expect(counts).toMatchObject([{ timeouts: 3, refused: 20 }]);
  expect(await read()).toEqual([{ value: "1" }]);
  other.exec("rollback");
  await vi.waitFor(() => write("3"), { timeout: 10_000 });
  expect(await read()).toEqual([{ value: "3" }]);
});

it.each([
  [true, "a full disk of SQLite", { errcode: 13, code: "ERR_SQLITE_ERROR" }],
  [true, "an extended I/O error of SQLite", { errcode: 778, code: "ERR_SQLITE_ERROR" }],
  [false, "a constraint of SQLite", { errcode: 2067, code: "ERR_SQLITE_ERROR" }],
  [true, "a full disk of PostgreSQL", { code: "53100" }],
  [true, "a PostgreSQL that starts", { code: "57P03" }],
  [true, "a failover to a node that only reads", { code: "25006" }],
  [false, "a unique index of PostgreSQL", { code: "23505" }],
  [false, "a missing table of PostgreSQL", { code: "42P01" }],
  [true, "a refused connection", { code: "ECONNREFUSED" }],
  [false, "an error of Node", { code: "ERR_INVALID_ARG_TYPE" }],
  [true, "an answer that does not come", { message: "Query read timeout" }],
  [false, "any other error", { message: "undefined is not a function" }],
])("returns %s for %s", (outage, _name, properties) => {
  expect(isStoreOutage(Object.assign(new Error("message"), properties))).toBe(outage);
});

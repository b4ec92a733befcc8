import { expect, it } from "vitest";
import { describeOnBothEngines } from "../../../../tests/describe-on-both-engines.ts";
import { openDatabase } from "../database.ts";
import { StoreUnavailableError } from "../store-unavailable-error.ts";
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

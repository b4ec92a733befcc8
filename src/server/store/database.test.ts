import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { sql } from "kysely";
import { expect, it } from "vitest";
import { describeOnBothEngines } from "#tests/describe-on-both-engines.ts";
import { openDatabase } from "./database.ts";

const opener = fileURLToPath(new URL("../../../tests/store/open-once.ts", import.meta.url));

describeOnBothEngines("openDatabase", (engine) => {
  it("migrates the schema once", async () => {
    const place = await engine.createLocation();
    const first = await engine.open(place);
    expect(first.dialect).toBe(engine.name);
    await first.kysely.insertInto("meta").values({ key: "a", value: "1" }).execute();
    const second = await engine.open(place);
    expect(await second.kysely.selectFrom("meta").selectAll().execute()).toEqual([{ key: "a", value: "1" }]);
    const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(second.kysely);
    expect(rows.map(({ name }) => name)).toEqual([
      "0001-first",
      "0002-venue-city",
      "0003-delivery",
      "0004-events",
      "0005-shared-lists",
      "0006-delivery-body",
      "0007-quotes",
    ]);
  });

  it("lets processes start concurrently on an empty store", async () => {
    const place = await engine.createLocation();
    const endings = Array.from({ length: 4 }, () => {
      const child = spawn(process.execPath, ["--disable-warning=ExperimentalWarning", opener, JSON.stringify(place)]);
      let errorOutput = "";
      child.stderr.on("data", (chunk: Buffer) => (errorOutput += chunk.toString()));
      return new Promise((resolve) => child.once("exit", (code) => resolve({ code, errorOutput })));
    });
    expect(await Promise.all(endings)).toEqual(Array(4).fill({ code: 0, errorOutput: "" }));
    const rows = await (await engine.open(place)).kysely.selectFrom("meta").selectAll().execute();
    expect(rows).toHaveLength(4);
  });

  it("rolls back a failed transaction and stays usable", async () => {
    const { kysely } = await engine.open();
    const failing = kysely.transaction().execute(async (trx) => {
      await trx.insertInto("meta").values({ key: "a", value: "1" }).execute();
      await trx.insertInto("meta").values({ key: "a", value: "2" }).execute();
    });
    await expect(failing).rejects.toThrow();
    await kysely.insertInto("meta").values({ key: "b", value: "1" }).execute();
    expect(await kysely.selectFrom("meta").select("key").execute()).toEqual([{ key: "b" }]);
  });

  it("reads committed rows only, without waiting for a writing transaction", async () => {
    const { kysely } = await engine.open();
    await kysely.transaction().execute(async (trx) => {
      await trx.insertInto("meta").values({ key: "a", value: "1" }).execute();
      expect(await trx.selectFrom("meta").select("key").execute()).toEqual([{ key: "a" }]);
      expect(await kysely.selectFrom("meta").select("key").execute()).toEqual([]);
    });
    expect(await kysely.selectFrom("meta").select("key").execute()).toEqual([{ key: "a" }]);
  });

  it("loses no increment from two connections", async () => {
    const place = await engine.createLocation();
    const stores = [await engine.open(place), await engine.open(place)];
    await stores[0]!.kysely.insertInto("meta").values({ key: "n", value: "0" }).execute();
    const step = ({ kysely }: (typeof stores)[number]) =>
      kysely.transaction().execute(async (trx) => {
        await trx.updateTable("meta").set({ key: "n" }).where("key", "=", "n").execute();
        const { value } = await trx.selectFrom("meta").select("value").where("key", "=", "n").executeTakeFirstOrThrow();
        await trx
          .updateTable("meta")
          .set({ value: String(Number(value) + 1) })
          .where("key", "=", "n")
          .execute();
      });
    await Promise.all(Array.from({ length: 40 }, (_, at) => step(stores[at % 2]!)));
    const { value } = await stores[1]!.kysely.selectFrom("meta").select("value").executeTakeFirstOrThrow();
    expect(value).toBe("40");
  });

  it("returns rows and counts of updates and deletes", async () => {
    const { kysely } = await engine.open();
    await kysely
      .insertInto("meta")
      .values([
        { key: "a", value: "1" },
        { key: "b", value: "1" },
      ])
      .execute();
    const changed = await kysely.updateTable("meta").set({ value: "2" }).executeTakeFirstOrThrow();
    expect(changed.numUpdatedRows).toBe(2n);
    const gone = await kysely.deleteFrom("meta").where("key", "=", "a").returning("value").execute();
    expect(gone).toEqual([{ value: "2" }]);
  });

  it("opens read-only without writing or creating a store", async () => {
    const place = await engine.createLocation();
    await expect(openDatabase({ ...place, readonly: true })).rejects.toThrow();
    const writer = await engine.open(place);
    const reader = await openDatabase({ ...place, readonly: true });
    try {
      await expect(reader.kysely.insertInto("meta").values({ key: "a", value: "1" }).execute()).rejects.toThrow();
      await writer.kysely.insertInto("meta").values({ key: "b", value: "1" }).execute();
      expect(await reader.kysely.selectFrom("meta").select("key").execute()).toEqual([{ key: "b" }]);
    } finally {
      await reader.close();
    }
  });
});

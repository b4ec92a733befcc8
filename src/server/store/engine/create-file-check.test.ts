import { copyFileSync, mkdtempSync, renameSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { openDatabase } from "../database.ts";
import { StoreUnavailableError } from "../store-unavailable-error.ts";
import { sqliteFileName } from "./sqlite-file.ts";

async function open() {
  const dataDir = mkdtempSync(join(tmpdir(), "file-check-"));
  const database = await openDatabase({ dataDir, timeoutMs: 200 });
  onTestFinished(async () => {
    await database.close();
    rmSync(dataDir, { recursive: true, force: true });
  });
  const write = (key: string) => database.kysely.insertInto("meta").values({ key, value: "" }).execute();
  const file = join(dataDir, sqliteFileName);
  return { file, database, write };
}

it.each(["", "-wal", "-shm"])(
  "refuses to write to a store whose file%s was deleted, moved or replaced",
  async (end) => {
    const { file, database, write } = await open();
    const path = file + end;
    await write("one");
    renameSync(path, `${path}-moved`);
    await expect(write("two")).rejects.toBeInstanceOf(StoreUnavailableError);
    copyFileSync(`${path}-moved`, path);
    await expect(write("three")).rejects.toThrow(`${path} was deleted or replaced`);
    const inTransaction = database.kysely.transaction().execute((trx) => trx.deleteFrom("meta").execute());
    await expect(inTransaction).rejects.toBeInstanceOf(StoreUnavailableError);
    renameSync(`${path}-moved`, path);
    await write("four");
  },
);

it("does not acknowledge a transaction during which the file was deleted", async () => {
  const { file, database } = await open();
  const written = database.kysely.transaction().execute(async (trx) => {
    await trx.insertInto("meta").values({ key: "one", value: "" }).execute();
    rmSync(file);
  });
  await expect(written).rejects.toBeInstanceOf(StoreUnavailableError);
});

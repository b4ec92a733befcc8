import { randomUUID } from "node:crypto";
import type { Database } from "../database.ts";
import { changeSequenceKey } from "../lock-change-sequence.ts";
import type { ChangeLogTable } from "../schema.ts";

/** A row of the change log. */
export type Change = ChangeLogTable;

/** Creates the queries by which an index follows the catalogue: its identity, its version and its change log. */
export function createChangeReader({ kysely }: Pick<Database, "kysely">) {
  return {
    /** Returns the unique id of this catalogue, created on the first call. */
    async identity(): Promise<string> {
      const key = "catalogue_identity";
      await kysely
        .insertInto("meta")
        .values({ key, value: randomUUID() })
        .onConflict((conflict) => conflict.column("key").doNothing())
        .execute();
      const row = await kysely.selectFrom("meta").select("value").where("key", "=", key).executeTakeFirstOrThrow();
      return row.value;
    },
    /** Returns the number of the newest change of catalogue or content; 0 in an empty store. */
    async version(): Promise<number> {
      const row = await kysely
        .selectFrom("meta")
        .select("value")
        .where("key", "=", changeSequenceKey)
        .executeTakeFirst();
      return Number(row?.value ?? 0);
    },
    /** Returns at most `limit` changes after `seq`, oldest first. */
    changesSince: (seq: number, limit: number): Promise<Change[]> =>
      kysely.selectFrom("change_log").selectAll().where("seq", ">", seq).orderBy("seq").limit(limit).execute(),
  };
}

import type { Transaction } from "kysely";
import type { Schema } from "./schema.ts";

const key = "change_seq";

/**
 * Returns the number of the newest change and locks its row until the transaction ends: writers are serialized, so that
 * numbers become visible in order.
 */
export async function lockChangeSequence(trx: Transaction<Schema>): Promise<number> {
  const { value } = await trx
    .insertInto("meta")
    .values({ key, value: "0" })
    .onConflict((conflict) => conflict.column("key").doUpdateSet({ key }))
    .returning("value")
    .executeTakeFirstOrThrow();
  return Number(value);
}

/** Sets the number of the newest change. The sequence must be locked. */
export async function setChangeSequence(trx: Transaction<Schema>, value: number): Promise<void> {
  await trx
    .updateTable("meta")
    .set({ value: String(value) })
    .where("key", "=", key)
    .execute();
}

export const changeSequenceKey = key;

import type { Transaction } from "kysely";
import type { Schema } from "./schema.ts";

const key = "change_seq";

/**
 * The number of the newest change, with the row that holds it locked until the transaction ends: writers of the
 * catalogue follow each other, so that numbers become visible in their order.
 */
export async function lockSequence(trx: Transaction<Schema>): Promise<number> {
  const { value } = await trx
    .insertInto("meta")
    .values({ key, value: "0" })
    .onConflict((conflict) => conflict.column("key").doUpdateSet({ key }))
    .returning("value")
    .executeTakeFirstOrThrow();
  return Number(value);
}

/** Makes `value` the number of the newest change. The sequence has to be locked. */
export async function setSequence(trx: Transaction<Schema>, value: number): Promise<void> {
  await trx
    .updateTable("meta")
    .set({ value: String(value) })
    .where("key", "=", key)
    .execute();
}

export const sequenceKey = key;

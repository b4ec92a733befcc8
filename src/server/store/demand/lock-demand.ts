import type { Transaction } from "kysely";
import type { DemandTable, Schema } from "../schema.ts";

/** Locks a demand's row until the transaction ends, so that its history is written by one after the other. */
export const lockDemand = (trx: Transaction<Schema>, reference: string): Promise<DemandTable | undefined> =>
  trx
    .updateTable("demand")
    .set(({ ref }) => ({ updated_at: ref("updated_at") }))
    .where("reference", "=", reference)
    .returningAll()
    .executeTakeFirst();

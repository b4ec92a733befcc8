import type { Transaction } from "kysely";
import type { Schema, SharedListTable } from "../schema.ts";

/**
 * Locks the row of a list that can be read at a time (ISO) until the transaction ends, and notes the change. Returns undefined
 * where there is none, it was taken back or has expired.
 */
export const lockOpenList = (
  trx: Transaction<Schema>,
  code: string,
  at: string,
): Promise<SharedListTable | undefined> =>
  trx
    .updateTable("shared_list")
    .set({ updated_at: at })
    .where("code", "=", code)
    .where("taken_back_at", "=", "")
    .where("expires_at", ">", at)
    .returningAll()
    .executeTakeFirst();

import type { Database } from "../database.ts";
import { addHistoryEntry } from "./add-history-entry.ts";

/** A new status of a demand; `at` is an ISO time. */
export interface StatusChange {
  status: string;
  at: string;
  note: string;
}

/** Sets a demand's status and adds a history row. Returns false if there is no such demand. */
export function setDemandStatus(
  { kysely }: Pick<Database, "kysely">,
  reference: string,
  { status, at, note }: StatusChange,
): Promise<boolean> {
  return kysely.transaction().execute(async (trx) => {
    const done = await trx
      .updateTable("demand")
      .set({ status, updated_at: at })
      .where("reference", "=", reference)
      .returning("reference")
      .executeTakeFirst();
    if (!done) return false;
    await addHistoryEntry(trx, { reference, event: "status", author: "operator", status, at, note });
    return true;
  });
}

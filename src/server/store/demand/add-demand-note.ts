import type { Database } from "../database.ts";
import { addHistoryEntry } from "./add-history-entry.ts";

/** Adds a note for colleagues, which the visitor never sees, to a demand's history. Returns false if there is no such demand. */
export function addDemandNote(
  { kysely }: Pick<Database, "kysely">,
  reference: string,
  { note, at }: { note: string; at: string },
): Promise<boolean> {
  return kysely.transaction().execute(async (trx) => {
    const demand = await trx
      .updateTable("demand")
      .set({ updated_at: at })
      .where("reference", "=", reference)
      .returning("status")
      .executeTakeFirst();
    if (!demand) return false;
    await addHistoryEntry(trx, { reference, event: "note", author: "operator", status: demand.status, at, note });
    return true;
  });
}

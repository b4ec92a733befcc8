import type { Database } from "../database.ts";
import { addHistoryEntry } from "./add-history-entry.ts";

/**
 * Adds an entry to a demand's history that changes no status: a note for colleagues, which the visitor never sees, or a call
 * that was not answered (`missed`), which the visitor sees without its note. Returns false if there is no such demand.
 */
export function addDemandNote(
  { kysely }: Pick<Database, "kysely">,
  reference: string,
  { event = "note", note, at }: { event?: "note" | "missed"; note: string; at: string },
): Promise<boolean> {
  return kysely.transaction().execute(async (trx) => {
    const demand = await trx
      .updateTable("demand")
      .set({ updated_at: at })
      .where("reference", "=", reference)
      .returning("status")
      .executeTakeFirst();
    if (!demand) return false;
    await addHistoryEntry(trx, { reference, event, author: "operator", status: demand.status, at, note });
    return true;
  });
}

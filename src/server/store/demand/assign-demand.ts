import type { Database } from "../database.ts";
import { addHistoryEntry } from "./add-history-entry.ts";

/** Names the colleague who follows a demand up, nobody if empty, and adds a history row. Returns false if there is no such demand. */
export function assignDemand(
  { kysely }: Pick<Database, "kysely">,
  reference: string,
  { assignee, at }: { assignee: string; at: string },
): Promise<boolean> {
  return kysely.transaction().execute(async (trx) => {
    const demand = await trx
      .updateTable("demand")
      .set({ assignee, updated_at: at })
      .where("reference", "=", reference)
      .returning("status")
      .executeTakeFirst();
    if (!demand) return false;
    const { status } = demand;
    await addHistoryEntry(trx, { reference, event: "assigned", author: "operator", status, at, note: assignee });
    return true;
  });
}

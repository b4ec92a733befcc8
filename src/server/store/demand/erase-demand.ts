import type { Database } from "../database.ts";
import { addHistoryEntry } from "./add-history-entry.ts";

/** Fields of a demand's body with personal data. */
const personalFields = new Set(["name", "mobile", "phone", "company", "email", "remarks", "tracking", "pageFrom"]);

/**
 * Erases personal data of a demand (PIPL): name, numbers, e-mail, remarks, origin, notes of its history. The rest stays
 * with status `withdrawn`, so that statistics remain correct. Returns false if there is no such demand.
 */
export function eraseDemand({ kysely }: Pick<Database, "kysely">, reference: string, at: string): Promise<boolean> {
  return kysely.transaction().execute(async (trx) => {
    const row = await trx.selectFrom("demand").select("body").where("reference", "=", reference).executeTakeFirst();
    if (!row) return false;
    const body = Object.entries(JSON.parse(row.body) as Record<string, unknown>);
    const remaining = Object.fromEntries(body.filter(([field]) => !personalFields.has(field)));
    const blank = { mobile: "", content_hash: "", erased_at: at, body: JSON.stringify(remaining) };
    await trx
      .updateTable("demand")
      .set({ ...blank, status: "withdrawn", updated_at: at })
      .where("reference", "=", reference)
      .execute();
    await trx.updateTable("demand_history").set({ note: "" }).where("reference", "=", reference).execute();
    await addHistoryEntry(trx, { reference, event: "status", author: "operator", status: "withdrawn", at });
    return true;
  });
}

import type { Database } from "../database.ts";
import { addOutboxMessage } from "../demand/add-outbox-message.ts";

/** A demand without a status change so far. */
export interface UncontactedDemand {
  reference: string;
  /** ISO */
  createdAt: string;
}

/**
 * Returns demands of status `new` that came between two ISO times, were sent to a target before the later one and have no
 * reminder yet, oldest first. What no target was ever sent needs no reminder.
 */
export async function listUnreminded(
  { kysely }: Pick<Database, "kysely">,
  { from, to }: { from: string; to: string },
): Promise<UncontactedDemand[]> {
  return kysely
    .selectFrom("demand")
    .select(["reference", "created_at as createdAt"])
    .where("status", "=", "new")
    .where("erased_at", "=", "")
    .where("created_at", ">=", from)
    .where("created_at", "<=", to)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom("delivery")
          .select("delivery.id")
          .whereRef("delivery.reference", "=", "demand.reference")
          .where("delivery.created_at", "<=", to),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("outbox")
            .select("outbox.id")
            .whereRef("outbox.reference", "=", "demand.reference")
            .where("outbox.event", "=", "reminder"),
        ),
      ),
    )
    .orderBy("created_at")
    .limit(500)
    .execute();
}

/**
 * Writes the reminder of a demand, unless its status has changed or another node has written it: the update locks the
 * demand's row. Returns whether it was written.
 */
export function addReminder({ kysely }: Pick<Database, "kysely">, reference: string, at: string): Promise<boolean> {
  return kysely.transaction().execute(async (trx) => {
    const locked = await trx
      .updateTable("demand")
      .set((eb) => ({ status: eb.ref("status") }))
      .where("reference", "=", reference)
      .where("status", "=", "new")
      .where("erased_at", "=", "")
      .returning("reference")
      .executeTakeFirst();
    if (!locked) return false;
    const earlier = await trx
      .selectFrom("outbox")
      .select("id")
      .where("reference", "=", reference)
      .where("event", "=", "reminder")
      .executeTakeFirst();
    if (earlier) return false;
    await addOutboxMessage(trx, { reference, event: "reminder", at });
    return true;
  });
}

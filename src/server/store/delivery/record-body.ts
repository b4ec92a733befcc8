import type { Database } from "../database.ts";
import { lockDemand } from "../demand/lock-demand.ts";
import type { LeasedDelivery } from "./lease-deliveries.ts";

/**
 * Stores what an attempt is about to send, so that each later one repeats it under the same key. Stores nothing of a demand
 * that is erased: its row is locked, so that an erasure at the same time finds the body and empties it.
 */
export async function recordBody(
  { kysely }: Pick<Database, "kysely">,
  { id, reference }: Pick<LeasedDelivery, "id" | "reference">,
  body: string,
): Promise<void> {
  await kysely.transaction().execute(async (trx) => {
    if (reference !== "" && (await lockDemand(trx, reference))?.erased_at !== "") return;
    await trx.updateTable("delivery").set({ body }).where("id", "=", id).where("status", "=", "waiting").execute();
  });
}

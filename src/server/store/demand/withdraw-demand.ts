import { isOpenStatus } from "#domain/demand/demand-status.ts";
import type { Database } from "../database.ts";
import { addHistoryEntry } from "./add-history-entry.ts";
import { addOutboxMessage } from "./add-outbox-message.ts";
import { recallQuotes } from "../quote/recall-quotes.ts";
import { lockDemand } from "./lock-demand.ts";

/** `refused`: its status does not allow it; `gone`: there is no such demand, or its personal data were erased. */
export type VisitorOutcome = "done" | "refused" | "gone";

/** Withdraws an open demand for its visitor, with a message to the operator, and recalls its requests for quotes; a withdrawn one stays as it is. */
export function withdrawDemand(
  { kysely }: Pick<Database, "kysely">,
  reference: string,
  at: string,
): Promise<VisitorOutcome> {
  return kysely.transaction().execute(async (trx) => {
    const demand = await lockDemand(trx, reference);
    if (!demand || demand.erased_at) return "gone";
    if (demand.status === "withdrawn") return "done";
    if (!isOpenStatus(demand.status)) return "refused";
    const status = "withdrawn";
    await trx.updateTable("demand").set({ status, updated_at: at }).where("reference", "=", reference).execute();
    const subjectId = await addHistoryEntry(trx, { reference, event: "status", author: "visitor", status, at });
    await addOutboxMessage(trx, { reference, event: "withdrawn", at, subjectId });
    await recallQuotes(trx, reference, { actor: "visitor", at });
    return "done";
  });
}

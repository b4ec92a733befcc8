import type { Transaction } from "kysely";
import { isOpenStatus } from "#domain/demand/demand-status.ts";
import { findWithdrawal } from "#domain/demand/progress/find-withdrawal.ts";
import type { Database } from "../database.ts";
import type { Schema } from "../schema.ts";
import { addHistoryEntry } from "./add-history-entry.ts";
import { addOutboxMessage } from "./add-outbox-message.ts";
import { lockDemand } from "./lock-demand.ts";
import type { VisitorOutcome } from "./withdraw-demand.ts";

/** A visitor's second thought. Both are ISO times; a demand withdrawn before `since` stays withdrawn. */
export interface Restoration {
  at: string;
  since: string;
}

const listStatuses = (trx: Transaction<Schema>, reference: string) =>
  trx
    .selectFrom("demand_history")
    .select(["status", "at"])
    .where("reference", "=", reference)
    .orderBy("at")
    .orderBy("position")
    .execute();

/**
 * Gives a withdrawn demand the status back that it had before, with a message to the operator. One that is open already
 * stays as it is.
 */
export function restoreDemand(
  { kysely }: Pick<Database, "kysely">,
  reference: string,
  { at, since }: Restoration,
): Promise<VisitorOutcome> {
  return kysely.transaction().execute(async (trx) => {
    const demand = await lockDemand(trx, reference);
    if (!demand || demand.erased_at) return "gone";
    if (isOpenStatus(demand.status)) return "done";
    const { at: withdrawnAt = "", statusBefore: status = "new" } = findWithdrawal(await listStatuses(trx, reference));
    if (demand.status !== "withdrawn" || withdrawnAt < since) return "refused";
    await trx.updateTable("demand").set({ status, updated_at: at }).where("reference", "=", reference).execute();
    const subjectId = await addHistoryEntry(trx, { reference, event: "restored", author: "visitor", status, at });
    await addOutboxMessage(trx, { reference, event: "restored", at, subjectId });
    return "done";
  });
}

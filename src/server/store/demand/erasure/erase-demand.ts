import type { Transaction } from "kysely";
import { isOpenStatus } from "#domain/demand/demand-status.ts";
import type { Database } from "../../database.ts";
import type { DemandHistoryTable, DemandTable, Schema } from "../../schema.ts";
import { recordErasure } from "../../backup/read-erased-log.ts";
import { addHistoryEntry } from "../add-history-entry.ts";
import { addOutboxMessage } from "../add-outbox-message.ts";
import { eraseQuotes, recallQuotes } from "../../quote/recall-quotes.ts";
import { lockDemand } from "../lock-demand.ts";
import { markErasure } from "./purge-erased.ts";
import { toErasedRow } from "./to-erased-row.ts";

/** An erasure; `at` is an ISO time, the author who asked for it (`system`: it was kept long enough). */
export interface Erasure {
  at: string;
  author: DemandHistoryTable["author"];
}

/** Overwrites what the demand's own row and the tables beside it say about a person. */
async function eraseRows(trx: Transaction<Schema>, demand: DemandTable, at: string): Promise<void> {
  const { reference, mobile } = demand;
  await trx.updateTable("demand").set(toErasedRow(demand, at)).where("reference", "=", reference).execute();
  await trx.updateTable("demand_history").set({ note: "" }).where("reference", "=", reference).execute();
  // A target's refusal may quote what was sent to it, and a later attempt repeats that.
  await trx.updateTable("delivery").set({ error: "", body: "" }).where("reference", "=", reference).execute();
  if (mobile) await trx.deleteFrom("sms_outbox").where("mobile", "=", mobile).execute();
}

/**
 * Erases the personal data of a demand (PIPL): name, numbers, e-mail, remarks, origin, the notes of its history, messages
 * to its number, and what venues quoted for it. Reference, city, people, dates and statuses stay for statistics; an open demand becomes `withdrawn`. The
 * operator's targets are told to delete their copies; the bytes leave the files with `purgeErased`. Returns false if there
 * is no such demand; one that was erased before stays as it is.
 */
export async function eraseDemand(
  { kysely, dataDir }: Pick<Database, "kysely" | "dataDir">,
  reference: string,
  { at, author }: Erasure,
): Promise<boolean> {
  const outcome = await kysely.transaction().execute(async (trx) => {
    const demand = await lockDemand(trx, reference);
    if (!demand) return "missing";
    if (demand.erased_at) return "before";
    await recallQuotes(trx, reference, { actor: author === "operator" ? "adviser" : author, at });
    await eraseQuotes(trx, reference);
    await eraseRows(trx, demand, at);
    const status = isOpenStatus(demand.status) ? "withdrawn" : demand.status;
    const subjectId = await addHistoryEntry(trx, { reference, event: "erased", author, status, at });
    await addOutboxMessage(trx, { reference, event: "erased", at, subjectId });
    await markErasure(trx, subjectId);
    return "erased";
  });
  if (outcome === "erased") await recordErasure(dataDir, reference, at);
  return outcome !== "missing";
}

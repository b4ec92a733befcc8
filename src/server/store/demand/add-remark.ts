import type { Transaction } from "kysely";
import { dayMs } from "#domain/day.ts";
import { clockSkewMs } from "#domain/limits.ts";
import type { Database } from "../database.ts";
import type { Schema } from "../schema.ts";
import { addHistoryEntry } from "./add-history-entry.ts";
import { addOutboxMessage } from "./add-outbox-message.ts";
import { lockDemand } from "./lock-demand.ts";

/** A visitor's remark on a sent demand; `at` is an ISO time. */
export interface NewRemark {
  text: string;
  at: string;
  /** Remarks of a demand within 24 hours, at most. */
  mostPerDay: number;
}

/** `gone`: there is no such demand, or its personal data were erased. */
export type RemarkOutcome = "added" | "repeated" | "too-many" | "gone";

/** Lists the remarks of the day up to `at` (ISO); later ones were written before the clock went back. */
const listRecent = (trx: Transaction<Schema>, reference: string, at: string) =>
  trx
    .selectFrom("demand_history")
    .select("note")
    .where("reference", "=", reference)
    .where("event", "=", "remark")
    .where("at", ">", new Date(Date.parse(at) - dayMs).toISOString())
    .where("at", "<=", new Date(Date.parse(at) + clockSkewMs).toISOString())
    .orderBy("position", "desc")
    .execute();

/**
 * Adds a visitor's remark to a demand, with a message to the operator. The same text as the last remark of these 24 hours is
 * a retry whose first answer was lost, and is not stored again.
 */
export function addRemark(
  { kysely }: Pick<Database, "kysely">,
  reference: string,
  { text, at, mostPerDay }: NewRemark,
): Promise<RemarkOutcome> {
  return kysely.transaction().execute(async (trx) => {
    const demand = await lockDemand(trx, reference);
    if (!demand || demand.erased_at) return "gone";
    const recent = await listRecent(trx, reference, at);
    if (recent[0]?.note === text) return "repeated";
    if (recent.length >= mostPerDay) return "too-many";
    await trx.updateTable("demand").set({ updated_at: at }).where("reference", "=", reference).execute();
    const { status } = demand;
    const entry = { reference, event: "remark", author: "visitor", status, at, note: text } as const;
    const subjectId = await addHistoryEntry(trx, entry);
    await addOutboxMessage(trx, { reference, event: "remark", at, subjectId });
    return "added";
  });
}

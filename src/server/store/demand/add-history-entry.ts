import { randomUUID } from "node:crypto";
import type { Transaction } from "kysely";
import type { DemandHistoryTable, Schema } from "../schema.ts";

/** A history entry about to be written; `at` is an ISO time. */
export interface NewHistoryEntry extends Pick<DemandHistoryTable, "reference" | "event" | "author" | "status" | "at"> {
  note?: string | undefined;
}

/** Adds an entry after the others of its demand, whose row the transaction must have locked. Returns its id. */
export async function addHistoryEntry(trx: Transaction<Schema>, entry: NewHistoryEntry): Promise<string> {
  const { last } = await trx
    .selectFrom("demand_history")
    .select(({ fn }) => fn.max("position").as("last"))
    .where("reference", "=", entry.reference)
    .executeTakeFirstOrThrow();
  const id = randomUUID();
  const position = Number(last ?? 0) + 1;
  await trx
    .insertInto("demand_history")
    .values({ ...entry, note: entry.note ?? "", id, position })
    .execute();
  return id;
}

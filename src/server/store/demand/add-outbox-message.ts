import { randomUUID } from "node:crypto";
import type { Transaction } from "kysely";
import type { QuoteMessage } from "#domain/quote/quote-transitions.ts";
import type { Schema } from "../schema.ts";

/** What the targets of delivery are told about a demand. */
export type OutboxEvent = "created" | "remark" | "withdrawn" | "restored" | "erased" | "reminder" | QuoteMessage;

/** A message about a demand; `at` is an ISO time. */
export interface NewOutboxMessage {
  reference: string;
  event: OutboxEvent;
  at: string;
  /** Id of the history entry, or of a request's step, that it tells of. */
  subjectId?: string | undefined;
}

/** Writes a message after the others of its demand, whose row the transaction must have locked. Returns its id. */
export async function addOutboxMessage(
  trx: Transaction<Schema>,
  { reference, event, at, subjectId = "" }: NewOutboxMessage,
): Promise<string> {
  const { last } = await trx
    .selectFrom("outbox")
    .select(({ fn }) => fn.max("position").as("last"))
    .where("reference", "=", reference)
    .executeTakeFirstOrThrow();
  const id = randomUUID();
  const position = Number(last ?? 0) + 1;
  await trx
    .insertInto("outbox")
    .values({ id, reference, event, position, subject_id: subjectId, created_at: at, dispatched_at: "" })
    .execute();
  return id;
}

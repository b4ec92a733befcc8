import { randomUUID } from "node:crypto";
import type { Transaction } from "kysely";
import type { QuoteEventTable, QuoteRequestTable, Schema } from "../schema.ts";

/** Adds a step after the others of its request, whose demand the transaction must have locked. Returns its id. */
export async function addQuoteEvent(
  trx: Transaction<Schema>,
  request: Pick<QuoteRequestTable, "id" | "reference">,
  step: Pick<QuoteEventTable, "event" | "actor" | "state" | "at" | "note">,
): Promise<string> {
  const { last } = await trx
    .selectFrom("quote_event")
    .select(({ fn }) => fn.max("position").as("last"))
    .where("request_id", "=", request.id)
    .executeTakeFirstOrThrow();
  const id = randomUUID();
  await trx
    .insertInto("quote_event")
    .values({ ...step, id, request_id: request.id, reference: request.reference, position: Number(last ?? 0) + 1 })
    .execute();
  return id;
}

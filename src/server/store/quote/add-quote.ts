import { randomUUID } from "node:crypto";
import type { Transaction } from "kysely";
import type { QuoteRequestTable, QuoteTable, Schema } from "../schema.ts";

/** Adds a version after the others of its request, whose demand the transaction must have locked. */
export async function addQuote(
  trx: Transaction<Schema>,
  { id: requestId, reference }: Pick<QuoteRequestTable, "id" | "reference">,
  quote: Pick<QuoteTable, "version" | "author" | "author_name" | "body" | "at">,
): Promise<void> {
  const { last } = await trx
    .selectFrom("quote")
    .select(({ fn }) => fn.max("position").as("last"))
    .where("request_id", "=", requestId)
    .executeTakeFirstOrThrow();
  await trx
    .insertInto("quote")
    .values({ ...quote, id: randomUUID(), request_id: requestId, reference, position: Number(last ?? 0) + 1 })
    .execute();
}

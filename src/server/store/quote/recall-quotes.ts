import type { Transaction } from "kysely";
import type { QuoteActor } from "#domain/quote/quote-transitions.ts";
import type { Schema } from "../schema.ts";
import { applyQuoteEvent } from "./apply-quote-event.ts";

/** Recalls every request of a demand that can still be recalled. The transaction must have locked the demand. */
export async function recallQuotes(
  trx: Transaction<Schema>,
  reference: string,
  { actor, at }: { actor: QuoteActor; at: string },
): Promise<void> {
  const requests = await trx.selectFrom("quote_request").selectAll().where("reference", "=", reference).execute();
  for (const request of requests) await applyQuoteEvent(trx, request, { event: "recall", actor, at });
}

/** Erases what was quoted for a demand and what was asked: prices, names, notes, versions. The steps stay, for statistics. */
export async function eraseQuotes(trx: Transaction<Schema>, reference: string): Promise<void> {
  await trx.deleteFrom("demand_version").where("reference", "=", reference).execute();
  await trx.deleteFrom("quote").where("reference", "=", reference).execute();
  await trx.updateTable("quote_event").set({ note: "" }).where("reference", "=", reference).execute();
}

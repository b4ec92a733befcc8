import type { Transaction } from "kysely";
import type { Database } from "../database.ts";
import { addHistoryEntry } from "../demand/add-history-entry.ts";
import { lockDemand } from "../demand/lock-demand.ts";
import type { QuoteRequestTable, QuoteTable, Schema } from "../schema.ts";
import { addQuote } from "./add-quote.ts";
import { applyQuoteEvent, type QuoteStep } from "./apply-quote-event.ts";

/** `refused`: the process does not allow it now; `gone`: there is no such request, or its demand was erased. */
export type QuoteOutcome = { request: QuoteRequestTable } | "refused" | "gone";

/** A venue's answer; `lines` is JSON. */
export interface NewQuote extends Pick<QuoteTable, "author" | "author_name" | "body"> {
  /** Version of the demand that it answers. */
  version: number;
}

const findRequest = (trx: Transaction<Schema>, id: string): Promise<QuoteRequestTable | undefined> =>
  trx.selectFrom("quote_request").selectAll().where("id", "=", id).executeTakeFirst();

/** Makes a demand 已报价 with the first answer that it gets. */
async function markQuoted(trx: Transaction<Schema>, reference: string, status: string, at: string): Promise<void> {
  if (status !== "new" && status !== "contacted") return;
  await trx.updateTable("demand").set({ status: "quoted" }).where("reference", "=", reference).execute();
  await addHistoryEntry(trx, { reference, event: "status", author: "system", status: "quoted", at });
}

/** Returns whether another request of the demand is chosen. */
async function hasOtherChoice(trx: Transaction<Schema>, { id, reference }: QuoteRequestTable): Promise<boolean> {
  const other = await trx
    .selectFrom("quote_request")
    .select("id")
    .where("reference", "=", reference)
    .where("state", "=", "chosen")
    .where("id", "<>", id)
    .executeTakeFirst();
  return other !== undefined;
}

/** Notes what the other venues of the demand are told once the choice is final. */
async function noteLostReasons(
  trx: Transaction<Schema>,
  { reference }: QuoteRequestTable,
  reasons: NonNullable<QuoteStep["lostReasons"]>,
): Promise<void> {
  for (const [id, reason] of Object.entries(reasons))
    await trx
      .updateTable("quote_request")
      .set({ reason })
      .where("id", "=", id)
      .where("reference", "=", reference)
      .execute();
}

/**
 * Takes a step for one request, with its answer where it is one, in one transaction that is committed before this resolves.
 * The demand's row is locked first, so that the steps of its requests follow one another.
 */
export async function changeQuoteRequest(
  { kysely }: Pick<Database, "kysely">,
  id: string,
  step: QuoteStep,
  quote?: NewQuote,
): Promise<QuoteOutcome> {
  const found = await kysely.selectFrom("quote_request").select("reference").where("id", "=", id).executeTakeFirst();
  if (!found) return "gone";
  return kysely.transaction().execute(async (trx): Promise<QuoteOutcome> => {
    const demand = await lockDemand(trx, found.reference);
    const before = await findRequest(trx, id);
    if (!demand || demand.erased_at || !before) return "gone";
    if (step.event === "choose" && (await hasOtherChoice(trx, before))) return "refused";
    const request = await applyQuoteEvent(trx, before, step);
    if (!request) return "refused";
    if (step.lostReasons) await noteLostReasons(trx, request, step.lostReasons);
    if (quote) {
      await addQuote(trx, request, { ...quote, at: step.at });
      await markQuoted(trx, found.reference, demand.status, step.at);
    }
    return { request };
  });
}

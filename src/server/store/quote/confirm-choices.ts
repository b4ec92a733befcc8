import type { Transaction } from "kysely";
import { toChinaDay } from "#domain/day.ts";
import { quoteTimes } from "#domain/quote/quote-times.ts";
import type { QuoteLines } from "#domain/quote/quote-lines-schema.ts";
import type { Database } from "../database.ts";
import { lockDemand } from "../demand/lock-demand.ts";
import type { QuoteRequestTable, Schema } from "../schema.ts";
import { applyQuoteEvent, type QuoteStep } from "./apply-quote-event.ts";

const listOthers = (trx: Transaction<Schema>, { id, reference }: QuoteRequestTable) =>
  trx.selectFrom("quote_request").selectAll().where("reference", "=", reference).where("id", "<>", id).execute();

/** Takes a step for a request that is still as it was read. */
async function takeStep(
  { kysely }: Pick<Database, "kysely">,
  { id, reference, state_at: stateAt }: QuoteRequestTable,
  step: QuoteStep,
): Promise<boolean> {
  return kysely.transaction().execute(async (trx) => {
    if (!(await lockDemand(trx, reference))) return false;
    const request = await trx.selectFrom("quote_request").selectAll().where("id", "=", id).executeTakeFirst();
    if (!request || request.state_at !== stateAt || request.confirmed_at !== "") return false;
    if (!(await applyQuoteEvent(trx, request, step))) return false;
    if (step.event !== "confirmChoice") return true;
    // Who has answered has lost; who has not need not answer any more.
    for (const other of await listOthers(trx, request)) {
      const event = other.state === "answered" || other.state === "finalRound" ? "lose" : "recall";
      await applyQuoteEvent(trx, other, { event, actor: "system", at: step.at, reason: other.reason });
    }
    return true;
  });
}

/** Confirms choices that can no longer be undone at an ISO time; the other venues have lost then. Returns how many. */
export async function confirmChoices(database: Pick<Database, "kysely">, at: string): Promise<number> {
  const before = new Date(Date.parse(at) - quoteTimes.undoChoice).toISOString();
  const due = await database.kysely
    .selectFrom("quote_request")
    .selectAll()
    .where("state", "=", "chosen")
    .where("confirmed_at", "=", "")
    .where("state_at", "<", before)
    .execute();
  let confirmed = 0;
  for (const request of due)
    if (await takeStep(database, request, { event: "confirmChoice", actor: "system", at })) confirmed++;
  return confirmed;
}

/** Returns whether a request ends on a day: the event's day has come without an answer, or the answer is no longer valid. */
async function isExpired({ kysely }: Pick<Database, "kysely">, request: QuoteRequestTable, today: string) {
  if (request.state === "answered") {
    const last = await kysely
      .selectFrom("quote")
      .select("body")
      .where("request_id", "=", request.id)
      .orderBy("position", "desc")
      .limit(1)
      .executeTakeFirst();
    const { validUntil } = (last ? JSON.parse(last.body) : {}) as QuoteLines;
    return validUntil !== undefined && validUntil < today;
  }
  const version = await kysely
    .selectFrom("demand_version")
    .select("body")
    .where("reference", "=", request.reference)
    .where("version", "=", request.version)
    .executeTakeFirst();
  const { startDate } = (version ? JSON.parse(version.body) : {}) as { startDate?: string };
  return startDate !== undefined && startDate <= today;
}

/** Ends the requests whose time is over at an ISO time. Returns how many. */
export async function expireQuotes(database: Pick<Database, "kysely">, at: string): Promise<number> {
  const today = toChinaDay(new Date(at));
  const open = await database.kysely
    .selectFrom("quote_request")
    .selectAll()
    .where("state", "in", ["sent", "opened", "answered"])
    .execute();
  let expired = 0;
  for (const request of open)
    if (await isExpired(database, request, today))
      if (await takeStep(database, request, { event: "expire", actor: "system", at })) expired++;
  return expired;
}

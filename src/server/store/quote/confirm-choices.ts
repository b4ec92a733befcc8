import type { Transaction } from "kysely";
import { toChinaDay } from "#domain/day.ts";
import type { DemandVersion } from "#domain/quote/compare-versions.ts";
import { findTransition } from "#domain/quote/find-transition.ts";
import { quoteTimes } from "#domain/quote/quote-times.ts";
import type { Database } from "../database.ts";
import { lockDemand } from "../demand/lock-demand.ts";
import type { QuoteRequestTable, Schema } from "../schema.ts";
import { applyQuoteEvent, type QuoteStep } from "./apply-quote-event.ts";
import { createQuoteReader } from "./create-quote-reader.ts";
import type { StoredQuoteRequest } from "./stored-quote.ts";

const listOthers = (trx: Transaction<Schema>, { id, reference }: QuoteRequestTable) =>
  trx.selectFrom("quote_request").selectAll().where("reference", "=", reference).where("id", "<>", id).execute();

/** Takes a step for a request that is still as it was read. */
async function takeStep(
  { kysely }: Pick<Database, "kysely">,
  { id, reference, stateAt }: Pick<StoredQuoteRequest, "id" | "reference" | "stateAt">,
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
    .select(["id", "reference", "state_at as stateAt"])
    .where("state", "=", "chosen")
    .where("confirmed_at", "=", "")
    .where("state_at", "<", before)
    .execute();
  let confirmed = 0;
  for (const request of due)
    if (await takeStep(database, request, { event: "confirmChoice", actor: "system", at })) confirmed++;
  return confirmed;
}

/** Returns whether a request ends on a day (ISO): the event's day has come without an answer, or the answer is no longer valid. */
function isExpired({ state, quotes }: StoredQuoteRequest, startDate: unknown, today: string): boolean {
  if (state !== "answered") return typeof startDate === "string" && startDate <= today;
  const validUntil = quotes.at(-1)?.lines.validUntil;
  return validUntil !== undefined && validUntil < today;
}

const formatVersionKey = ({ reference, version }: { reference: string; version: number }) => `${reference} ${version}`;

/** Returns the first days of the events that requests were made for, by reference and version, read by one statement. */
async function readStartDates({ kysely }: Pick<Database, "kysely">, requests: readonly StoredQuoteRequest[]) {
  if (requests.length === 0) return new Map<string, unknown>();
  const rows = await kysely
    .selectFrom("demand_version")
    .selectAll()
    .where("reference", "in", [...new Set(requests.map(({ reference }) => reference))])
    .execute();
  return new Map(rows.map((row) => [formatVersionKey(row), (JSON.parse(row.body) as DemandVersion).startDate]));
}

/** Ends the requests whose time is over at an ISO time. Returns how many. */
export async function expireQuotes(database: Pick<Database, "kysely">, at: string): Promise<number> {
  const today = toChinaDay(new Date(at));
  const open = (await createQuoteReader(database).unfinished()).filter(
    ({ state }) => findTransition(state, "system", "expire") !== undefined,
  );
  const startDates = await readStartDates(database, open);
  let expired = 0;
  for (const request of open)
    if (isExpired(request, startDates.get(formatVersionKey(request)), today))
      if (await takeStep(database, request, { event: "expire", actor: "system", at })) expired++;
  return expired;
}

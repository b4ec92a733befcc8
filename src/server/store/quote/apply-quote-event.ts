import type { Transaction } from "kysely";
import { findTransition } from "#domain/quote/find-transition.ts";
import { quoteTimes } from "#domain/quote/quote-times.ts";
import type { LostReason } from "#domain/quote/decline-reasons.ts";
import type { QuoteActor, QuoteEvent, QuoteTransition } from "#domain/quote/quote-transitions.ts";
import { addOutboxMessage } from "../demand/add-outbox-message.ts";
import type { QuoteRequestTable, Schema } from "../schema.ts";
import { addQuoteEvent } from "./add-quote-event.ts";

/** What happens to a request; `at` is an ISO time. */
export interface QuoteStep {
  event: QuoteEvent;
  actor: QuoteActor;
  at: string;
  /** Why it was declined or lost. */
  reason?: string | undefined;
  /** What the other venues are told once a choice is final, by the id of their requests. */
  lostReasons?: Readonly<Record<string, LostReason>> | undefined;
  /** For colleagues; no visitor and no venue reads it. */
  note?: string | undefined;
  /** By when the venue is to answer, of `send` and `requestFinal`. */
  dueAt?: string | undefined;
}

/** Returns whether a request's own times allow a step. */
function meetsCondition(request: QuoteRequestTable, { condition }: QuoteTransition, at: string): boolean {
  const age = Date.parse(at) - Date.parse(request.state_at);
  if (condition === "declinedLately") return age <= quoteTimes.undoDecline;
  if (condition === "chosenLately") return request.confirmed_at === "" && age <= quoteTimes.undoChoice;
  return condition !== "firstFinalRound" || request.final_rounds === 0;
}

/** Returns the columns that a step changes beside the state. */
function toChanges(request: QuoteRequestTable, { event, at, reason = "", dueAt }: QuoteStep) {
  if (event === "send") return { sent_at: at, due_at: dueAt ?? "", reason: "", state_at: at };
  if (event === "requestFinal") return { final_rounds: 1, due_at: dueAt ?? request.due_at, state_at: at };
  if (event === "confirmChoice") return { confirmed_at: at };
  return { reason, state_at: at };
}

/**
 * Takes a step of the process for a request whose demand the transaction has locked: its state, its history and the messages
 * to the operator. Returns the request after it; undefined where the process refuses it, and nothing is written.
 */
export async function applyQuoteEvent(
  trx: Transaction<Schema>,
  request: QuoteRequestTable,
  step: QuoteStep,
): Promise<QuoteRequestTable | undefined> {
  const { event, actor, at, note = "" } = step;
  const transition = findTransition(request.state, actor, event);
  if (!transition || !meetsCondition(request, transition, at)) return undefined;
  const { id, reference } = request;
  const next = { ...request, ...toChanges(request, step), state: transition.to };
  await trx.updateTable("quote_request").set(next).where("id", "=", id).execute();
  await trx.updateTable("demand").set({ updated_at: at }).where("reference", "=", reference).execute();
  const subjectId = await addQuoteEvent(trx, request, { event, actor, state: transition.to, at, note });
  // An adviser knows what they did themselves.
  if (transition.message && actor !== "adviser")
    await addOutboxMessage(trx, { reference, event: transition.message, at, subjectId });
  return next;
}

import type { Output, Parsed } from "#contract/index.ts";
import type { QuoteStep } from "#server/store/quote/apply-quote-event.ts";
import type { Caller } from "../../context.ts";
import { findDemand } from "./find-demand.ts";
import { getDemand, type PrivateContext, refuseStatus } from "./get-demand.ts";

/** Takes a visitor's step for a quote of their own demand. @throws ServiceError malformed where it is another's or not allowed now */
async function takeStep(
  context: PrivateContext,
  { token, quoteId }: { token: string; quoteId: string },
  step: Pick<QuoteStep, "event" | "lostReasons">,
  caller: Caller,
): Promise<Output<"demand/get">> {
  const { reference } = await findDemand(context, token, caller);
  const requests = await context.quotes.ofDemand(reference);
  if (!requests.some(({ id }) => id === quoteId)) throw refuseStatus();
  const at = context.now().toISOString();
  const outcome = await context.quotes.change(quoteId, { ...step, actor: "visitor", at });
  if (typeof outcome === "string") throw refuseStatus();
  return getDemand(context, { token }, caller);
}

/** Chooses a venue's quote; nobody is told before it can no longer be taken back. @throws ServiceError notFound, tooMany, malformed */
export const chooseQuote = (
  context: PrivateContext,
  { token, quoteId, lostReasons }: Parsed<"demand/chooseQuote">,
  caller: Caller,
): Promise<Output<"demand/get">> => takeStep(context, { token, quoteId }, { event: "choose", lostReasons }, caller);

/** Takes a choice back, within ten minutes. @throws ServiceError notFound, tooMany, malformed */
export const undoChoice = (
  context: PrivateContext,
  { token, quoteId }: Parsed<"demand/undoChoice">,
  caller: Caller,
): Promise<Output<"demand/get">> => takeStep(context, { token, quoteId }, { event: "undoChoice" }, caller);

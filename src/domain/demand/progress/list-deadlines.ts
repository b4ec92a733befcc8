import { getCallbackPromise } from "../callback/get-callback-promise.ts";
import { getQuotePromise } from "../callback/get-quote-promise.ts";
import type { DemandKind, DemandStatus } from "../demand-status.ts";

/** What was promised with a time and has not happened yet. */
export interface Deadline {
  kind: "call" | "quote";
  by: Date;
}

interface PromisedDemand {
  kind: DemandKind;
  status: DemandStatus;
  /** ISO */
  createdAt: string;
  history: readonly { status: DemandStatus; at: string; event?: string }[];
}

/** Returns by when the visitor is called: two working hours after the submission, or after the last call that was not answered. */
function getCallBy({ createdAt, history }: Pick<PromisedDemand, "createdAt" | "history">): Date {
  const missed = history.findLast(({ event }) => event === "missed");
  return getCallbackPromise(new Date(missed?.at ?? createdAt)).by;
}

/**
 * Lists what is promised to the visitor and still to come: the call within two working hours (anew after one that was not answered), then dates and prices by the
 * end of the next working day. A company is promised the call only.
 */
export function listDeadlines({ kind, status, createdAt, history }: PromisedDemand): Deadline[] {
  const callBy = getCallBy({ createdAt, history });
  const call: Deadline[] = status === "new" ? [{ kind: "call", by: callBy }] : [];
  if (kind === "enterprise" || (status !== "new" && status !== "contacted")) return call;
  const called = history.findLast(
    (entry, index) => entry.status === "contacted" && history[index - 1]?.status !== "contacted",
  );
  const from = status === "contacted" && called ? new Date(called.at) : callBy;
  return [...call, { kind: "quote", by: getQuotePromise(from) }];
}

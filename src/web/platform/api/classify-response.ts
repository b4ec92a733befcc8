import { codes, type Issue } from "#contract/codes.ts";
import type { AnsweredFailure, QueueReason, Rejection, SentDemand } from "../demand-queue/queued-demand.ts";
import { parseRetryAfter } from "../demand-queue/get-due-time.ts";
import { type FoundEnvelope, readEnvelope } from "./read-envelope.ts";
import type { Answer as HttpAnswer } from "./send-request.ts";

type Answer = Omit<HttpAnswer, "date">;

/** What an answer means for a demand. Only `accepted` and `rejected` end its attempts. */
export type Verdict =
  /** `isFirst`: the server did not have it before. */
  | { kind: "accepted"; sent: Omit<SentDemand, "clientKey">; isFirst: boolean }
  | { kind: "rejected"; rejection: Rejection }
  /** `failure`: the answer, of which the error rules say what the visitor reads; absent where there was none. */
  | { kind: "queued"; because: QueueReason; failure?: AnsweredFailure; retryAfterMs?: number };

/** Rejections that the visitor can mend: a validation error, a verification code, a text that is too long. */
const mendable = [codes.malformed, codes.badVerification, codes.tooLarge];

/** Codes that say nothing against the demand: it is sent again soon. */
const passingCodes: readonly number[] = [
  codes.ok.code,
  codes.fault.code,
  codes.badSignature.code,
  codes.tooMany.code,
  codes.unavailable.code,
];
/** HTTP statuses below 500 of the same kind: those of a firewall, a lost route, a server with too much to do. */
const passingStatuses: readonly number[] = [401, 403, 404, 408, 425, 429];

/** Milliseconds after which a demand is sent again that an answer refuses with a code of its own: soon it would be refused again. */
const refusedHoldMs = 3_600_000;

function findAccepted({ status }: Answer, { code, data }: FoundEnvelope): Verdict | undefined {
  const isFirst = code === codes.ok.code;
  if (status !== 200 || (!isFirst && code !== codes.duplicateDemand.code)) return undefined;
  const { reference, token, receivedAt } = (data ?? {}) as Record<string, unknown>;
  const isNamed = typeof reference === "string" && reference !== "";
  // A duplicate is with the server already, whatever else the answer says of it.
  if (isFirst && !isNamed) return undefined;
  const sent = {
    ...(isNamed && { reference }),
    ...(typeof token === "string" && { token }),
    ...(typeof receivedAt === "string" && { receivedAt }),
  };
  return { kind: "accepted", isFirst, sent };
}

const isIssue = (issue: Partial<Issue> | null): issue is Issue =>
  typeof issue?.field === "string" && typeof issue.rule === "string" && typeof issue.message === "string";

function findRejected({ status }: Answer, { code, message, data }: FoundEnvelope): Verdict | undefined {
  // A proxy may repeat a code with a status of its own: only both together are this site's answer.
  if (!mendable.some((one) => one.code === code && one.status === status)) return undefined;
  const { issues } = (data ?? {}) as { issues?: unknown };
  return {
    kind: "rejected",
    rejection: { code, message, issues: Array.isArray(issues) ? issues.filter(isIssue) : [] },
  };
}

/** Returns why a demand waits that an answer neither accepts nor wants mended. */
function getQueueReason({ status }: Answer, { code }: FoundEnvelope): QueueReason {
  if (status >= 500 || passingStatuses.includes(status)) return "busy";
  // A redirect, or a page of a portal: the network is not open yet.
  if (code === 0) return "offline";
  return passingCodes.includes(code) ? "busy" : "refused";
}

/**
 * Judges the answer to a demand: an envelope that accepts it (2000, 20006) or wants it mended (20001, 20005, 20009) ends
 * its attempts. Everything else keeps it, and it is sent again: after an hour where the answer has a code of its own, else soon.
 * @param now milliseconds since the epoch, for a Retry-After that is a date
 */
export function classifyResponse(answer: Answer, now: number): Verdict {
  const envelope = readEnvelope(answer.body);
  const verdict = findAccepted(answer, envelope) ?? findRejected(answer, envelope);
  if (verdict) return verdict;
  const { status } = answer;
  const { code } = envelope;
  const because = getQueueReason(answer, envelope);
  const retryAfterMs = parseRetryAfter(answer.retryAfter, now) ?? (because === "refused" ? refusedHoldMs : undefined);
  // The message of a success is none of a failure.
  const message = code === codes.ok.code ? "" : envelope.message;
  return {
    kind: "queued",
    because,
    // A redirect was not followed: nobody has answered.
    ...(status !== 0 && { failure: { code, status, message } }),
    ...(retryAfterMs !== undefined && { retryAfterMs }),
  };
}

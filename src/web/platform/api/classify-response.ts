import { codes, type Issue } from "#contract/codes.ts";
import type { QueueReason, Rejection, SentDemand } from "../demand-queue/queued-demand.ts";
import { parseRetryAfter } from "../demand-queue/get-due-time.ts";
import type { Answer as HttpAnswer } from "./send-request.ts";

type Answer = Omit<HttpAnswer, "date">;

/** What an answer means for a demand. Only `accepted` and `rejected` end its attempts. */
export type Verdict =
  /** `isFirst`: the server did not have it before. */
  | { kind: "accepted"; sent: Omit<SentDemand, "clientKey">; isFirst: boolean }
  | { kind: "rejected"; rejection: Rejection }
  | { kind: "queued"; because: QueueReason; retryAfterMs?: number };

/** Rejections that the visitor can mend: a validation error, a verification code, a text that is too long. */
const mendable = [codes.malformed, codes.badVerification, codes.tooLarge];

interface FoundEnvelope {
  code: number;
  message: string;
  data: Record<string, unknown>;
}

/** Returns the envelope of this site; undefined where the answer is somebody else's. */
function findEnvelope(body: unknown): FoundEnvelope | undefined {
  const { code, message, data } = (body ?? {}) as Partial<Record<keyof FoundEnvelope, unknown>>;
  if (typeof code !== "number" || typeof message !== "string") return undefined;
  return { code, message, data: typeof data === "object" && data !== null ? (data as Record<string, unknown>) : {} };
}

function findAccepted({ status }: Answer, { code, data }: FoundEnvelope): Verdict | undefined {
  const isFirst = code === codes.ok.code;
  if (status !== 200 || (!isFirst && code !== codes.duplicateDemand.code)) return undefined;
  const { reference, token, receivedAt } = data;
  if (typeof reference !== "string" || reference === "") return undefined;
  const sent = {
    reference,
    ...(typeof token === "string" && { token }),
    ...(typeof receivedAt === "string" && { receivedAt }),
  };
  return { kind: "accepted", isFirst, sent };
}

const isIssue = (issue: Partial<Issue> | null): issue is Issue =>
  typeof issue?.field === "string" && typeof issue.rule === "string" && typeof issue.message === "string";

/**
 * Judges the answer to a demand: an envelope that accepts it (2000, 20006) or wants it mended (20001, 20005, 20009) ends
 * its attempts. Everything else keeps it: no JSON, another envelope, a redirect, 403, 5xx, 20003, 20004, 20007.
 * @param now milliseconds since the epoch, for a Retry-After that is a date
 */
export function classifyResponse(answer: Answer, now: number): Verdict {
  const envelope = findEnvelope(answer.body);
  const accepted = envelope && findAccepted(answer, envelope);
  if (accepted) return accepted;
  // A proxy may repeat a code with a status of its own: only both together are this site's answer.
  if (envelope && mendable.some(({ code, status }) => code === envelope.code && status === answer.status)) {
    const { issues } = envelope.data;
    return {
      kind: "rejected",
      rejection: {
        code: envelope.code,
        message: envelope.message,
        issues: Array.isArray(issues) ? issues.filter(isIssue) : [],
      },
    };
  }
  const retryAfterMs = parseRetryAfter(answer.retryAfter, now);
  const isLimited = envelope?.code === codes.tooMany.code;
  const because = isLimited ? "limited" : envelope || answer.status >= 500 ? "busy" : "offline";
  return { kind: "queued", because, ...(retryAfterMs !== undefined && { retryAfterMs }) };
}

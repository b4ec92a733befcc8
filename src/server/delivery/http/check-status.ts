import type { IncomingHttpHeaders } from "node:http";
import { failureZh } from "#texts/delivery/failure.zh.ts";
import { DeliveryError } from "../delivery-error.ts";
import type { JsonAnswer } from "./post-json.ts";

/** The longest wait that a target may impose. */
const maxRetryAfterMs = 6 * 3_600_000;

/** Reads Retry-After, in seconds or as a date; undefined without a valid one. */
function readRetryAfter(headers: IncomingHttpHeaders, now: Date): number | undefined {
  const text = headers["retry-after"]?.trim();
  if (!text) return undefined;
  const ms = /^\d{1,9}$/.test(text) ? Number(text) * 1000 : Date.parse(text) - now.getTime();
  return Number.isFinite(ms) ? Math.min(Math.max(ms, 0), maxRetryAfterMs) : undefined;
}

/**
 * Accepts an answer with a status of success.
 * @throws DeliveryError naming the status; one of the 4xx but 408 and 429 is a refusal, a redirect too, as none is followed
 */
export function checkStatus({ status, headers }: JsonAnswer, now: Date): void {
  if (status >= 200 && status < 300) return;
  const isRefusal = status >= 300 && status < 500 && status !== 408 && status !== 429;
  throw new DeliveryError(`${failureZh.status} HTTP ${status}`, {
    isRefusal,
    retryAfterMs: readRetryAfter(headers, now),
  });
}

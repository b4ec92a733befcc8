import { requestLimits } from "../request-limits.ts";
import { parseRetryAfter } from "../demand-queue/get-due-time.ts";
import { NetworkError, TimeoutError } from "./api-error.ts";
import type { Answer } from "./send-request.ts";

const retriedStatuses: readonly number[] = [502, 503, 504];

/** Returns the milliseconds after which a request is repeated; undefined where it is not: a longer wait is the visitor's choice. */
function getRetryDelay(outcome: Answer | NetworkError): number | undefined {
  if (outcome instanceof NetworkError) {
    // Offline the second request would fail as the first; a late answer has cost enough time.
    const isHopeless = outcome instanceof TimeoutError || globalThis.navigator?.onLine === false;
    return isHopeless ? undefined : requestLimits.retryMs;
  }
  if (!retriedStatuses.includes(outcome.status)) return undefined;
  const wished = parseRetryAfter(outcome.retryAfter, Date.now()) ?? 0;
  return wished > requestLimits.longestRetryAfterMs ? undefined : Math.max(wished, requestLimits.retryMs);
}

/** Waits, until the signal ends it with its reason. */
const wait = (ms: number, signal: AbortSignal | undefined): Promise<void> =>
  new Promise((resolve, reject) => {
    const end = (finish: () => void) => {
      clearTimeout(timer);
      signal?.removeEventListener("abort", abort);
      finish();
    };
    const abort = () => end(() => reject(signal?.reason));
    const timer = setTimeout(() => end(resolve), ms);
    signal?.addEventListener("abort", abort);
    if (signal?.aborted) abort();
  });

/**
 * Sends a GET, and once more after a network failure or 502, 503, 504, not before its Retry-After.
 * @throws whatever the last `send` throws; the reason of `signal`
 */
export async function retryOnce(send: () => Promise<Answer>, signal?: AbortSignal): Promise<Answer> {
  const first = await send().catch((error: unknown) => {
    if (error instanceof NetworkError) return error;
    throw error;
  });
  const delay = getRetryDelay(first);
  if (delay === undefined) {
    if (first instanceof NetworkError) throw first;
    return first;
  }
  await wait(delay, signal);
  return send();
}

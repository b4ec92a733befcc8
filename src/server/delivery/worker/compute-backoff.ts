/** The longest time between two attempts. */
const maxBackoffMs = 3_600_000;
/** A target that refused waits this much longer: somebody has to mend something first. */
const refusalFactor = 6;
/** Attempts after which a message is dead: about three days with the default backoff. */
const maxAttempts = 82;

export interface Backoff {
  /** Number of the attempt that failed, from 1. */
  attempt: number;
  baseMs: number;
  isRefusal: boolean;
  /** What the target asks for at least. */
  retryAfterMs?: number | undefined;
  /** 0 to 1 */
  random: number;
}

/**
 * Computes the milliseconds until the next attempt: doubled with each, an hour at most, a quarter more or less by chance, so
 * that what failed together is not tried together. Undefined after the last attempt.
 */
export function computeBackoff({ attempt, baseMs, isRefusal, retryAfterMs = 0, random }: Backoff): number | undefined {
  if (attempt >= maxAttempts) return undefined;
  const first = isRefusal ? baseMs * refusalFactor : baseMs;
  const backoff = Math.min(first * 2 ** Math.min(attempt - 1, 30), Math.max(maxBackoffMs, baseMs));
  return Math.round(Math.max(backoff * (0.75 + random / 2), retryAfterMs));
}

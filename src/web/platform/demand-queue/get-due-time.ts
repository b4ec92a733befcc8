import type { QueuedDemand, QueueReason } from "./queued-demand.ts";

/** The longest wait before the first repetition, and between two later ones, in milliseconds. */
const firstDelayMs = 5000;
const longestDelayMs = 600_000;
/** A longer Retry-After, or a time further ahead (the clock was set back), is ignored. */
const longestHoldMs = 86_400_000;
/** Milliseconds for which a demand is reserved to the tab or worker that sends it; longer than a request may take. */
export const leaseMs = 30_000;

/** Parses a Retry-After header, seconds or an HTTP date; returns milliseconds from `now`, at most a day. */
export function parseRetryAfter(header: string | null, now: number): number | undefined {
  if (header === null || header.trim() === "") return undefined;
  const ms = /^\d+$/.test(header.trim()) ? Number(header) * 1000 : Date.parse(header) - now;
  return Number.isNaN(ms) ? undefined : Math.min(Math.max(ms, 0), longestHoldMs);
}

/** Returns the milliseconds until the next attempt: doubled with each one, half of it by chance. */
export function computeRetryDelay(attempts: number, random: () => number = Math.random): number {
  const full = Math.min(firstDelayMs * 2 ** Math.max(attempts - 1, 0), longestDelayMs);
  return full * (0.5 + random() / 2);
}

/** Returns whether a demand waits for the network, so that its return makes up for the backoff. */
export const isNetworkReason = (because: QueueReason): boolean => because === "offline" || because === "late";

const isAhead = (time: number, now: number, most: number) => time > now && time - now <= most;

/**
 * Returns the time (ms) at which a demand may be sent. `hastened` (the network or the visitor came back) skips the backoff
 * where the network failed, `forced` (the visitor pressed 立即重试) skips every wait. Neither interrupts a tab that is sending it.
 */
export function getDueTime(entry: QueuedDemand, now: number, haste?: "hastened" | "forced"): number {
  const times = [isAhead(entry.leaseUntil, now, leaseMs) ? entry.leaseUntil : 0];
  if (haste !== "forced" && isAhead(entry.holdUntil, now, longestHoldMs)) times.push(entry.holdUntil);
  const skipsBackoff = haste === "forced" || (haste === "hastened" && isNetworkReason(entry.because));
  if (!skipsBackoff && isAhead(entry.nextAt, now, longestDelayMs)) times.push(entry.nextAt);
  return Math.max(...times);
}

import { minFillMs } from "#domain/limits.ts";

/**
 * Waits until the page has been open as long as a demand needs, so that a visitor whose browser fills the form in one stroke
 * is not taken for a program. Resolves to the milliseconds that the page has been open.
 */
export async function waitForFillTime(): Promise<number> {
  const missing = minFillMs - performance.now();
  if (missing > 0) await new Promise((resolve) => setTimeout(resolve, missing));
  return Math.max(minFillMs, Math.round(performance.now()));
}

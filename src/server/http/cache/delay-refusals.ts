import { setTimeout as sleep } from "node:timers/promises";

/** Time by which a refusal is delayed, in ms. */
const delayMs = 1000;
/** Refusals that are delayed at a time; each keeps its request and its connection. */
const mostDelayed = 1000;

/**
 * Returns a function that waits before a request is refused, unless too many wait already. Without the delay, clients that ask again as
 * soon as they are refused take most of the time in which pages are rendered.
 */
export function delayRefusals(limits: { ms: number; most: number } = { ms: delayMs, most: mostDelayed }) {
  let delayed = 0;
  return async (): Promise<void> => {
    if (delayed >= limits.most) return;
    delayed++;
    await sleep(limits.ms);
    delayed--;
  };
}

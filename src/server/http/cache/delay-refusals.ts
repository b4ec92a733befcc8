import { setTimeout as sleep } from "node:timers/promises";

/** Time by which a refusal is delayed, in ms. */
const delayMs = 1000;
/** Refusals that are delayed at a time; each keeps its request and its connection. */
const mostDelayed = 1000;

/**
 * Returns a function that waits before a request is refused, unless so many wait already. A client that asks again as soon as it is
 * refused, as crawlers do, would else take the time in which pages are rendered: four hundred of them left a tenth of it.
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

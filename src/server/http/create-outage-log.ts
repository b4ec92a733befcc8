import type { Logger } from "pino";

/** Shortest time between two lines about an outage, in ms. */
const lineIntervalMs = 10_000;

/**
 * Creates the function that logs outages of the store, at most one line in ten seconds with the number of failures since the
 * last one: during an outage every request fails for the same reason.
 */
export function createOutageLog(
  log: Pick<Logger, "error">,
  now: () => number = () => performance.now(),
): (error: Error) => void {
  let last = Number.NEGATIVE_INFINITY;
  let failures = 0;
  return ({ message }) => {
    failures++;
    if (now() - last < lineIntervalMs) return;
    log.error({ failures, error: message }, "store unavailable");
    [last, failures] = [now(), 0];
  };
}

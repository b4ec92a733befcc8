import type { Logger } from "pino";
import type { BreakerCounts } from "../../store/engine/create-circuit-breaker.ts";

/** Shortest time between two log lines about an outage, and time between two checks whether it is over, in ms. */
const lineIntervalMs = 10_000;
const checkIntervalMs = 5000;
/** Time in which the store has to take a write for the node to be ready, in ms. */
const readyTimeoutMs = 3000;

export interface StoreHealthOptions {
  log: Pick<Logger, "error" | "info">;
  /** Resolves to whether the store can be read and written. */
  probe: () => Promise<boolean>;
}

/** What the process knows of its store. */
export interface StoreHealth {
  /** Is told of every outage; logs at most one line in ten seconds, since every request fails for the same reason. */
  onOutage: (error: Error) => void;
  /** Takes over the counts of the store's circuit breaker. */
  onBreaker: (counts: Readonly<BreakerCounts>) => void;
  /** Counts of the circuit breaker; zeros where there is none. */
  readonly breaker: Readonly<BreakerCounts>;
  /** Resolves to whether the store can be read and written, within three seconds. */
  isReady: () => Promise<boolean>;
  /** Whether no outage is known. */
  readonly available: boolean;
  /** Ends the checks of a store that is down. */
  stop: () => void;
}

/** Creates the health of a store. From the first failure on it checks by itself whether the store is back, until a probe succeeds. */
export function createStoreHealth({ log, probe }: StoreHealthOptions): StoreHealth {
  let checks: NodeJS.Timeout | undefined;
  let lastLine = Number.NEGATIVE_INFINITY;
  let failures = 0;
  let breaker: Readonly<BreakerCounts> = { timeouts: 0, refused: 0, probes: 0 };
  const stop = () => {
    clearInterval(checks);
    checks = undefined;
  };
  const check = async () => {
    if (!(await probe()) || !checks) return;
    stop();
    log.info("store available again");
    [lastLine, failures] = [Number.NEGATIVE_INFINITY, 0];
  };
  return {
    onOutage: ({ message }) => {
      failures++;
      checks ??= setInterval(() => void check(), checkIntervalMs);
      if (performance.now() - lastLine < lineIntervalMs) return;
      log.error({ failures, error: message }, "store unavailable");
      [lastLine, failures] = [performance.now(), 0];
    },
    onBreaker: (counts) => {
      breaker = counts;
    },
    get breaker() {
      return breaker;
    },
    isReady: () =>
      new Promise((resolve) => {
        const late = setTimeout(() => resolve(false), readyTimeoutMs);
        void probe().then((ready) => {
          clearTimeout(late);
          resolve(ready);
        });
      }),
    get available() {
      return checks === undefined;
    },
    stop,
  };
}

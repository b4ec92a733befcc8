import { StoreUnavailableError } from "../store-unavailable-error.ts";
import { isBusy } from "./sqlite-file.ts";

/** Answers in a row that did not come, after which the store is not asked any more. */
const mostTimeouts = 3;
/** Pause between two probes, in ms. */
const pauseMs = 1000;

/** Errors of the client library for an answer or a connection that did not come in time. */
const noAnswer =
  /^(?:Query read timeout|timeout exceeded when trying to connect|Connection terminated due to connection timeout)/;

/** Returns whether an error means that the server did not answer, or that another process held the lock of the file, in contrast to a store that refuses. */
const isNoAnswer = (error: unknown): boolean => {
  const cause = error instanceof StoreUnavailableError ? error.cause : error;
  return cause instanceof Error && (noAnswer.test(cause.message) || isBusy(cause));
};

/** Counts since the start of the process. */
export interface BreakerCounts {
  /** Answers that did not come in time. */
  timeouts: number;
  /** Connections, or writes to a file, that were refused at once. */
  refused: number;
  probes: number;
}

export interface CircuitBreaker {
  /** @throws StoreUnavailableError at once while the store is taken to be frozen */
  check: () => void;
  /** Is told of each answer of the store, an error included. */
  succeed: () => void;
  /** Is told of each error. */
  fail: (error: unknown) => void;
  readonly counts: Readonly<BreakerCounts>;
  stop: () => void;
}

/**
 * Creates the circuit breaker of a store: after three answers in a row that did not come, requests fail at once, and one probe at a time asks the store
 * until it answers. Without it each request to a frozen server would wait for its time-out, and hold one of the pool's connections meanwhile.
 * @param probe asks the store; resolves if it answers
 */
export function createCircuitBreaker(probe: () => Promise<void>, pause = pauseMs): CircuitBreaker {
  const counts: BreakerCounts = { timeouts: 0, refused: 0, probes: 0 };
  let inARow = 0;
  let lastError: unknown;
  let isOpen = false;
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  const close = () => {
    [inARow, lastError, isOpen] = [0, undefined, false];
  };
  const test = () => {
    counts.probes++;
    probe().then(close, () => {
      if (!isStopped) timer = setTimeout(test, pause).unref();
    });
  };
  return {
    check: () => {
      if (!isOpen) return;
      counts.refused++;
      throw new StoreUnavailableError(lastError);
    },
    succeed: () => {
      // A late answer of before does not end the probes: they are what tells.
      if (!isOpen) close();
    },
    fail: (error) => {
      // A connection that broke reports the same error again at its rollback.
      if (isOpen || error === lastError) return;
      if (!isNoAnswer(error)) {
        close();
        return;
      }
      counts.timeouts++;
      inARow++;
      lastError = error;
      if (inARow < mostTimeouts) return;
      isOpen = true;
      test();
    },
    counts,
    stop: () => {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}

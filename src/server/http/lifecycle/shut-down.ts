import type { Server } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import type { Logger } from "pino";

/** Time in which running requests and work may finish, in ms; `docker stop` kills after ten seconds. */
const shutDownMs = 8000;
/** Time in which the store has to close, in ms: a frozen server never does. */
const closeMs = 1500;
const idleIntervalMs = 50;

export interface ShutDownOptions {
  server: Server;
  /** Work beside the requests: each is told to stop at once, and resolves when it has. */
  stopWork: readonly (() => Promise<unknown>)[];
  /** Closes the store. */
  close: () => Promise<void>;
  log: Pick<Logger, "warn" | "error">;
  deadlineMs?: number;
}

/** Resolves to whether a promise is fulfilled in time. */
async function isDoneWithin(ms: number, promise: Promise<unknown>): Promise<boolean> {
  const timer = new AbortController();
  const late = sleep(ms, false, { signal: timer.signal }).catch(() => false);
  const done = await Promise.race([promise.then(() => true), late]);
  timer.abort();
  return done;
}

/** Resolves when every connection is closed: those that carry a request after its answer, the others at once. */
async function closeServer(server: Server): Promise<void> {
  // Otherwise a browser would go on sending requests on the same connection.
  server.prependListener("request", (_request, response) => {
    response.shouldKeepAlive = false;
  });
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  const idle = setInterval(() => server.closeIdleConnections(), idleIntervalMs);
  await closed;
  clearInterval(idle);
}

/**
 * Stops the process in order: accepts no connections, lets running requests and work finish until the deadline, cuts what is
 * left, closes the store. An answer that was sent is never lost; a request that was cut was not acknowledged.
 */
export async function shutDown({
  server,
  stopWork,
  close,
  log,
  deadlineMs = shutDownMs,
}: ShutDownOptions): Promise<void> {
  const work = Promise.all(
    stopWork.map((stop) =>
      stop().catch((error: unknown) => log.error({ error: String(error) }, "work could not be stopped")),
    ),
  );
  if (!(await isDoneWithin(deadlineMs, Promise.all([closeServer(server), work])))) {
    const count = await new Promise<number>((resolve) => server.getConnections((_error, found) => resolve(found ?? 0)));
    log.warn({ connections: count }, "requests cut off at the deadline");
    server.closeAllConnections();
  }
  if (!(await isDoneWithin(closeMs, close()))) log.warn("the store did not close in time");
}

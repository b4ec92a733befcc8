import cluster, { type Worker } from "node:cluster";
import type { Logger } from "pino";
import { firstWorkerArgument } from "./is-first-worker.ts";
import { configurationFaultCode } from "../lifecycle/end-with-configuration-fault.ts";

/** Pauses before a worker is started again, in ms: doubled each time, and the first again after a minute of running. */
const firstPauseMs = 1000;
const maxPauseMs = 30_000;
const stableMs = 60_000;

export interface WorkersOptions {
  count: number;
  log: Pick<Logger, "info" | "error">;
  /** Is told once that the first worker listens. */
  onListening: (port: number) => void;
}

/**
 * Starts worker processes that share one port. A worker that dies is started again after a pause. The first one starts alone, since it
 * migrates the store and writes the snapshot of the index that the others read. Ends with the code of a worker that could not start at
 * all, or with 0 after SIGTERM or SIGINT, when all workers have ended.
 */
export function runWorkers({ count, log, onListening }: WorkersOptions): void {
  const running = new Set<Worker>();
  let endsWith: number | undefined;
  let isListening = false;

  const end = (code: number, signal: "SIGTERM" | undefined) => {
    // A second signal ends everything at once.
    if (endsWith !== undefined) process.exit(code);
    endsWith = code;
    if (running.size === 0) process.exit(code);
    if (signal) for (const worker of running) worker.process.kill(signal);
  };

  const start = (place: number, pauseMs = firstPauseMs) => {
    if (endsWith !== undefined) return;
    const began = Date.now();
    cluster.setupPrimary({ args: place === 0 ? [firstWorkerArgument] : [] });
    const worker = cluster.fork();
    running.add(worker);
    worker.once("exit", (code: number | null, signal: string | null) => {
      running.delete(worker);
      if (endsWith !== undefined) {
        if (running.size === 0) process.exit(endsWith);
        return;
      }
      if (!isListening || code === configurationFaultCode) return end(code ?? 1, "SIGTERM");
      const pause = Date.now() - began >= stableMs ? firstPauseMs : pauseMs;
      log.error({ code, signal, pauseMs: pause }, "a worker ended");
      setTimeout(start, pause, place, Math.min(pause * 2, maxPauseMs));
    });
  };

  // The system gives a connection to a worker that waits for one. Node's own distribution passes it from process to process, and one
  // that is passed to a dying worker is never answered.
  cluster.schedulingPolicy = cluster.SCHED_NONE;
  cluster.once("listening", (_worker, { port }) => {
    isListening = true;
    onListening(port);
    for (let place = 1; place < count; place++) start(place);
  });
  process.on("SIGTERM", () => end(0, "SIGTERM"));
  // A terminal sends Ctrl-C to the workers too; a second signal would end them at once.
  process.on("SIGINT", () => end(0, process.stdin.isTTY ? undefined : "SIGTERM"));
  start(0);
}

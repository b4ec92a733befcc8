import { once } from "node:events";
import { Worker } from "node:worker_threads";

export interface LoadOptions {
  /** Port on this machine; other machines are never asked. */
  port: number;
  /** Paths that are asked for in turn. */
  paths: readonly string[];
  /** Connections that stay open, each with one request at a time. */
  connections: number;
  /** Ends after so many seconds. */
  seconds?: number;
  /** Ends after so many answers. */
  most?: number;
  headers?: Record<string, string>;
  /** Time between an answer and the next request of its connection. */
  pauseMs?: number;
}

export interface LoadResult {
  answers: number;
  bytes: number;
  /** Number of answers by status. */
  statuses: Record<string, number>;
  /** Waiting times of the first 20,000 answers, in ms. */
  ms: number[];
  /** Connections that failed. */
  errors: number;
}

/** Sends requests from a thread of its own, for some seconds or until so many are answered, and returns what came back. */
export async function sendLoad(options: LoadOptions): Promise<LoadResult> {
  const worker = new Worker(new URL("load-worker.ts", import.meta.url), { workerData: options });
  const [result] = (await once(worker, "message")) as [LoadResult];
  await worker.terminate();
  return result;
}

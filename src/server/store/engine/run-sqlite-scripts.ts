import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { Worker } from "node:worker_threads";
import { StoreUnavailableError } from "../store-unavailable-error.ts";
import { isStoreOutage } from "./is-store-outage.ts";
import { sqliteFileName } from "./sqlite-file.ts";

/** Longest time that the thread waits for the lock of a writer, in ms. */
const busyMs = 60_000;

/** What the thread runs. A text, since the server is bundled into one file; plain JavaScript for the same reason. */
const threadCode = `
const { DatabaseSync } = require("node:sqlite");
const { parentPort, workerData } = require("node:worker_threads");
const database = new DatabaseSync(new URL(workerData.url), { timeout: workerData.busyMs });
try {
  database.exec("pragma synchronous = full; pragma fullfsync = on; pragma secure_delete = on; pragma temp_store = memory");
  for (const script of workerData.scripts) {
    database.exec("begin immediate");
    database.exec(script);
    database.exec("commit");
  }
  parentPort.postMessage({});
} catch (error) {
  parentPort.postMessage({ message: error.message, errcode: error.errcode });
} finally {
  database.close();
}
`;

/**
 * Runs scripts on the SQLite database, each in a transaction of its own, in a thread of its own, so that this one answers requests meanwhile: reads at once,
 * writes as soon as the script before them has ended.
 * @throws StoreUnavailableError, Error of SQLite; scripts before the failed one are committed
 */
export async function runSqliteScripts(dataDir: string, scripts: readonly string[]): Promise<void> {
  const url = pathToFileURL(join(dataDir, sqliteFileName));
  // No new file where the store was deleted.
  url.searchParams.set("mode", "rw");
  const worker = new Worker(threadCode, { eval: true, workerData: { url: url.href, scripts, busyMs } });
  const { message, errcode } = await new Promise<{ message?: string; errcode?: number }>((resolve, reject) => {
    worker.once("message", resolve);
    worker.once("error", reject);
  });
  if (message === undefined) return;
  const error = Object.assign(new Error(message), { errcode });
  throw isStoreOutage(error) ? new StoreUnavailableError(error) : error;
}

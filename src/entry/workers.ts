import { join } from "node:path";
import cluster from "node:cluster";
import { pino } from "pino";
import { readEnvOrEnd } from "#server/http/lifecycle/read-env-or-end.ts";
import { answerMetricsRequests } from "#server/http/workers/create-metrics-reader.ts";
import { runWorkers } from "#server/http/workers/run-workers.ts";

// Started in place of server.ts where WORKERS says so: it serves nothing itself.
const env = readEnvOrEnd();
cluster.setupPrimary({ exec: join(import.meta.dirname, "server.js") });
answerMetricsRequests();
runWorkers({
  count: env.WORKERS,
  log: pino({ level: env.LOG_LEVEL, base: undefined }),
  onListening: (port) => process.send?.({ listening: port }),
});

import { rmSync } from "node:fs";
import { parseArgs } from "node:util";
import { createDemoDataDir } from "../../suite/create-demo-data-dir.ts";
import { startSite } from "../../start-site.ts";
import { formatRun } from "./format-run.ts";
import { runHostileRequests } from "./run-hostile-requests.ts";

/** Largest seed: batches add to it. */
const mostSeed = 2 ** 31 - 1;

const { values } = parseArgs({ options: { requests: { type: "string" }, seed: { type: "string" } } });
const requests = Number(values.requests ?? 100_000);
const seed = Number(values.seed ?? Date.now() % mostSeed);
if (!Number.isSafeInteger(requests) || !Number.isSafeInteger(seed))
  throw new Error("--requests and --seed take numbers without decimals.");

process.stdout.write(`seed ${seed}\n`);
const dataDir = createDemoDataDir(`fuzz-${process.pid}`);
const site = await startSite(dataDir, { TRUST_PROXY: "1", LOG_LEVEL: "error" });
try {
  const run = await runHostileRequests(site, { requests, seed });
  const { status } = await fetch(`${site.url}/healthz`);
  process.stdout.write(
    `${formatRun(run)}\n${run.faults.length} faults; /healthz ${status}; log: ${site.log() || "empty"}\n`,
  );
  process.exitCode = run.faults.length > 0 || status !== 200 || site.log() !== "" ? 1 : 0;
} finally {
  await site.stop();
  rmSync(dataDir, { recursive: true });
}

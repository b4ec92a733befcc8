import { rmSync } from "node:fs";
import { availableParallelism } from "node:os";
import { createDemoDataDir } from "../tests/suite/create-demo-data-dir.ts";
import { startSite } from "../tests/start-site.ts";
import { checkOverload } from "./load/check-overload.ts";
import { checkMemory } from "./load/check-memory.ts";
import { print } from "./search/measure.ts";

/**
 * Loads a server on this machine, over loopback, and ends by itself: 400 clients on uncached pages for a minute while cached pages are read, then
 * 200,000 requests on 20,000 different URLs. Prints memory and waiting times. Run: npm run bench:load [-- overload | memory]
 */
const checks = { overload: checkOverload, memory: checkMemory };
const [chosen] = process.argv.slice(2);
const dataDir = createDemoDataDir("bench-load");
print(`Node ${process.version}, ${availableParallelism()} cores, shared by server and clients\n`);
for (const [name, check] of Object.entries(checks)) {
  if (chosen !== undefined && chosen !== name) continue;
  const site = await startSite(dataDir, { LOG_LEVEL: "error", WORKERS: "1" });
  try {
    await check(site);
  } finally {
    await site.stop();
  }
}
rmSync(dataDir, { recursive: true, force: true });

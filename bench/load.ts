import { rmSync } from "node:fs";
import { availableParallelism } from "node:os";
import { parseArgs } from "node:util";
import { createDemoDataDir } from "#tests/suite/create-demo-data-dir.ts";
import { type Site, startSite } from "#tests/start-site.ts";
import { checkMemory } from "./load/check-memory.ts";
import { checkMixed } from "./load/check-mixed.ts";
import { checkOverload } from "./load/check-overload.ts";
import { print } from "./search/measure.ts";

/**
 * Loads a server on this machine, over loopback, and ends by itself: 400 clients on uncached pages for a minute while cached pages are read, then
 * 200,000 requests on 20,000 different URLs, then some minutes of pages, calls, pictures and assistants' requests. Prints memory and waiting times.
 * Run: npm run bench:load [-- overload | memory | mixed [--minutes 60] [--picture memory.svg]]
 */
const { values, positionals } = parseArgs({
  options: { minutes: { type: "string" }, picture: { type: "string" } },
  allowPositionals: true,
});
const [chosen] = positionals;
const mixed = { minutes: Number(values.minutes ?? 5), ...(values.picture !== undefined && { file: values.picture }) };
const checks: Record<string, (site: Site) => Promise<void>> = {
  overload: checkOverload,
  memory: checkMemory,
  mixed: (site) => checkMixed(site, mixed),
};
const dataDir = createDemoDataDir("bench-load");
print(`Node ${process.version}, ${availableParallelism()} cores, shared by server and clients\n`);
for (const [name, check] of Object.entries(checks)) {
  if (chosen !== undefined && chosen !== name) continue;
  const site = await startSite(dataDir, { LOG_LEVEL: "error", WORKERS: "1", TRUST_PROXY: "1" });
  try {
    await check(site);
  } finally {
    await site.stop();
  }
}
rmSync(dataDir, { recursive: true, force: true });

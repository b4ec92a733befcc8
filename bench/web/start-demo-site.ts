import { rmSync } from "node:fs";
import { createDemoDataDir } from "#tests/suite/create-demo-data-dir.ts";
import { startSite } from "#tests/start-site.ts";

/** Starts the built server on a copy of the demo store, which goes with it. */
export async function startDemoSite(name: string): Promise<{ url: string; stop: () => Promise<void> }> {
  const dataDir = createDemoDataDir(name);
  const site = await startSite(dataDir, { LOG_LEVEL: "error" });
  const stop = async () => {
    await site.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { url: site.url, stop };
}

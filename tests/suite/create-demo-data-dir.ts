import { cpSync, existsSync, readdirSync, renameSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { computeGeneratorVersion } from "#demo/compute-generator-version.ts";
import { createDataDir, runProgram } from "../start-site.ts";

const prefix = "demo-";

/** Returns the folder that holds the demo catalogue of this version, loading it where no run has yet; two may do so at a time. */
function loadDemoOnce(): string {
  const name = prefix + computeGeneratorVersion();
  const part = createDataDir(`part-${process.pid}`);
  const parent = dirname(part);
  const loaded = join(parent, name);
  try {
    if (existsSync(loaded)) return loaded;
    for (const old of readdirSync(parent)) {
      if (old.startsWith(prefix)) rmSync(join(parent, old), { recursive: true, force: true });
    }
    runProgram(["demo/load.ts"], { DATA_DIR: part });
    // The other was first: its copy is as good.
    if (!existsSync(loaded)) renameSync(part, loaded);
    return loaded;
  } finally {
    rmSync(part, { recursive: true, force: true });
  }
}

/** Creates a data directory for a suite with the demo catalogue, which is loaded once and copied from then on. */
export function createDemoDataDir(suite: string): string {
  const loaded = loadDemoOnce();
  const dataDir = createDataDir(suite);
  cpSync(loaded, dataDir, { recursive: true });
  return dataDir;
}

// As a program it only loads.
if (import.meta.main) loadDemoOnce();

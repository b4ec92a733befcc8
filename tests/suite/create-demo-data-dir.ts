import { cpSync, existsSync, readdirSync, renameSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { computeGeneratorVersion } from "../../demo/compute-generator-version.ts";
import { createDataDir, runProgram } from "../start-site.ts";

const prefix = "demo-";

/** Returns the folder that holds the demo catalogue of this version, loading it where no run has yet. */
export function loadDemoOnce(): string {
  const name = prefix + computeGeneratorVersion();
  const parent = dirname(createDataDir(`${prefix}part`));
  const loaded = join(parent, name);
  if (existsSync(loaded)) return loaded;
  for (const old of readdirSync(parent)) {
    if (old.startsWith(prefix)) rmSync(join(parent, old), { recursive: true });
  }
  const part = createDataDir(`${prefix}part`);
  runProgram(["demo/load.ts"], { DATA_DIR: part });
  renameSync(part, loaded);
  return loaded;
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

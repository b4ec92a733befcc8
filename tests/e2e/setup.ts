import type { TestProject } from "vitest/node";
import { createDataDir, runProgram, startSite } from "../start-site.ts";

declare module "vitest" {
  export interface ProvidedContext {
    url: string;
    dataDir: string;
  }
}

/** Starts one built server with the demo catalogue for all end-to-end, URL and crawl tests. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = createDataDir("e2e");
  runProgram(["demo/load.ts"], { DATA_DIR: dataDir });
  const site = await startSite(dataDir);
  project.provide("url", site.url);
  project.provide("dataDir", dataDir);
  return site.stop;
}

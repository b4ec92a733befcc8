import type { TestProject } from "vitest/node";
import { dataDirOf, runProgram, startSite } from "../server.ts";

declare module "vitest" {
  export interface ProvidedContext {
    url: string;
    dataDir: string;
  }
}

/** Starts one built server with the demo catalogue for all end-to-end, URL and crawl tests. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = dataDirOf("e2e");
  runProgram(["demo/load.ts"], { DATA_DIR: dataDir });
  const site = await startSite(dataDir);
  project.provide("url", site.url);
  project.provide("dataDir", dataDir);
  return site.stop;
}

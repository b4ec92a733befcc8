import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type Chunk, collectChunks, getPageFile } from "./page-assets.ts";

/** Pages that a browser stores before they are opened (`web/platform/offline`). */
const storedPages = ["shortlist", "case-submit"];

/** What is loaded later but not needed offline: other pages, and what counts visits. */
const notNeeded = /\/pages\/[\w-]+\/page\.tsx$|\/tracking\/analytics\//;

/** Lists what a chunk loads, at once or later. */
const listLoaded = ({ imports = [], dynamicImports = [] }: Chunk): string[] => [
  ...imports,
  ...dynamicImports.filter((key) => !notNeeded.test(key)),
];

/** Returns the paths of the files with which the stored pages work offline, scripts and sheets, in the bundler's order. */
export function listOfflineFiles(clientDir: string): string[] {
  const manifest = JSON.parse(readFileSync(join(clientDir, ".vite/manifest.json"), "utf8")) as Record<string, Chunk>;
  const seen = new Set<string>();
  for (const page of storedPages) collectChunks(manifest, getPageFile(page), seen, listLoaded);
  const files = [...seen].flatMap((key) => [manifest[key]!.file, ...(manifest[key]!.css ?? [])]);
  return [...new Set(files)].map((file) => `/${file}`);
}

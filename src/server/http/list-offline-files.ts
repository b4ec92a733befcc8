import { readFileSync } from "node:fs";
import { join } from "node:path";

interface Chunk {
  file: string;
  imports?: string[];
  dynamicImports?: string[];
  css?: string[];
}

/** Pages that a browser stores before they are opened (`web/platform/offline`). */
const storedPages = ["shortlist", "case-submit"];

const getPageFile = (page: string) => `src/web/pages/${page}/page.tsx`;

/** What is loaded later but not needed offline: other pages, and what counts visits. */
const notNeeded = /\/pages\/[\w-]+\/page\.tsx$|\/tracking\/analytics\//;

/** Collects the chunks that a page loads, at first or later. */
function collectChunks(manifest: Record<string, Chunk>, start: string, seen: Set<string>): void {
  const chunk = manifest[start];
  if (!chunk || seen.has(start)) return;
  seen.add(start);
  const later = (chunk.dynamicImports ?? []).filter((key) => !notNeeded.test(key));
  for (const next of [...(chunk.imports ?? []), ...later]) collectChunks(manifest, next, seen);
}

/** Returns the paths of the files with which the stored pages work offline, scripts and sheets, in the bundler's order. */
export function listOfflineFiles(clientDir: string): string[] {
  const manifest = JSON.parse(readFileSync(join(clientDir, ".vite/manifest.json"), "utf8")) as Record<string, Chunk>;
  const seen = new Set<string>();
  for (const page of storedPages) collectChunks(manifest, getPageFile(page), seen);
  const files = [...seen].flatMap((key) => [manifest[key]!.file, ...(manifest[key]!.css ?? [])]);
  return [...new Set(files)].map((file) => `/${file}`);
}

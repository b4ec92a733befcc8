import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { RecordedSheets } from "./page-style/recorded-rule.ts";

/** A chunk of the bundler's manifest. */
export interface Chunk {
  file: string;
  imports?: string[];
  dynamicImports?: string[];
  css?: string[];
}

/** Assets of each route, by its id. */
export interface PageAssets {
  /** Path of the maps service's script, which is on every page. */
  mapsScript: string;
  /** Paths of what a document loads by itself: the bootstrap, and the maps service's script. */
  scripts: readonly string[];
  /** Paths of the scripts that a page needs when it starts, by route id; those under the root's id are for every page. */
  files: Record<string, readonly string[]>;
  /** Paths of the sheets by route id; those under the root's id are for every page. The document holds the rules that it needs. */
  sheets: Record<string, readonly string[]>;
  /** The rules of each sheet, by its path. */
  rules: RecordedSheets;
}

/** Returns the key of a page's chunk. */
export const getPageFile = (page: string) => `src/web/pages/${page}/page.tsx`;

/**
 * Collects the keys of `start` and of every chunk it leads to, transitively, in order.
 * @param listNext the chunks that one leads to: by default those that it imports
 */
export function collectChunks(
  manifest: Record<string, Chunk>,
  start: string,
  seen = new Set<string>(),
  listNext: (chunk: Chunk) => readonly string[] = ({ imports = [] }) => imports,
): Set<string> {
  const chunk = manifest[start];
  if (!chunk || seen.has(start)) return seen;
  seen.add(start);
  for (const next of listNext(chunk)) collectChunks(manifest, next, seen, listNext);
  return seen;
}

/** Collects the sheets of `start` and its imports; an importer's sheet overrides those of its imports, so it follows them. */
function collectSheets(manifest: Record<string, Chunk>, start: string, seen = new Set<string>()): string[] {
  const chunk = manifest[start];
  if (!chunk || seen.has(start)) return [];
  seen.add(start);
  const imported = (chunk.imports ?? []).flatMap((next) => collectSheets(manifest, next, seen));
  return [...imported, ...(chunk.css ?? [])];
}

const toPaths = (files: Iterable<string>) => [...files].map((file) => `/${file}`);

/**
 * Reads the bundler's manifest in `clientDir` and returns the assets of every route in `table`.
 * @throws Error if the browser build is missing.
 */
export function readPageAssets(clientDir: string, table: readonly { path: string; page: string }[]): PageAssets {
  const file = join(clientDir, ".vite/manifest.json");
  if (!existsSync(file)) throw new Error(`There is no browser build in ${clientDir}.`);
  const manifest = JSON.parse(readFileSync(file, "utf8")) as Record<string, Chunk>;
  const recorded = JSON.parse(readFileSync(join(clientDir, ".vite/styles.json"), "utf8")) as RecordedSheets;
  const entry = "src/entry/client.ts";
  const application = "src/entry/application.tsx";
  const mapsScript = `/${manifest["src/entry/maps.ts"]!.file}`;
  const bootstrap = collectChunks(manifest, entry);
  const listFiles = (start: string, without: ReadonlySet<string>) =>
    [...collectChunks(manifest, start)].filter((key) => !without.has(key)).map((key) => `/${manifest[key]!.file}`);
  const firstSheets = [...new Set([...collectSheets(manifest, entry), ...collectSheets(manifest, application)])];
  const scripts = [...[...bootstrap].toReversed().map((key) => `/${manifest[key]!.file}`), mapsScript];
  const files: PageAssets["files"] = { __root__: listFiles(application, bootstrap) };
  const sheets: PageAssets["sheets"] = { __root__: toPaths(firstSheets) };
  const shared = new Set([...bootstrap, ...collectChunks(manifest, application)]);
  for (const { path, page } of table) {
    files[path] = listFiles(getPageFile(page), shared);
    sheets[path] = toPaths(
      new Set(collectSheets(manifest, getPageFile(page)).filter((sheet) => !firstSheets.includes(sheet))),
    );
  }
  const rules = Object.fromEntries(Object.entries(recorded).map(([sheet, list]) => [`/${sheet}`, list]));
  return { mapsScript, scripts, files, sheets, rules };
}

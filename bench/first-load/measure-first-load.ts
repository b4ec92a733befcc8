import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { readPageAssets } from "#server/http/page-assets.ts";

/** Compressed bytes and number of scripts, with their modules and the bytes of those before minification. */
export interface Scripts {
  files: number;
  gzip: number;
  brotli: number;
  modules: ReadonlyMap<string, number>;
}

/** What a kind of page loads. */
export interface FirstLoad {
  page: string;
  /** What its document loads by itself. */
  script: Scripts;
  /** What it loads besides at the first touch. */
  touched: Scripts;
  style: { files: number; brotli: number };
}

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, "utf8"));

/**
 * Gives the files that a file names other hashes, which follow from their names and order alone: those of the build differ with every
 * change of any file, which made up to 150 bytes of a page.
 */
function replaceHashes(source: string): string {
  const hashes = new Map<string, string>();
  return source.replace(/([\w.-]+)-([\w-]{8})(?=\.(?:js|css)\b)/g, (_, name: string, hash: string) => {
    const replaced =
      hashes.get(hash) ?? createHash("sha256").update(`${name} ${hashes.size}`).digest("base64url").slice(0, 8);
    hashes.set(hash, replaced);
    return `${name}-${replaced}`;
  });
}

/** Measures every kind of page of a browser build: its scripts with all that they import statically, before a touch and at it, and its sheets. */
export function measureFirstLoad(clientDir: string): FirstLoad[] {
  const manifest = readJson(join(clientDir, ".vite/manifest.json")) as Record<string, unknown>;
  const modules = readJson(join(clientDir, ".vite/modules.json")) as Record<string, Record<string, number>>;
  const pages = Object.keys(manifest).flatMap((key) => /^src\/web\/pages\/([^/]+)\/page\.tsx$/.exec(key)?.[1] ?? []);
  const {
    scripts,
    files,
    sheets: pageSheets,
  } = readPageAssets(
    clientDir,
    pages.map((page) => ({ path: page, page })),
  );
  const sizes = new Map<string, { gzip: number; brotli: number }>();
  const measure = (file: string) => {
    const found = sizes.get(file);
    if (found) return found;
    const bytes = replaceHashes(readFileSync(join(clientDir, file), "utf8"));
    const size = {
      gzip: gzipSync(bytes, { level: 9 }).length,
      brotli: brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length,
    };
    sizes.set(file, size);
    return size;
  };
  const sum = (files: readonly string[], of: "gzip" | "brotli") =>
    files.reduce((total, file) => total + measure(file)[of], 0);
  const measureScripts = (paths: readonly string[]): Scripts => ({
    files: paths.length,
    gzip: sum(paths, "gzip"),
    brotli: sum(paths, "brotli"),
    modules: new Map(paths.flatMap((file) => Object.entries(modules[file.slice(1)] ?? {}))),
  });
  const script = measureScripts(scripts);
  return pages.map((page) => {
    const sheets = [...pageSheets.__root__!, ...pageSheets[page]!];
    return {
      page,
      script,
      touched: measureScripts([...files.__root__!, ...files[page]!]),
      style: { files: sheets.length, brotli: sum(sheets, "brotli") },
    };
  });
}

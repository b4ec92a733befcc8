import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { serveStatic } from "@hono/node-server/serve-static";
import { Hono } from "hono";
import type { Handler, Context as HttpContext } from "hono";

const year = "public, max-age=31536000, immutable";
const day = "public, max-age=86400";

/** Files of the site's root: icons, also of the installed site, its manifest, and the picture of shared links. */
const publicFiles = [
  "favicon.svg",
  "share.png",
  "manifest.webmanifest",
  "icon-192.png",
  "icon-512.png",
  "icon-maskable-512.png",
];

/** What the worker may do: send demands to this site, and fetch what it stores. */
const workerPolicy = "default-src 'none'; connect-src 'self'";

export interface StaticRouteOptions {
  clientDir: string;
  /** Paths of the files that a browser stores before they are used; without it the worker stores nothing and removes what it stored. */
  offlineFiles?: readonly string[] | undefined;
}

/** Returns the built worker, after the files that it stores, as its library expects them, and the hashes by which it knows any built file. */
function readWorker({ clientDir, offlineFiles }: StaticRouteOptions): string | undefined {
  const file = join(clientDir, "sw.js");
  if (!existsSync(file)) return undefined;
  const worker = readFileSync(file, "utf8");
  if (!offlineFiles) return worker;
  const entries = offlineFiles.map((url) => ({ url, revision: null }));
  const hashes = readFileSync(join(clientDir, ".vite/hashes.json"), "utf8");
  return `self.__SW_MANIFEST=${JSON.stringify(entries)};\nself.fileHashes=${hashes};\n${worker}`;
}

/** Creates the handler that answers with the worker, compressed once, at the first request. */
function createWorkerHandler(worker: string): Handler {
  let compressed: Uint8Array<ArrayBuffer> | undefined;
  const headers = {
    "cache-control": "no-cache",
    "content-security-policy": workerPolicy,
    "content-type": "text/javascript; charset=utf-8",
    vary: "accept-encoding",
  };
  return (http) => {
    if (!/\bbr\b/.test(http.req.header("accept-encoding") ?? "")) return http.body(worker, 200, headers);
    compressed ??= new Uint8Array(brotliCompressSync(worker));
    return http.body(compressed, 200, { ...headers, "content-encoding": "br" });
  };
}

/**
 * Creates the routes of the built client's files: `/assets/*`, whose names carry a hash, the service worker, the manifest of the
 * installed site, icons and the share picture.
 */
export function createStaticRoutes(options: StaticRouteOptions): Hono {
  const { clientDir } = options;
  const routes = new Hono();
  const cacheFor = (value: string) => (_path: string, http: HttpContext) => http.header("cache-control", value);
  routes.use("/assets/*", serveStatic({ root: clientDir, precompressed: true, onFound: cacheFor(year) }));
  for (const file of publicFiles) {
    routes.get(`/${file}`, serveStatic({ root: clientDir, path: file, onFound: cacheFor(day) }));
  }
  // What iOS asks for without a link.
  routes.get("/apple-touch-icon.png", serveStatic({ root: clientDir, path: "icon-192.png", onFound: cacheFor(day) }));
  // Requested by browsers for documents that name no icon, and by older browsers.
  routes.get("/favicon.ico", (http) => {
    cacheFor(day)("", http);
    return http.redirect("/favicon.svg", 308);
  });
  const worker = readWorker(options);
  if (worker !== undefined) routes.get("/sw.js", createWorkerHandler(worker));
  return routes;
}

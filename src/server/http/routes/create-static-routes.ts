import { serveStatic } from "@hono/node-server/serve-static";
import { Hono } from "hono";
import type { Context as HttpContext } from "hono";

const year = "public, max-age=31536000, immutable";
const day = "public, max-age=86400";

/** What the worker of the demand queue may do: send demands to this site. */
const workerPolicy = "default-src 'none'; connect-src 'self'";

/**
 * Creates the routes of the built client's files: `/assets/*`, whose names carry a hash, the worker of the demand queue, the
 * icon and the share picture.
 */
export function createStaticRoutes(clientDir: string): Hono {
  const routes = new Hono();
  const cacheFor = (value: string) => (_path: string, http: HttpContext) => http.header("cache-control", value);
  routes.use("/assets/*", serveStatic({ root: clientDir, precompressed: true, onFound: cacheFor(year) }));
  for (const file of ["favicon.svg", "share.png"]) {
    routes.get(`/${file}`, serveStatic({ root: clientDir, path: file, onFound: cacheFor(day) }));
  }
  // Asked for by browsers beside documents that name no icon, and by older ones.
  routes.get("/favicon.ico", (http) => {
    cacheFor(day)("", http);
    return http.redirect("/favicon.svg", 308);
  });
  const onWorker = (_path: string, http: HttpContext) => {
    http.header("cache-control", "no-cache");
    http.header("content-security-policy", workerPolicy);
  };
  routes.get("/sw.js", serveStatic({ root: clientDir, path: "sw.js", onFound: onWorker }));
  return routes;
}

import { serveStatic } from "@hono/node-server/serve-static";
import { Hono } from "hono";
import type { Context as HttpContext } from "hono";

const year = "public, max-age=31536000, immutable";
const day = "public, max-age=86400";

/** Creates the routes of the built client's files: `/assets/*`, whose names carry a hash, the icon and the share picture. */
export function createStaticRoutes(clientDir: string): Hono {
  const routes = new Hono();
  const cacheFor = (value: string) => (_path: string, http: HttpContext) => http.header("cache-control", value);
  routes.use("/assets/*", serveStatic({ root: clientDir, precompressed: true, onFound: cacheFor(year) }));
  for (const file of ["favicon.svg", "share.png"]) {
    routes.get(`/${file}`, serveStatic({ root: clientDir, path: file, onFound: cacheFor(day) }));
  }
  return routes;
}

import { gunzipSync } from "node:zlib";
import { Hono } from "hono";
import { negotiateEncoding } from "../../api/negotiate-encoding.ts";
import { PlanPictures } from "./plan-pictures.ts";

const prefix = "/plans/";
const year = "public, max-age=31536000, immutable";

/** Creates the route `GET /plans/…`: drawings of rooms, whose address says all that they show; 404 for any other. */
export function createPlanRoutes(plans = new PlanPictures()): Hono {
  const routes = new Hono();
  routes.get(`${prefix}*`, async (http) => {
    const { req } = http;
    const picture = await plans.get(req.path.slice(prefix.length));
    if (!picture)
      return new Response("not found", {
        status: 404,
        headers: { "content-type": "text/plain", "cache-control": "no-store" },
      });
    const encoding = negotiateEncoding(req.raw, ["br", "gzip"]);
    const body = encoding === "br" ? picture.br : encoding === "gzip" ? picture.gzip : gunzipSync(picture.gzip);
    const headers = {
      "content-type": "image/svg+xml",
      "cache-control": year,
      vary: "accept-encoding",
      ...(encoding && { "content-encoding": encoding }),
      "content-length": String(body.length),
      // The styles in the drawing; nothing else runs or loads where it is opened as a page.
      "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'",
    };
    return new Response(req.method === "HEAD" ? null : new Uint8Array(body), { headers });
  });
  return routes;
}

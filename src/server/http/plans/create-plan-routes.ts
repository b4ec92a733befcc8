import { gunzipSync } from "node:zlib";
import { Hono } from "hono";
import { retryAfterSeconds } from "#domain/limits.ts";
import { negotiateEncoding } from "../../headers/negotiate-encoding.ts";
import { RenderBusyError } from "../cache/render-gate.ts";
import { PlanPictures } from "./plan-pictures.ts";

const prefix = "/plans/";
const year = "public, max-age=31536000, immutable";

const refuse = (text: string, status: number, headers?: Record<string, string>) =>
  new Response(text, { status, headers: { "content-type": "text/plain", "cache-control": "no-store", ...headers } });

/**
 * Creates the route `GET /plans/…`: drawings of rooms, whose address says all that they show; 404 for any other, 503 for one that
 * would have to be drawn while too much waits for it.
 */
export function createPlanRoutes(plans = new PlanPictures()): Hono {
  const routes = new Hono();
  routes.get(`${prefix}*`, async (http) => {
    const { req } = http;
    const picture = await plans.get(req.path.slice(prefix.length)).catch((error: unknown) => {
      if (error instanceof RenderBusyError) return "busy" as const;
      throw error;
    });
    if (picture === "busy") return refuse("busy", 503, { "retry-after": String(retryAfterSeconds) });
    if (!picture) return refuse("not found", 404);
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

import { type Context as HttpContext, Hono } from "hono";
import { codes, ServiceError } from "#contract/codes.ts";
import { collectorPath } from "#domain/tracking/analytics-config.ts";
import { type ApiOptions, createJsonResponse, createRefusalResponse } from "../create-api-routes.ts";
import { dispatch } from "../dispatch.ts";
import { toRefusal } from "../to-refusal.ts";
import { readSensorReport } from "./read-sensor-report.ts";

/** The paths of Sensors Analytics' own collector. */
const sensorPaths = ["/sa", "/sa.gif"];
/** One transparent pixel. */
const pixel = Buffer.from("R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7", "base64");

const isImageRequest = (http: HttpContext) => ["GET", "HEAD"].includes(http.req.method);

const createAnswer = (http: HttpContext): Response =>
  isImageRequest(http)
    ? new Response(http.req.method === "HEAD" ? null : new Uint8Array(pixel), {
        headers: { "content-type": "image/gif", "cache-control": "no-store" },
      })
    : createJsonResponse(200, { code: codes.ok.code, message: codes.ok.message, data: {} });

/**
 * Creates the routes of the collector: `sensor/report`, and the two paths of Sensors Analytics. A report in an image's query is
 * answered with an image, any other with an envelope; a refusal always with an envelope. `/sa` without data is a page's.
 */
export function createCollectorRoutes({ context, callerOf, onFault }: Omit<ApiOptions, "guard">): Hono {
  const routes = new Hono();
  async function report(http: HttpContext): Promise<Response> {
    try {
      if (http.req.method !== "POST" && !isImageRequest(http))
        return createRefusalResponse(new ServiceError("wrongMethod"), { allow: "GET, HEAD, POST" });
      // Asking for the answer's headers stores nothing.
      if (http.req.method !== "HEAD")
        await dispatch(context, "sensor/report", await readSensorReport(http), callerOf(http));
      return createAnswer(http);
    } catch (error) {
      const refusal = toRefusal(error);
      if (refusal) return createRefusalResponse(refusal);
      onFault(error, "sensor/report");
      return createRefusalResponse(new ServiceError("fault"));
    }
  }
  routes.all(collectorPath, report);
  for (const path of sensorPaths)
    routes.all(path, (http, next) =>
      http.req.method === "POST" || http.req.query("data") || http.req.query("data_list") ? report(http) : next(),
    );
  return routes;
}

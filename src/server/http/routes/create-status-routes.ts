import { Hono } from "hono";
import type { Metrics } from "../create-metrics.ts";
import { guardMetrics } from "../middleware/guard-metrics.ts";

interface StatusOptions {
  /** Resolves to whether the store can be read and written. */
  ready: () => Promise<boolean>;
  metrics: Pick<Metrics, "text" | "contentType">;
  /** Token that a request for the metrics has to carry; where none is set, only this machine gets them. */
  metricsToken?: string | undefined;
}

/** Creates the routes that monitoring reads: `/healthz`, `/readyz` (503 if not ready), `/metrics`. */
export function createStatusRoutes({ ready, metrics, metricsToken }: StatusOptions): Hono {
  const routes = new Hono();
  routes.get("/healthz", (http) => http.text("ok"));
  routes.get("/readyz", async (http) => ((await ready()) ? http.text("ready") : http.text("not ready", 503)));
  routes.get(
    "/metrics",
    guardMetrics(metricsToken),
    async () => new Response(await metrics.text(), { headers: { "content-type": metrics.contentType } }),
  );
  return routes;
}

import type { MiddlewareHandler } from "hono";
import type { Logger } from "pino";
import { hideToken } from "../../../domain/demand/format-demand-href.ts";
import type { Metrics } from "../create-metrics.ts";

interface ObserveOptions {
  metrics: Pick<Metrics, "observe">;
  log: Pick<Logger, "info">;
}

const pathPrefixes = { api: "/api/", asset: "/assets/", picture: "/pictures/" };
const classifyPath = (path: string) =>
  (["api", "asset", "picture"] as const).find((kind) => path.startsWith(pathPrefixes[kind])) ?? "page";

/** Measures every request by kind and status, and logs those of pages and of the API; the path of a private page without its token. */
export function observeRequests({ metrics, log }: ObserveOptions): MiddlewareHandler {
  return async (http, next) => {
    const { req } = http;
    const started = performance.now();
    await next();
    const ms = performance.now() - started;
    const kind = classifyPath(req.path);
    metrics.observe(kind, http.res.status, ms / 1000);
    if (kind !== "page" && kind !== "api") return;
    log.info({
      method: req.method,
      path: hideToken(req.path).slice(0, 300),
      status: http.res.status,
      ms: Math.round(ms),
    });
  };
}

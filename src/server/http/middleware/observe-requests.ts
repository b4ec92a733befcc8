import type { MiddlewareHandler } from "hono";
import type { Logger } from "pino";
import { hideToken } from "#domain/private-page/hide-token.ts";
import type { Metrics } from "../create-metrics.ts";

export interface ObserveOptions {
  metrics: Pick<Metrics, "observe">;
  log: Pick<Logger, "info">;
}

const pathPrefixes = { api: "/api/", asset: "/assets/", picture: "/pictures/", plan: "/plans/" };
const classifyPath = (path: string) =>
  (["api", "asset", "picture", "plan"] as const).find((kind) => path.startsWith(pathPrefixes[kind])) ?? "page";

/** Counts an answer by kind and status, and logs those of pages and of the API; the path of a private page without its token. */
export function observeAnswer(
  { metrics, log }: ObserveOptions,
  method: string,
  path: string,
  status: number,
  ms: number,
): void {
  const kind = classifyPath(path);
  metrics.observe(kind, status, ms / 1000);
  if (kind !== "page" && kind !== "api") return;
  log.info({ method, path: hideToken(path).slice(0, 300), status, ms: Math.round(ms) });
}

/** Measures every request that the framework answers. */
export function observeRequests(options: ObserveOptions): MiddlewareHandler {
  return async (http, next) => {
    const started = performance.now();
    await next();
    observeAnswer(options, http.req.method, http.req.path, http.res.status, performance.now() - started);
  };
}

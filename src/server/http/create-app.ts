import { join } from "node:path";
import type { Server } from "node:http";
import { getRequestListener, type HttpBindings } from "@hono/node-server";
import { type ErrorHandler, Hono } from "hono";
import type { Logger } from "pino";
import { retryAfterSeconds } from "#domain/limits.ts";
import { siteZh } from "#texts/site/site.zh.ts";
import { type ApiOptions, createApiRoutes } from "../api/create-api-routes.ts";
import { createCollectorRoutes } from "../api/sensor/create-collector-routes.ts";
import { type SignatureGuard, createSignatureGuard } from "../api/signature-guard.ts";
import { hideToken } from "#domain/private-page/hide-token.ts";
import type { Context } from "../api/services/context.ts";
import { createMcpRoutes } from "../mcp/create-mcp-routes.ts";
import { createPictureRoutes } from "../pictures/create-picture-routes.ts";
import { createPlanRoutes } from "./plans/create-plan-routes.ts";
import { PlanPictures } from "./plans/plan-pictures.ts";
import { createPictureStore } from "../pictures/picture-store.ts";
import type { VariantName } from "../pictures/parse-variant-name.ts";
import { PictureVariants } from "../pictures/picture-variants.ts";
import { StoreUnavailableError } from "../store/store-unavailable-error.ts";
import { type ClockFigures, createMetrics } from "./create-metrics.ts";
import type { DeliveryFigures } from "./delivery/register-delivery-metrics.ts";
import { createRuntimeConfig } from "./create-runtime-config.ts";
import type { Env } from "./env.ts";
import { listOfflineFiles } from "./list-offline-files.ts";
import { renderErrorPage } from "./render-error-page.ts";
import { CachedResponses } from "./cache/cached-responses.ts";
import type { QueryPicker } from "./cache/get-page-cache-key.ts";
import { delayRefusals } from "./cache/delay-refusals.ts";
import { PageCache, type RenderedPage } from "./cache/page-cache.ts";
import { RenderBusyError, RenderGate } from "./cache/render-gate.ts";
import { queueHeavyCalls } from "./cache/queue-heavy-calls.ts";
import { createHttpServer } from "./connection/create-http-server.ts";
import { createPageListener } from "./connection/create-page-listener.ts";
import { getCaller } from "./get-caller.ts";
import { createFormRoutes } from "./forms/create-form-routes.ts";
import type { StoreHealth } from "./lifecycle/create-store-health.ts";
import { compressAnswers } from "./middleware/compress-answers.ts";
import { observeAnswer, observeRequests } from "./middleware/observe-requests.ts";
import { protectPrivatePages } from "./middleware/protect-private-pages.ts";
import { redirectToNormalizedPath } from "./middleware/redirect-to-normalized-path.ts";
import { refuseLongPaths } from "./middleware/refuse-long-paths.ts";
import { setSecurityHeaders } from "./middleware/set-security-headers.ts";
import { getWorkerShare } from "./workers/is-first-worker.ts";
import { createPageRoutes, type PageRenderInput } from "./routes/create-page-routes.ts";
import { createSitemapRoutes } from "./routes/create-sitemap-routes.ts";
import { createStaticRoutes } from "./routes/create-static-routes.ts";
import { createStatusRoutes } from "./routes/create-status-routes.ts";

export interface AppOptions {
  env: Env;
  context: Context;
  log: Logger;
  clientDir: string;
  /** Path of the maps service's script. */
  mapsScript: string;
  /** Renders a page; injected so that the app does not depend on React. */
  render: (page: PageRenderInput) => Promise<RenderedPage>;
  /** Picks from a URL's query what its page depends on; injected for the same reason. */
  pickQuery: QueryPicker;
  health: Pick<StoreHealth, "isReady" | "available" | "breaker">;
  /** What `/metrics` tells of the clock. */
  clock?: ClockFigures;
  /** Returns the moment at which the catalogue's version came, in ms since 1970. */
  changedAt: () => number;
  guard?: SignatureGuard;
  /** What `/metrics` tells of deliveries. */
  delivery?: DeliveryFigures;
}

const createPageCache = ({ env, context, log, changedAt }: AppOptions): PageCache =>
  new PageCache({
    maxBytes: getWorkerShare(env.PAGE_CACHE_MB, env.WORKERS) * 1024 * 1024,
    version: () => context.index.version,
    changedAt,
    onRevalidateError: (error) => log.error({ error: String(error) }, "page revalidation failed"),
  });

const createPictureVariants = ({ env, log }: AppOptions, onEncoded: (name: VariantName, seconds: number) => void) =>
  new PictureVariants({
    store: createPictureStore({ dir: env.picturesDir }),
    cacheDir: join(env.dataDir, "cache/pictures"),
    maxBytes: getWorkerShare(env.PICTURE_CACHE_MB, env.WORKERS) * 1024 * 1024,
    onEncoded,
    onFault: (error) => log.error({ error: String(error) }, "a picture could not be cached"),
  });

/** Returns the handler of what a route throws: the page of an outage, 503, or of a fault, 500, which is logged. */
function createErrorHandler({ env, log, mapsScript }: AppOptions): ErrorHandler {
  const delay = delayRefusals();
  return async (error, http) => {
    const isRefused = error instanceof RenderBusyError;
    if (isRefused) await delay();
    const isOutage = isRefused || error instanceof StoreUnavailableError;
    if (isOutage) http.header("retry-after", String(retryAfterSeconds));
    else log.error({ path: hideToken(http.req.path), error: error.stack }, "fault");
    const config = createRuntimeConfig(env, new URL(http.req.url).origin);
    const { html, policy } = renderErrorPage(siteZh.error[isOutage ? "unavailable" : "fault"], { config, mapsScript });
    http.header("content-security-policy", policy);
    return http.html(html, isOutage ? 503 : 500);
  };
}

const createApiOptions = ({ context, env, log }: AppOptions, guard: ApiOptions["guard"]): ApiOptions => ({
  context,
  guard,
  callerOf: (http) => getCaller(env, http),
  inTurn: queueHeavyCalls(),
  onFault: (error, path) => log.error({ path, error: error instanceof Error ? error.stack : String(error) }, "fault"),
});

/** Creates the web server, with its routes: health, sitemaps, assets, pictures, `/api`, pages; cached pages are answered before them. */
export function createApp(options: AppOptions): Server {
  const { env, context, log, clientDir, health, render, pickQuery } = options;
  const cache = createPageCache(options);
  const gate = new RenderGate();
  const answers = new CachedResponses({ cache, isHostless: env.ORIGIN !== undefined, now: context.now });
  const pictures = createPictureVariants(options, (name, seconds) => metrics.encoded(name, seconds));
  const metrics = createMetrics(
    { cache, gate, pictures },
    { factCounts: context.factCounts, health, clock: options.clock, delivery: options.delivery },
  );
  const guard = options.guard ?? createSignatureGuard(env.SIGN_KEY, context.limits);

  const app = new Hono<{ Bindings: HttpBindings }>();
  app.use(observeRequests({ metrics, log }));
  app.use(protectPrivatePages, setSecurityHeaders, refuseLongPaths, redirectToNormalizedPath);
  app.route("/", createStatusRoutes({ ready: health.isReady, metrics, metricsToken: env.METRICS_TOKEN }));
  app.route("/", createSitemapRoutes({ env, context, cache }));
  app.route(
    "/",
    createStaticRoutes({ clientDir, offlineFiles: env.OFFLINE ? listOfflineFiles(clientDir) : undefined }),
  );
  app.route("/", createPlanRoutes(new PlanPictures((draw) => gate.run(draw))));
  app.route(
    "/pictures",
    createPictureRoutes(pictures, (error, path) =>
      log.error({ path, error: String(error) }, "a picture could not be encoded"),
    ),
  );
  const apiOptions = createApiOptions(options, guard);
  app.use("/api/*", compressAnswers);
  app.route("/", createCollectorRoutes(apiOptions));
  app.route("/api", createApiRoutes(apiOptions));
  app.route("/", createFormRoutes({ ...apiOptions, env }));
  app.route("/", createMcpRoutes({ ...apiOptions, origin: env.ORIGIN ?? "" }));
  const renderInTurn = (page: PageRenderInput) => gate.run(() => render(page));
  app.route("/", createPageRoutes({ env, context, cache, answers, render: renderInTurn, pickQuery }));
  app.onError(createErrorHandler(options));
  return createHttpServer(
    createPageListener({
      answers,
      observe: (...facts) => observeAnswer({ metrics, log }, ...facts),
      next: getRequestListener(app.fetch, { hostname: env.HOST }),
    }),
  );
}

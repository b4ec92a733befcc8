import { join } from "node:path";
import type { HttpBindings } from "@hono/node-server";
import { serveStatic } from "@hono/node-server/serve-static";
import { Hono } from "hono";
import type { Context as HttpContext } from "hono";
import type { Logger } from "pino";
import { normalizePath } from "../../domain/normalize-path.ts";
import type { RuntimeConfig } from "../../domain/runtime-config.ts";
import { createApiRoutes } from "../api/create-api-routes.ts";
import { type SignatureGuard, createSignatureGuard } from "../api/signature-guard.ts";
import type { Env } from "./env.ts";
import { createMetrics } from "./create-metrics.ts";
import { readChosenCity, getPageCacheKey, normalizePageUrl } from "./get-page-cache-key.ts";
import { respondWithPage, PageCache, type RenderedPage } from "./page-cache.ts";
import { errorPageHtml } from "./error-page-html.ts";
import { createPictureRoutes } from "../pictures/create-picture-routes.ts";
import { createPictureStore } from "../pictures/picture-store.ts";
import { PictureVariants, type VariantName } from "../pictures/picture-variants.ts";
import type { Caller, Context } from "../api/services/context.ts";
import { renderRobotsTxt, renderSitemapIndex, renderSitemap } from "../sitemap/render-sitemap.ts";

/** A page to render: its URL, the chosen city of `/`, the public configuration and the caller of its API calls. */
export interface PageRenderInput {
  url: URL;
  chosenCity: string | undefined;
  config: RuntimeConfig;
  caller: Caller;
}

export interface AppOptions {
  env: Env;
  context: Context;
  log: Logger;
  clientDir: string;
  /** Renders a page; injected so that the app does not depend on React. */
  render: (page: PageRenderInput) => Promise<RenderedPage>;
  /** Resolves to whether the store responds and the index is built. */
  ready: () => Promise<boolean>;
  guard?: SignatureGuard;
}

/** Returns the public configuration of this process for a page requested under this origin. */
export const createRuntimeConfig = (env: Env, origin: string): RuntimeConfig => ({
  origin: env.ORIGIN ?? origin,
  signKey: env.SIGN_KEY,
  map: {
    provider: env.MAP_PROVIDER,
    amapKey: env.AMAP_KEY,
    amapSecurityCode: env.AMAP_SECURITY_CODE,
    ...(env.MAP_TILES && { tiles: { url: env.MAP_TILES, by: env.MAP_TILES_BY } }),
  },
  persistence: { storage: env.PERSIST_STORAGE, cookieSecure: env.PERSIST_COOKIE_SECURE, debug: env.PERSIST_DEBUG },
  recommendationSource: env.RECOMMENDATION_SOURCE,
  hotline: env.HOTLINE,
  icp: env.ICP,
  adviser: env.ADVISER,
});

const securityHeaders = {
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "x-frame-options": "SAMEORIGIN",
};

const classifyPath = (path: string) =>
  (["api", "asset", "picture"] as const).find((kind) => path.startsWith(pathPrefixes[kind])) ?? "page";
const pathPrefixes = { api: "/api/", asset: "/assets/", picture: "/pictures/" };

const createPictureVariants = ({ env, log }: AppOptions, onEncoded: (name: VariantName, seconds: number) => void) =>
  new PictureVariants({
    store: createPictureStore({ dir: env.picturesDir }),
    cacheDir: join(env.dataDir, "cache/pictures"),
    maxBytes: env.PICTURE_CACHE_MB * 1024 * 1024,
    onEncoded,
    onFault: (error) => log.error({ error: String(error) }, "a picture could not be cached"),
  });

/** Creates the web server with its routes: assets, pictures, health, `/api`, pages. */
export function createApp(options: AppOptions): Hono<{ Bindings: HttpBindings }> {
  const { env, context, log } = options;
  const app = new Hono<{ Bindings: HttpBindings }>();
  const cache = new PageCache({
    maxBytes: env.PAGE_CACHE_MB * 1024 * 1024,
    version: () => context.index.version,
    onRevalidateError: (error) => log.error({ error: String(error) }, "page revalidation failed"),
  });
  const pictures = createPictureVariants(options, (name, seconds) => serverMetrics.encoded(name, seconds));
  const serverMetrics = createMetrics(cache, pictures);

  const callerOf = (http: HttpContext): Caller => {
    const forwarded = env.TRUST_PROXY ? http.req.header("x-forwarded-for")?.split(",").at(-1)?.trim() : undefined;
    const socket = (http.env as Partial<HttpBindings>).incoming?.socket;
    return { address: forwarded || socket?.remoteAddress || "unknown" };
  };

  app.use(async (http, next) => {
    const started = performance.now();
    await next();
    for (const [name, value] of Object.entries(securityHeaders)) http.res.headers.set(name, value);
    const ms = performance.now() - started;
    const kind = classifyPath(http.req.path);
    serverMetrics.observe(kind, http.res.status, ms / 1000);
    if (kind === "page" || kind === "api") {
      log.info({
        method: http.req.method,
        path: http.req.path.slice(0, 300),
        status: http.res.status,
        ms: Math.round(ms),
      });
    }
  });

  // Redirects with the path as sent: a decoded one may name another host or be an invalid header value.
  app.use(async (http, next) => {
    const { pathname, search } = new URL(http.req.url);
    const path = normalizePath(pathname);
    return path === pathname ? next() : http.redirect(path + search, 308);
  });

  app.get("/healthz", (http) => http.text("ok"));
  app.get("/readyz", async (http) => ((await options.ready()) ? http.text("ready") : http.text("not ready", 503)));
  app.get(
    "/metrics",
    async () => new Response(await serverMetrics.text(), { headers: { "content-type": serverMetrics.contentType } }),
  );
  const originOf = (http: HttpContext) => env.ORIGIN ?? new URL(http.req.url).origin;
  app.get("/robots.txt", (http) => http.text(renderRobotsTxt(originOf(http))));
  const xml = (body: string | undefined): RenderedPage => ({
    status: body === undefined ? 404 : 200,
    html: body ?? "Not Found",
    headers: { "content-type": body === undefined ? "text/plain" : "application/xml; charset=utf-8" },
  });
  app.on("GET", ["/sitemap.xml", "/sitemap/*"], async (http) => {
    const [origin, { path }] = [originOf(http), http.req];
    const page = await cache.get(`${origin} ${path}`, async () =>
      xml(path === "/sitemap.xml" ? renderSitemapIndex(context, origin) : await renderSitemap(context, origin, path)),
    );
    return respondWithPage(page, http.req.raw);
  });

  app.use(
    "/assets/*",
    serveStatic({
      root: options.clientDir,
      precompressed: true,
      onFound: (_path, http) => http.header("cache-control", "public, max-age=31536000, immutable"),
    }),
  );
  for (const file of ["favicon.svg", "share.png"]) {
    const onFound = (_path: string, http: HttpContext) => http.header("cache-control", "public, max-age=86400");
    app.get(`/${file}`, serveStatic({ root: options.clientDir, path: file, onFound }));
  }

  app.route(
    "/pictures",
    createPictureRoutes(pictures, (error, path) =>
      log.error({ path, error: String(error) }, "a picture could not be encoded"),
    ),
  );

  app.route(
    "/api",
    createApiRoutes({
      context,
      guard: options.guard ?? createSignatureGuard(env.SIGN_KEY),
      callerOf,
      onFault: (error, path) =>
        log.error({ path, error: error instanceof Error ? error.stack : String(error) }, "fault"),
    }),
  );

  app.get("/*", async (http) => {
    const url = normalizePageUrl(new URL(http.req.url));
    const city = readChosenCity(http.req.raw, url);
    const page = await cache.get(getPageCacheKey(url, city, context.now()), () =>
      options.render({ url, chosenCity: city, config: createRuntimeConfig(env, url.origin), caller: callerOf(http) }),
    );
    return respondWithPage(page, http.req.raw);
  });
  app.all("/*", (http) => http.text("Method Not Allowed", 405, { allow: "GET, HEAD" }));

  app.onError((error, http) => {
    log.error({ path: http.req.path, error: error.stack }, "fault");
    return http.html(errorPageHtml, 500);
  });
  return app;
}

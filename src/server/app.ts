import { join } from "node:path";
import type { HttpBindings } from "@hono/node-server";
import { serveStatic } from "@hono/node-server/serve-static";
import { Hono } from "hono";
import type { Context as HttpContext } from "hono";
import type { Logger } from "pino";
import { withoutTrailingSlash } from "../domain/path.ts";
import type { RuntimeConfig } from "../domain/runtime-config.ts";
import { apiRoutes } from "./api/routes.ts";
import { type SignatureGuard, signatureGuard } from "./api/signature.ts";
import type { Env } from "./env.ts";
import { metrics } from "./metrics.ts";
import { chosenCityOf, pageKey, pageUrl } from "./page-key.ts";
import { answerWith, PageCache, type RenderedPage } from "./page-cache.ts";
import { faultPage } from "./fault-page.ts";
import { pictureRoutes } from "./pictures/picture-routes.ts";
import { pictureStore } from "./pictures/picture-store.ts";
import { PictureVariants, type VariantName } from "./pictures/picture-variants.ts";
import type { Caller, Context } from "./services/context.ts";
import { robots, sitemapIndex, sitemapPart } from "./sitemap/sitemap.ts";

/** A page to render: its URL, the chosen city of `/`, the public configuration and the caller of its API calls. */
export interface PageAsked {
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
  render: (page: PageAsked) => Promise<RenderedPage>;
  /** Resolves to whether the store responds and the index is built. */
  ready: () => Promise<boolean>;
  guard?: SignatureGuard;
}

/** Returns the public configuration of this process for a page requested under this origin. */
export const runtimeConfig = (env: Env, origin: string): RuntimeConfig => ({
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

const safety = {
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "x-frame-options": "SAMEORIGIN",
};

const kindOf = (path: string) =>
  (["api", "asset", "picture"] as const).find((kind) => path.startsWith(prefixes[kind])) ?? "page";
const prefixes = { api: "/api/", asset: "/assets/", picture: "/pictures/" };

const picturesOf = ({ env, log }: AppOptions, onEncoded: (name: VariantName, seconds: number) => void) =>
  new PictureVariants({
    store: pictureStore({ dir: env.picturesDir }),
    cacheDir: join(env.dataDir, "cache/pictures"),
    maxBytes: env.PICTURE_CACHE_MB * 1024 * 1024,
    onEncoded,
    onFault: (error) => log.error({ error: String(error) }, "a picture could not be kept"),
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
  const pictures = picturesOf(options, (name, seconds) => meter.encoded(name, seconds));
  const meter = metrics(cache, pictures);

  const callerOf = (http: HttpContext): Caller => {
    const forwarded = env.TRUST_PROXY ? http.req.header("x-forwarded-for")?.split(",").at(-1)?.trim() : undefined;
    const socket = (http.env as Partial<HttpBindings>).incoming?.socket;
    return { address: forwarded || socket?.remoteAddress || "unknown" };
  };

  app.use(async (http, next) => {
    const started = performance.now();
    await next();
    for (const [name, value] of Object.entries(safety)) http.res.headers.set(name, value);
    const ms = performance.now() - started;
    const kind = kindOf(http.req.path);
    meter.observe(kind, http.res.status, ms / 1000);
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
    const path = withoutTrailingSlash(pathname);
    return path === pathname ? next() : http.redirect(path + search, 308);
  });

  app.get("/healthz", (http) => http.text("ok"));
  app.get("/readyz", async (http) => ((await options.ready()) ? http.text("ready") : http.text("not ready", 503)));
  app.get("/metrics", async () => new Response(await meter.text(), { headers: { "content-type": meter.contentType } }));
  const originOf = (http: HttpContext) => env.ORIGIN ?? new URL(http.req.url).origin;
  app.get("/robots.txt", (http) => http.text(robots(originOf(http))));
  const xml = (body: string | undefined): RenderedPage => ({
    status: body === undefined ? 404 : 200,
    html: body ?? "Not Found",
    headers: { "content-type": body === undefined ? "text/plain" : "application/xml; charset=utf-8" },
  });
  app.on("GET", ["/sitemap.xml", "/sitemap/*"], async (http) => {
    const [origin, { path }] = [originOf(http), http.req];
    const page = await cache.get(`${origin} ${path}`, async () =>
      xml(path === "/sitemap.xml" ? sitemapIndex(context, origin) : await sitemapPart(context, origin, path)),
    );
    return answerWith(page, http.req.raw);
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
    pictureRoutes(pictures, (error, path) => log.error({ path, error: String(error) }, "a picture could not be made")),
  );

  app.route(
    "/api",
    apiRoutes({
      context,
      guard: options.guard ?? signatureGuard(env.SIGN_KEY),
      callerOf,
      onFault: (error, path) =>
        log.error({ path, error: error instanceof Error ? error.stack : String(error) }, "fault"),
    }),
  );

  app.get("/*", async (http) => {
    const url = pageUrl(new URL(http.req.url));
    const city = chosenCityOf(http.req.raw, url);
    const page = await cache.get(pageKey(url, city, context.now()), () =>
      options.render({ url, chosenCity: city, config: runtimeConfig(env, url.origin), caller: callerOf(http) }),
    );
    return answerWith(page, http.req.raw);
  });
  app.all("/*", (http) => http.text("Method Not Allowed", 405, { allow: "GET, HEAD" }));

  app.onError((error, http) => {
    log.error({ path: http.req.path, error: error.stack }, "fault");
    return http.html(faultPage, 500);
  });
  return app;
}

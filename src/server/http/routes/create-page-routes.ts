import type { HttpBindings } from "@hono/node-server";
import { Hono } from "hono";
import { isPrivatePath } from "#domain/private-page/is-private-path.ts";
import { parseStatePath } from "#contract/page-start.ts";
import type { RuntimeConfig } from "#domain/runtime-config.ts";
import type { Caller, Context } from "../../api/services/context.ts";
import { readCacheKey } from "../connection/create-page-listener.ts";
import { createRuntimeConfig } from "../create-runtime-config.ts";
import type { Env } from "../env.ts";
import { getCaller } from "../get-caller.ts";
import type { CachedResponses } from "../cache/cached-responses.ts";
import { compressPage } from "../cache/cached-page.ts";
import { getPageCacheKey, normalizePageUrl, type QueryPicker, readChosenCity } from "../cache/get-page-cache-key.ts";
import type { PageCache, RenderedPage } from "../cache/page-cache.ts";
import { readPageEncodings, respondWithPage, respondWithState } from "../cache/respond-with-page.ts";

/** A page to render: its URL, the chosen city of `/`, the public configuration and the caller of its API calls. */
export interface PageRenderInput {
  url: URL;
  chosenCity: string | undefined;
  config: RuntimeConfig;
  caller: Caller;
}

interface PageOptions {
  env: Env;
  context: Pick<Context, "now">;
  cache: PageCache;
  /** Remembers the addresses of cached pages. */
  answers: Pick<CachedResponses, "learn">;
  render: (page: PageRenderInput) => Promise<RenderedPage>;
  pickQuery: QueryPicker;
}

/**
 * Creates the route of every page, from the cache or rendered, a private one always rendered, and of the pages' states, which are
 * stored with them; other methods are answered with 405.
 */
export function createPageRoutes({ env, context, cache, answers, render, pickQuery }: PageOptions): Hono {
  const routes = new Hono();
  routes.get("/*", async (http) => {
    const { raw } = http.req;
    const requested = new URL(raw.url);
    const state = parseStatePath(requested.pathname);
    if (state) requested.pathname = state.path;
    const url = normalizePageUrl(requested, pickQuery, env.ORIGIN);
    const city = url.pathname === "/" ? readChosenCity(raw.headers.get("cookie") ?? "") : undefined;
    const renderUrl = () =>
      render({ url, chosenCity: city, config: createRuntimeConfig(env, url.origin), caller: getCaller(env, http) });
    const encodings = readPageEncodings(raw);
    const isPrivate = isPrivatePath(url.pathname);
    const page = isPrivate
      ? await compressPage(await renderUrl(), 0, encodings.at(-1))
      : await cache.get(getPageCacheKey(url, city, context.now()), renderUrl, encodings, state ? "state" : "document");
    const { incoming } = http.env as Partial<HttpBindings>;
    if (page.status === 200 && incoming && !isPrivate) answers.learn(readCacheKey(incoming), url, city);
    return state ? respondWithState(page, state.version, raw) : respondWithPage(page, raw);
  });
  routes.all("/*", (http) => http.text("Method Not Allowed", 405, { allow: "GET, HEAD" }));
  return routes;
}

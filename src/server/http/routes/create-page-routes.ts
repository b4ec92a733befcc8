import { Hono } from "hono";
import { isPrivatePath } from "../../../domain/demand/format-demand-href.ts";
import { parseStatePath } from "../../../contract/page-start.ts";
import type { RuntimeConfig } from "../../../domain/runtime-config.ts";
import type { Caller, Context } from "../../api/services/context.ts";
import { createRuntimeConfig } from "../create-runtime-config.ts";
import type { Env } from "../env.ts";
import { getCaller } from "../get-caller.ts";
import { getPageCacheKey, normalizePageUrl, type QueryPicker, readChosenCity } from "../get-page-cache-key.ts";
import { compressPage, type PageCache, type RenderedPage, respondWithPage, respondWithState } from "../page-cache.ts";

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
  render: (page: PageRenderInput) => Promise<RenderedPage>;
  pickQuery: QueryPicker;
}

/**
 * Creates the route of every page, from the cache or rendered, a private one always rendered, and of the pages' states, which are
 * stored with them; other methods are answered with 405.
 */
export function createPageRoutes({ env, context, cache, render, pickQuery }: PageOptions): Hono {
  const routes = new Hono();
  routes.get("/*", async (http) => {
    const requested = new URL(http.req.url);
    const state = parseStatePath(requested.pathname);
    if (state) requested.pathname = state.path;
    const url = normalizePageUrl(requested, pickQuery);
    const city = readChosenCity(http.req.raw, url);
    const renderUrl = () =>
      render({ url, chosenCity: city, config: createRuntimeConfig(env, url.origin), caller: getCaller(env, http) });
    const page = isPrivatePath(url.pathname)
      ? await compressPage(await renderUrl(), 0)
      : await cache.get(getPageCacheKey(url, city, context.now()), renderUrl);
    return state ? respondWithState(page, state.version, http.req.raw) : respondWithPage(page, http.req.raw);
  });
  routes.all("/*", (http) => http.text("Method Not Allowed", 405, { allow: "GET, HEAD" }));
  return routes;
}

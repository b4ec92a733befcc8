import { createHash } from "node:crypto";
import { createRequestHandler, RouterServer } from "@tanstack/react-router/ssr/server";
import { renderToString } from "react-dom/server";
import type { Call } from "#contract/index.ts";
import { hideToken } from "#domain/private-page/hide-token.ts";
import { isPrivatePath } from "#domain/private-page/is-private-path.ts";
import { retryAfterSeconds } from "#domain/limits.ts";
import { formatStateHref } from "#contract/page-start.ts";
import type { RuntimeConfig } from "#domain/runtime-config.ts";
import { listAnalyticsOrigins } from "#domain/tracking/analytics-config.ts";
import { ApiError } from "#web/platform/api/api-error.ts";
import { buildPageStart } from "#web/build-page-start.ts";
import { PageStartContext } from "#web/platform/start/page-start-context.ts";
import { formatStartScript } from "#web/platform/start/format-start-script.ts";
import { createRouter, type Router } from "#web/router.tsx";
import { formatSpeculationRules } from "./format-speculation-rules.ts";
import { getMapSources } from "./maps/get-map-sources.ts";
import type { PageAssets } from "./page-assets.ts";
import type { RenderedPage } from "./cache/page-cache.ts";
import { formatPageStyle } from "./page-style/format-page-style.ts";
import { listStyled } from "./page-style/pick-rules.ts";

export interface PageRequest {
  url: URL;
  call: Call;
  config: RuntimeConfig;
  chosenCity: string | undefined;
  /** ISO date of the visit. */
  today: string;
  assets: PageAssets;
}

/** Returns the origins that the counting of visits adds to the policy of a page: none on a private one, which counts nothing. */
function getAnalyticsSources(path: string, { analytics }: RuntimeConfig) {
  const { events, statistics } = isPrivatePath(path) ? { events: [], statistics: [] } : listAnalyticsOrigins(analytics);
  const format = (origins: readonly string[]) => [...new Set(origins)].map((origin) => ` ${origin}`).join("");
  return { scripts: format(statistics), requests: format([...events, ...statistics]) };
}

const scriptHashes = new Map<string, string>();
const mostCachedHashes = 500;

/** Returns an inline script's hash for the policy; cached, since most are the same on every page. */
function getScriptHash(source: string): string {
  const cached = scriptHashes.get(source);
  if (cached !== undefined) return cached;
  if (scriptHashes.size >= mostCachedHashes) scriptHashes.clear();
  const hash = `'sha256-${createHash("sha256").update(source).digest("base64")}'`;
  scriptHashes.set(source, hash);
  return hash;
}

/**
 * Returns the Content Security Policy of a page: its inline scripts by hash, the origins of the configuration by name, everything
 * else from this origin.
 * @param html the document
 */
function formatContentSecurityPolicy(html: string, path: string, config: RuntimeConfig): string {
  const hashes = new Set<string>();
  for (const [, attributes = "", source = ""] of html.matchAll(/<script([^<>]*)>([\s\S]*?)(?:<\/script>|$)/g)) {
    if (/\bsrc=|type="application\//.test(attributes)) continue;
    hashes.add(getScriptHash(source));
  }
  const maps = getMapSources(config);
  const { scripts, requests } = getAnalyticsSources(path, config);
  return [
    "default-src 'self'",
    `script-src 'self' ${[...hashes].join(" ")}${maps.scripts}${scripts}`,
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data:${maps.images}${requests}`,
    `connect-src 'self'${maps.requests}${requests}${maps.directives}`,
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join("; ");
}

/**
 * Takes the router's part of the hydration payload out of the document. The version is the same for the same data, because the time
 * of reading is left out of it.
 * @param data JSON of the loaders' data, in the order of their places
 */
function takeState(router: Router, data: readonly string[]): NonNullable<RenderedPage["state"]> {
  const { before = [] } = router.serverSsr?.takeInitialHydrationScriptTags() ?? {};
  const source = before.map(({ children }) => children).join(";\n");
  const loaded = `self.pageData=[${data.join(",")}];`;
  const hash = createHash("sha256")
    .update(loaded)
    .update(source.replace(/\bu:\d{13}\b/g, ""));
  const version = hash.digest("base64url").slice(0, 12);
  return { version, script: Buffer.from(`self.stateVersion="${version}";${loaded}${source}`) };
}

/**
 * Returns a document: the markup with the style before its first script, and at the end of the body the script that loads its scripts,
 * and the speculation rules.
 */
function formatDocument(markup: string, routeIds: readonly string[], { assets, url }: PageRequest): string {
  const [firstScript, bodyEnd] = [markup.indexOf("<script"), markup.lastIndexOf("</body>")];
  return [
    "<!DOCTYPE html>",
    markup.slice(0, firstScript),
    formatPageStyle(listStyled(markup), routeIds, assets),
    markup.slice(firstScript, bodyEnd),
    `<script>${formatStartScript(assets.scripts)}</script>`,
    formatSpeculationRules(url.pathname),
    markup.slice(bodyEnd),
  ].join("");
}

/** Creates the router of a page, and collects its loaders' data where the hydration payload is a response of its own. */
function prepareRouter(page: PageRequest) {
  // A page that is not stored cannot be asked for again, so its hydration payload is in the document.
  const hasOwnState = () => getStatus(router) === 200 && !isPrivatePath(page.url.pathname);
  const data: string[] = [];
  const router: Router = createRouter({
    call: page.call,
    config: page.config,
    chosenCity: () => page.chosenCity,
    today: () => page.today,
    collectData: (loaded) => (hasOwnState() ? data.push(JSON.stringify(loaded)) - 1 : undefined),
  });
  return { router, takeOwnState: () => (hasOwnState() ? takeState(router, data) : undefined) };
}

/** Renders a page and returns status, document and headers. Never streams, so that bots get the full page. */
export async function renderPage(page: PageRequest): Promise<RenderedPage> {
  const { router, takeOwnState } = prepareRouter(page);
  const handler = createRequestHandler({
    request: new Request(page.url),
    createRouter: () => router,
  });
  let state: RenderedPage["state"];
  let html = "";
  const response = await handler(async ({ responseHeaders }) => {
    const status = getStatus(router);
    state = takeOwnState();
    const start = buildPageStart(router, page.assets.files, state && formatStateHref(state.version, page.url));
    const markup = renderToString(
      <PageStartContext value={start}>
        <RouterServer router={router} />
      </PageStartContext>,
    );
    // React does not throw for an error inside a boundary: it leaves this marker for the browser to retry.
    if (markup.includes("<!--$!-->"))
      throw new Error(`A part of ${hideToken(page.url.pathname)} could not be rendered.`);
    const routeIds = router.stores.matches.get().map(({ routeId }) => routeId);
    html = formatDocument(markup, routeIds, page);
    // The document is not passed as the body: encoding and decoding it takes as long as compressing it.
    return new Response(null, { status, headers: responseHeaders });
  });
  const location = response.headers.get("location");
  return {
    status: response.status,
    html,
    ...(state && { state }),
    headers: {
      ...(location !== null && { location }),
      ...(response.status === 503 && { "retry-after": String(retryAfterSeconds) }),
      "content-type": "text/html; charset=utf-8",
      "content-security-policy": formatContentSecurityPolicy(html, page.url.pathname, page.config),
    },
  };
}

function getStatus(router: Router): number {
  const matches = router.stores.matches.get();
  if (matches.some((match) => match.status === "notFound" || match._notFound)) return 404;
  const failed = matches.find((match) => match.status === "error");
  if (!failed) return 200;
  const status = failed.error instanceof ApiError ? failed.error.status : 500;
  return [429, 503].includes(status) ? status : 500;
}

import { Hono } from "hono";
import type { Context as HttpContext } from "hono";
import type { Context } from "../../api/services/context.ts";
import { renderRobotsTxt, renderSitemap, renderSitemapIndex } from "../../sitemap/render-sitemap.ts";
import type { Env } from "../env.ts";
import type { PageCache, RenderedPage } from "../cache/page-cache.ts";
import { readPageEncodings, respondWithPage } from "../cache/respond-with-page.ts";

interface SitemapOptions {
  env: Pick<Env, "ORIGIN">;
  context: Context;
  cache: PageCache;
}

const createXmlPage = (body: string | undefined): RenderedPage => ({
  status: body === undefined ? 404 : 200,
  html: body ?? "Not Found",
  headers: { "content-type": body === undefined ? "text/plain" : "application/xml; charset=utf-8" },
});

/** Creates the routes that search engines read: `/robots.txt`, `/sitemap.xml` and the sitemaps that it names. */
export function createSitemapRoutes({ env, context, cache }: SitemapOptions): Hono {
  const routes = new Hono();
  const getOrigin = (http: HttpContext) => env.ORIGIN ?? new URL(http.req.url).origin;
  routes.get("/robots.txt", (http) => http.text(renderRobotsTxt(getOrigin(http))));
  routes.on("GET", ["/sitemap.xml", "/sitemap/*"], async (http) => {
    const [origin, { path }] = [getOrigin(http), http.req];
    const render = async () =>
      createXmlPage(
        path === "/sitemap.xml" ? renderSitemapIndex(context, origin) : await renderSitemap(context, origin, path),
      );
    const page = await cache.get(`${origin} ${path}`, render, readPageEncodings(http.req.raw));
    return respondWithPage(page, http.req.raw);
  });
  return routes;
}

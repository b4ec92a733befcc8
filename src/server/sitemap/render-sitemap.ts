import { findCityByCode, findCityBySlug } from "../geography/reference-city.ts";
import type { Context } from "../api/services/context.ts";
import { listSitePaths } from "./list-site-paths.ts";
import { listVenuePaths, venuesPerSitemap } from "./list-venue-paths.ts";

const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const head = '<?xml version="1.0" encoding="UTF-8"?>\n';
const escapeXml = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
const formatLocation = (tag: string, origin: string, path: string) =>
  `<${tag}><loc>${escapeXml(origin + path)}</loc></${tag}>\n`;

/** Path of the sitemap of pages other than venues, and of a city's n-th venue sitemap. */
const siteSitemapPath = "/sitemap/site.xml";
const formatVenueSitemapPath = (slug: string, part: number): string => `/sitemap/venues-${slug}-${part}.xml`;

/** Renders the sitemap index (sitemaps.org) with the URL of every sitemap. */
export function renderSitemapIndex({ index }: Pick<Context, "index">, origin: string): string {
  const parts = [...index.countVenuesByCity()].flatMap(([code, venues]) => {
    const slug = findCityByCode(code)?.pinyin;
    return slug
      ? Array.from({ length: Math.ceil(venues / venuesPerSitemap) }, (_, at) => formatVenueSitemapPath(slug, at + 1))
      : [];
  });
  const rows = [siteSitemapPath, ...parts].map((path) => formatLocation("sitemap", origin, path)).join("");
  return `${head}<sitemapindex ${namespace}>\n${rows}</sitemapindex>\n`;
}

/** Returns the paths in the sitemap at `path`, or undefined if there is no such sitemap. */
async function getSitemapPaths(context: Context, path: string): Promise<string[] | undefined> {
  if (path === siteSitemapPath) return listSitePaths(context);
  const [, slug = "", part = ""] = /^\/sitemap\/venues-([a-z]{2,40})-([1-9]\d{0,3})\.xml$/.exec(path) ?? [];
  const city = findCityBySlug(slug);
  const paths = city && (await listVenuePaths(context, city.code, Number(part)));
  return paths?.length ? paths : undefined;
}

/** Renders the sitemap at `path`: pages that may be indexed. Undefined if there is no such sitemap. */
export async function renderSitemap(context: Context, origin: string, path: string): Promise<string | undefined> {
  const paths = await getSitemapPaths(context, path);
  if (!paths) return undefined;
  return `${head}<urlset ${namespace}>\n${paths.map((each) => formatLocation("url", origin, each)).join("")}</urlset>\n`;
}

/** Renders robots.txt: disallows the API, the visitor's confirmation page and the private pages, and names the sitemap. */
export const renderRobotsTxt = (origin: string): string =>
  `User-agent: *\nAllow: /\nDisallow: /api/\nDisallow: /case/success\nDisallow: /demand/\nSitemap: ${origin}/sitemap.xml\n`;

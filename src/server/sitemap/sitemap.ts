import { cityByCode, cityBySlug } from "../geography/cities.ts";
import type { Context } from "../services/context.ts";
import { sitePaths } from "./site-paths.ts";
import { venuePaths, venuesAPart } from "./venue-paths.ts";

const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const head = '<?xml version="1.0" encoding="UTF-8"?>\n';
const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
const located = (tag: string, origin: string, path: string) =>
  `<${tag}><loc>${escaped(origin + path)}</loc></${tag}>\n`;

/** Path of the sitemap of pages other than venues, and of a city's n-th venue sitemap. */
const sitePart = "/sitemap/site.xml";
const venuePart = (slug: string, part: number): string => `/sitemap/venues-${slug}-${part}.xml`;

/** Renders the sitemap index (sitemaps.org) with the URL of every sitemap. */
export function sitemapIndex({ index }: Pick<Context, "index">, origin: string): string {
  const parts = [...index.cityCounts()].flatMap(([code, venues]) => {
    const slug = cityByCode(code)?.pinyin;
    return slug ? Array.from({ length: Math.ceil(venues / venuesAPart) }, (_, at) => venuePart(slug, at + 1)) : [];
  });
  const rows = [sitePart, ...parts].map((path) => located("sitemap", origin, path)).join("");
  return `${head}<sitemapindex ${namespace}>\n${rows}</sitemapindex>\n`;
}

/** Returns the paths in the sitemap at `path`, or undefined if there is no such sitemap. */
async function pathsIn(context: Context, path: string): Promise<string[] | undefined> {
  if (path === sitePart) return sitePaths(context);
  const [, slug = "", part = ""] = /^\/sitemap\/venues-([a-z]{2,40})-([1-9]\d{0,3})\.xml$/.exec(path) ?? [];
  const city = cityBySlug(slug);
  const paths = city && (await venuePaths(context, city.code, Number(part)));
  return paths?.length ? paths : undefined;
}

/** Renders the sitemap at `path`: pages that may be indexed. Undefined if there is no such sitemap. */
export async function sitemapPart(context: Context, origin: string, path: string): Promise<string | undefined> {
  const paths = await pathsIn(context, path);
  if (!paths) return undefined;
  return `${head}<urlset ${namespace}>\n${paths.map((each) => located("url", origin, each)).join("")}</urlset>\n`;
}

/** Renders robots.txt: disallows the API and the visitor's confirmation page, and names the sitemap. */
export const robots = (origin: string): string =>
  `User-agent: *\nAllow: /\nDisallow: /api/\nDisallow: /case/success\nSitemap: ${origin}/sitemap.xml\n`;

import { parse } from "hono/utils/cookie";
import { cityCookie } from "../../domain/city/city-cookie.ts";
import { toChinaDay } from "../../domain/day.ts";
import { cityBySlug } from "../geography/get-regions.ts";

/** Returns the slug of the city in the cookie, on `/` only; undefined if the tables have no such city. */
export function readChosenCity(request: Request, url: URL): string | undefined {
  if (url.pathname !== "/") return undefined;
  const slug = parse(request.headers.get("cookie") ?? "", cityCookie)[cityCookie];
  return slug && /^[a-z]{2,40}$/.test(slug) && cityBySlug(slug) ? slug : undefined;
}

/** Returns the query parameters that a URL's page depends on, in a fixed order; of repeated ones the first counts. */
export type QueryPicker = (url: URL) => Record<string, string>;

/** Returns the URL with only the query parameters that its page depends on, so that others never reach the cache. */
export function normalizePageUrl(url: URL, pickQuery: QueryPicker): URL {
  const own = new URL(url.origin);
  // The router decodes the path and would drop trailing white space, making an unknown path a known one.
  own.pathname = url.pathname.replace(/(?:%20|%0[9acd])+$/i, (space) => space.replaceAll("%", "%25"));
  own.search = url.search;
  own.search = new URLSearchParams(pickQuery(own)).toString();
  return own;
}

/** Returns the cache key: URL, city of `/`, and the day for pages that depend on it (home pages, sentences, dates, the sun of the Langham pages). */
export function getPageCacheKey(url: URL, city: string | undefined, now: Date): string {
  const dependsOnDay =
    ["q", "date"].some((name) => url.searchParams.has(name)) ||
    url.pathname.split("/").length <= 2 ||
    url.pathname.startsWith("/marketing/langham/");
  return `${url.href} ${city ?? ""} ${dependsOnDay ? toChinaDay(now) : ""}`;
}

import { parse } from "hono/utils/cookie";
import { cityCookie } from "#domain/city/city-cookie.ts";
import { toChinaDay } from "#domain/day.ts";
import { cityBySlug } from "../../geography/get-regions.ts";
import { trimEndOf } from "#domain/text/trim-end-of.ts";

/** Returns the slug of the city that the cookies of a request to `/` choose; undefined if the tables have no such city. */
export const readChosenCity = (cookies: string): string | undefined =>
  Object.values(parse(cookies, cityCookie)).find((slug) => cityBySlug(slug));

/** Returns the query parameters that a URL's page depends on, in a fixed order; of repeated ones the first counts. */
export type QueryPicker = (url: URL) => Record<string, string>;

/**
 * Returns the URL with only the query parameters that its page depends on, so that others never reach the cache; under the
 * public origin where there is one, so that neither does the Host.
 */
export function normalizePageUrl(url: URL, pickQuery: QueryPicker, origin = url.origin): URL {
  const own = new URL(origin);
  // The router decodes the path and would drop trailing white space, making an unknown path a known one.
  const trimmed = trimEndOf(url.pathname, /%(?:20|0[9acd])/i, "%20".length);
  own.pathname = trimmed + url.pathname.slice(trimmed.length).replaceAll("%", "%25");
  own.search = url.search;
  own.search = new URLSearchParams(pickQuery(own)).toString();
  return own;
}

/** Returns whether a page depends on the day: home pages, sentences, dates, the sun of the Langham pages. */
export const dependsOnDay = ({ pathname, searchParams }: URL): boolean =>
  ["q", "date"].some((name) => searchParams.has(name)) ||
  pathname.split("/").length <= 2 ||
  pathname.startsWith("/marketing/langham/");

/** Returns the cache key: URL, city of `/`, and the day for pages that depend on it. */
export const getPageCacheKey = (url: URL, city: string | undefined, now: Date): string =>
  [url.href, city, dependsOnDay(url) ? toChinaDay(now) : undefined].join(" ");

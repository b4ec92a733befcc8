import { parse } from "hono/utils/cookie";
import { cityCookie } from "../domain/city/chosen-city.ts";
import { dayInChina } from "../domain/day.ts";
import { meaningfulQuery } from "../domain/page-query.ts";
import { cityBySlug } from "./geography/regions.ts";

/** Slug of the city chosen by cookie: on `/` alone, and only where the catalogue knows it. */
export function chosenCityOf(request: Request, url: URL): string | undefined {
  if (url.pathname !== "/") return undefined;
  const slug = parse(request.headers.get("cookie") ?? "", cityCookie)[cityCookie];
  return slug && /^[a-z]{2,40}$/.test(slug) && cityBySlug(slug) ? slug : undefined;
}

/** The page's URL with only what the page depends on; what it is rendered from, so that no visitor's own query is kept. */
export function pageUrl(url: URL): URL {
  const own = new URL(url.origin);
  // The router decodes the path and would lose white space at its end: what stands there is no page's name.
  own.pathname = url.pathname.replace(/(?:%20|%0[9acd])+$/i, (space) => space.replaceAll("%", "%25"));
  const query = meaningfulQuery(Object.fromEntries([...url.searchParams].toReversed()));
  for (const [name, value] of Object.entries(query)) own.searchParams.set(name, value);
  return own;
}

/** What a page is kept under: its URL, the city of `/`, and the day for home pages and sentences, which speak of dates. */
export function pageKey(url: URL, city: string | undefined, now: Date): string {
  const dated = url.searchParams.has("q") || url.pathname.split("/").length <= 2;
  return `${url.href} ${city ?? ""} ${dated ? dayInChina(now) : ""}`;
}

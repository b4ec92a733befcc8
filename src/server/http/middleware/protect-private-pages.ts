import type { MiddlewareHandler } from "hono";
import { isPrivatePath } from "#domain/private-page/is-private-path.ts";

/**
 * Keeps the address of a demand's private page from others, whatever it answers: no referrer, no copy in a cache, nothing
 * for search engines. Used before the middleware that sets the site's referrer policy, which it overrides.
 */
export const protectPrivatePages: MiddlewareHandler = async (http, next) => {
  await next();
  if (!isPrivatePath(http.req.path)) return;
  http.res.headers.set("referrer-policy", "no-referrer");
  http.res.headers.set("cache-control", "no-store");
  http.res.headers.set("x-robots-tag", "noindex, nofollow, noarchive");
  http.res.headers.delete("etag");
};

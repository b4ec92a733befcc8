import type { MiddlewareHandler } from "hono";
import { normalizePath } from "#domain/normalize-path.ts";

/**
 * Redirects (308) to the path without slashes at its end. Uses the path as sent: a decoded one may name another host or be
 * an invalid header value.
 */
export const redirectToNormalizedPath: MiddlewareHandler = async (http, next) => {
  const { pathname, search } = new URL(http.req.url);
  const path = normalizePath(pathname);
  return path === pathname ? next() : http.redirect(path + search, 308);
};

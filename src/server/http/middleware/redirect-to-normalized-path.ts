import type { MiddlewareHandler } from "hono";
import { normalizePath } from "#domain/normalize-path.ts";
import { trimClosingSigns } from "#domain/text/trim-closing-signs.ts";

/** A query whose last value is a number, a code or a key: a sentence that a visitor typed may end as it likes. */
const plainEnd = /=[\w,.-]{1,200}$/;

function trimQuery(search: string): string {
  const trimmed = trimClosingSigns(search);
  return plainEnd.test(trimmed) ? trimmed : search;
}

/**
 * Redirects (308) to the path without slashes at its end, and without the full stop or bracket that a chat took into the link
 * (`/s/abc。`). Uses the path as sent: a decoded one may name another host or be an invalid header value.
 */
export const redirectToNormalizedPath: MiddlewareHandler = async (http, next) => {
  const { pathname, search } = new URL(http.req.url);
  const path = normalizePath(trimClosingSigns(pathname));
  const query = trimQuery(search);
  return path === pathname && query === search ? next() : http.redirect(path + query, 308);
};

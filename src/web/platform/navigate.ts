import { withoutTrailingSlash } from "../../domain/path.ts";

/**
 * Where a link may lead (specification, section 8): a path on this site, normalised, or undefined where it is refused:
 * script protocols always, other sites unless marked external.
 */
export function safeHref(href: string, options: { origin: string; external?: boolean }): string | undefined {
  let url: URL;
  try {
    url = new URL(href, options.origin);
  } catch {
    return undefined;
  }
  if (!/^(?:https?|tel|mailto):$/.test(url.protocol)) return undefined;
  if (url.protocol === "tel:" || url.protocol === "mailto:") return options.external ? url.href : undefined;
  if (url.origin !== options.origin) return options.external ? url.href : undefined;
  return withoutTrailingSlash(url.pathname) + url.search + url.hash;
}

import { normalizePath } from "#domain/normalize-path.ts";

/** Returns whether a link begins with a scheme, read as browsers do: leading control characters, tabs and line breaks do not count. */
const hasScheme = (href: string): boolean => /^[^\w/?#\\.]*[a-z][a-z0-9+.-]*:/i.test(href.replaceAll(/[\t\n\r]/g, ""));

/**
 * Returns the normalised path of a link on this site, or undefined where the link is rejected (specification, section 8):
 * script protocols always, other sites unless `external`, which return the full URL.
 */
export function sanitizeHref(href: string, options: { origin: string; external?: boolean }): string | undefined {
  let url: URL;
  try {
    // A scheme makes an address absolute: against a base of its own scheme `https:evil.com` would be read as a path here.
    url = hasScheme(href) ? new URL(href) : new URL(href, options.origin);
  } catch {
    return undefined;
  }
  if (!/^(?:https?|tel|mailto):$/.test(url.protocol)) return undefined;
  if (url.protocol === "tel:" || url.protocol === "mailto:") return options.external ? url.href : undefined;
  if (url.origin !== options.origin) return options.external ? url.href : undefined;
  return normalizePath(url.pathname) + url.search + url.hash;
}

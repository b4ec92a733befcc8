import { safeHref } from "../platform/navigate.ts";

/**
 * Where an href leads (specification, section 8): `internal` is a path of ours, `fragment` a place on this page,
 * `contact` a call or a mail, `external` another origin, `refused` a script or any other protocol.
 */
export type HrefKind = "internal" | "fragment" | "contact" | "external" | "refused";

/** Stands for our own origin, which a part that renders on both sides does not know; it never reaches a page. */
const here = "https://here.invalid";

/** Classifies an href as a browser would read it. */
export function hrefKind(href: string): HrefKind {
  if (href.startsWith("#")) return "fragment";
  const target = safeHref(href, { origin: here, external: true });
  if (target === undefined) return "refused";
  if (target.startsWith("/")) return "internal";
  return target.startsWith("http") ? "external" : "contact";
}

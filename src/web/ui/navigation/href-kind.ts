import { sanitizeHref } from "../../platform/navigation/hrefs/sanitize-href.ts";

/**
 * The target of an href (specification, section 8): `internal` is a path on this site, `fragment` an anchor on this page,
 * `contact` a phone number or mail address, `external` another origin, `refused` a script or any other protocol.
 */
export type HrefKind = "internal" | "fragment" | "contact" | "external" | "refused";

/** Placeholder for our own origin, which components do not know during server rendering; never rendered. */
const placeholderOrigin = "https://here.invalid";

/** A path on this site without anything that browsers drop or read as another slash. */
const plainPath = /^\/(?:[\w?#][\w\-./?=&%#+,:;~]*)?$/;

/** Classifies an href as a browser would resolve it. */
export function classifyHref(href: string): HrefKind {
  if (href.startsWith("#")) return "fragment";
  // Most links: parsing an address is a tenth of a row's rendering.
  if (plainPath.test(href)) return "internal";
  const target = sanitizeHref(href, { origin: placeholderOrigin, external: true });
  if (target === undefined) return "refused";
  if (target.startsWith("/")) return "internal";
  return target.startsWith("http") ? "external" : "contact";
}

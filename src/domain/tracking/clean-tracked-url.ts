import { hideToken } from "../private-page/hide-token.ts";
import { isPrivatePath } from "../private-page/is-private-path.ts";
import { parseUrl } from "./parse-url.ts";

/**
 * Query parameters that an event may name: where a visit comes from and which view it opens. All others go, since a form that is
 * sent without scripts, a sentence or a link of another site may carry a name, a number or a token.
 */
const safeParameters = new Set([
  "utm_source",
  "utm_medium",
  "utm_campaign",
  "utm_content",
  "utm_term",
  "page_from",
  "mp_plantform_type",
  "lang",
  "view",
  "page",
]);

/** Numbers that could be a telephone's, as visitors write them. */
const telephone = /\+?\d(?:[\s()-]{0,2}\d){6,}/g;
/** Names that a domain may follow, which makes them addresses of mail, also where a number was taken out; each is read once. */
const mail = /[\w.%+…-]+(@[\w…-]+(?:\.[\w…-]+)+)?/g;

/** Characters of a property, at most. */
const maxTrackedText = 500;

/** Returns a text without telephone numbers and mail addresses, cut to `maxTrackedText`. */
export const cleanTrackedText = (text: string): string =>
  text
    .slice(0, 2 * maxTrackedText)
    .replace(telephone, "…")
    .replace(mail, (name, domain: string | undefined) => (domain === undefined ? name : "…"))
    .slice(0, maxTrackedText);

/** Returns the safe parameters of a query, with a leading question mark; empty without any. */
function cleanQuery(query: URLSearchParams): string {
  const safe = [...query].filter(([name]) => safeParameters.has(name));
  const text = safe.map(([name, value]) => `${name}=${encodeURIComponent(cleanTrackedText(value))}`).join("&");
  return text && `?${text}`;
}

/**
 * Returns an address as an event may carry it: origin and path with the parameters that tell where a visit comes from; no
 * fragment, no user, and of a private page neither token nor query. Anything but an http address gives an empty text.
 */
export function cleanTrackedUrl(address: string): string {
  const url = /^https?:\/\//i.test(address) ? parseUrl(address) : undefined;
  if (!url) return "";
  const { origin, pathname, searchParams } = url;
  if (isPrivatePath(pathname)) return origin + hideToken(pathname);
  return (origin + pathname + cleanQuery(searchParams)).slice(0, maxTrackedText);
}

/** Returns the path of an address for display: as `cleanTrackedUrl`, without origin. */
export function cleanTrackedPath(path: string): string {
  const cleaned = cleanTrackedUrl(`http://path${path.startsWith("/") ? "" : "/"}${path}`);
  return cleaned.slice("http://path".length);
}

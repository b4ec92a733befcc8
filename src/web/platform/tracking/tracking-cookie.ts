import { parseShareId } from "#domain/content/parse-share-id.ts";
import { trackingNames } from "#domain/tracking/tracking-names.ts";
import { isPrivatePath } from "#domain/private-page/is-private-path.ts";
import { trackingCookieSeconds } from "../request-limits.ts";
import { readCookies, writeCookie } from "../storage/write-cookie.ts";

type TrackingName = (typeof trackingNames)[number];

/** One cookie to set; without `seconds` it lasts for the session, with 0 it is deleted. */
export interface TrackingCookie {
  name: TrackingName;
  value: string;
  seconds?: number;
}

const submitPaths = ["/case/submit", "/xiaoer/publish", "/zt/publish"];
const marketPages = ["hilton-market", "ihg-market", "form-marriott-submit"];
const topicPages: Record<string, string> = { "/zt/marriott": "form-marriott-submit", "/zt/ihg": "ihg-market" };

/** Returns the URL that a marketing page records as the visit's origin, or undefined on all other pages. */
function marketLocation(url: URL): string | undefined {
  if (submitPaths.includes(url.pathname) && marketPages.includes(url.searchParams.get("page_from") ?? ""))
    return url.href;
  const pageFrom = topicPages[url.pathname];
  if (!pageFrom) return undefined;
  const named = new URL(url);
  if (!named.searchParams.getAll("page_from").includes(pageFrom)) named.searchParams.append("page_from", pageFrom);
  return named.href;
}

/**
 * Returns the cookies to set for a page's URL, given the names that are set already.
 * @param recommendationSource the utm_source of our own recommendations: utm_content is stored only with it
 */
export function buildTrackingCookies(url: URL, set: readonly string[], recommendationSource: string): TrackingCookie[] {
  // Its address is the visitor's secret, and a link to it is no campaign.
  if (isPrivatePath(url.pathname)) return [];
  const query = (name: string) => url.searchParams.get(name) || undefined;
  const market = marketLocation(url);
  const hour = trackingCookieSeconds;
  const content = query("utm_content");
  const rows: { name: TrackingName; value: string | undefined; seconds?: number }[] = [
    { name: "h_location", value: set.includes("h_location") ? undefined : url.href, seconds: hour },
    { name: "h_location_m", value: market, seconds: hour },
    { name: "utm_campaign", value: query("utm_campaign"), seconds: hour },
    { name: "utm_medium", value: query("utm_medium"), seconds: hour },
    { name: "utm_term", value: query("utm_term"), seconds: hour },
    { name: "utm_content_sea", value: url.pathname.startsWith("/southeastAsia") ? content : undefined, seconds: hour },
    { name: "utm_content", value: query("utm_source") === recommendationSource ? content : undefined },
    { name: "utmSource", value: query("utm_source") },
    { name: "ttClickId", value: query("clickid") ?? query("ttclid") },
    { name: "shareId", value: parseShareId(url.pathname) },
  ];
  const cookies: TrackingCookie[] = rows.flatMap((row) => (row.value ? [{ ...row, value: row.value }] : []));
  const source = query("utm_source");
  // The content belongs to the source that it came with: another source must not inherit it.
  const isStale =
    source !== undefined && set.includes("utm_content") && !cookies.some(({ name }) => name === "utm_content");
  if (isStale) cookies.push({ name: "utm_content", value: "", seconds: 0 });
  return cookies;
}

/** Characters of a value, at most (a demand takes 2048), and once encoded: browsers drop a cookie beyond 4096 bytes. */
const maxLength = { plain: 2000, encoded: 3500 } as const;

/** Encodes a cookie value, cut between two characters where needed. */
function encodeCookieValue(value: string): string {
  let plain = "";
  let encoded = "";
  for (const character of value) {
    plain += character;
    const longer = encoded + encodeURIComponent(character);
    if (plain.length > maxLength.plain || longer.length > maxLength.encoded) break;
    encoded = longer;
  }
  return encoded;
}

/** Writes the tracking cookies for a URL. Safe to call again on later pages of the visit. */
export function writeTrackingCookies(url: URL, options: { recommendationSource: string }): void {
  for (const { name, value, seconds } of buildTrackingCookies(
    url,
    [...readCookies().keys()],
    options.recommendationSource,
  )) {
    writeCookie(name, encodeCookieValue(value), { seconds, sameSite: "lax" });
  }
}

/** Returns the tracking cookies that are set, decoded, by name: the `tracking` field of a demand. */
export function readTrackingCookies(): Record<string, string> {
  const cookieValues = readCookies();
  return Object.fromEntries(
    trackingNames.flatMap((name): [string, string][] => {
      const value = cookieValues.get(name);
      return value ? [[name, decodeCookieValue(value)]] : [];
    }),
  );
}

/** Decodes a cookie value; returns a malformed one unchanged. */
function decodeCookieValue(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

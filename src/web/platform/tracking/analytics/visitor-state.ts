import { parseUrl } from "#domain/tracking/parse-url.ts";
import { classifyTraffic, describeKeyword, readCampaign } from "#domain/tracking/classify-traffic.ts";
import { cleanTrackedUrl } from "#domain/tracking/clean-tracked-url.ts";
import { readCookies, writeCookie } from "../../storage/write-cookie.ts";
import { encodeBase64 } from "./encode-base64.ts";

/** Seconds for which the library keeps its cookie: 360 days. */
const stateSeconds = 360 * 86_400;

/** What the library's cookie holds of a browser, as far as it is used here. */
export interface VisitorState {
  distinctId: string;
  /** Base64 of the browser's ids. */
  identities: string;
  /** Where the visits came from (`$latest_…`). */
  props: Record<string, unknown>;
  /** This visit is the browser's first. */
  isFirstTime: boolean;
  /** The browser came for the first time today. */
  isFirstDay: boolean;
}

/** Returns the names of the library's two cookies: the browser's state, and the mark of its first day. */
function getCookieNames(domain: string) {
  const host = window.location.hostname.replaceAll(".", "_");
  return domain
    ? { state: "sensorsdata2015jssdkcross", firstDay: "sajssdk_2015_cross_new_user" }
    : { state: `sa_jssdk_2015_${host}`, firstDay: `sajssdk_2015_new_user_${host}` };
}

const readStored = (value: string | undefined): Record<string, unknown> | undefined => {
  try {
    const stored: unknown = JSON.parse(decodeURIComponent(value ?? ""));
    const isState = typeof stored === "object" && stored !== null && "distinct_id" in stored;
    return isState && typeof stored.distinct_id === "string" ? (stored as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
};

/** Creates an id in the library's form: five groups of hexadecimal digits. */
function createDistinctId(): string {
  const random = [...crypto.getRandomValues(new Uint32Array(6))].map((part) => part.toString(16));
  const time = Date.now().toString(16);
  const screenArea = (window.screen.width * window.screen.height).toString(16);
  return `${time}${random[0]}-${random[1]}${random[2]}-${random[3]}-${screenArea}-${time}${random[4]}`;
}

/** Returns where this visit comes from; nothing where a page of this site led here. */
function readSource(domain: string): Record<string, unknown> {
  const url = new URL(window.location.href);
  const campaign = Object.entries(readCampaign(url)).map(([name, value]) => [`$latest_${name}`, value]);
  const { referrer } = document;
  const host = parseUrl(referrer)?.hostname ?? "";
  const isOwn = host === url.hostname || (domain !== "" && `.${host}`.endsWith(`.${domain.replace(/^\./, "")}`));
  if (isOwn) return Object.fromEntries(campaign);
  return {
    $latest_traffic_source_type: classifyTraffic(url, referrer),
    $latest_search_keyword: describeKeyword(referrer),
    $latest_referrer: cleanTrackedUrl(referrer),
    ...Object.fromEntries(campaign),
  };
}

const secondsOfToday = (): number => (new Date().setHours(24, 0, 0, 0) - Date.now()) / 1000;

/**
 * Reads what the library has stored of this browser. Stores it in the library's form, so that the library
 * goes on with the same id.
 * @param domain the cookies' domain; empty for this host alone
 */
export function openVisitorState(domain: string): VisitorState {
  const names = getCookieNames(domain);
  const cookies = readCookies();
  const stored = readStored(cookies.get(names.state));
  const distinctId = (stored?.distinct_id as string | undefined) ?? createDistinctId();
  const identities = stored?.identities ?? encodeBase64(JSON.stringify({ $identity_cookie_id: distinctId }));
  const props = { ...(stored?.props as object | undefined), ...readSource(domain) };
  const state = {
    distinct_id: distinctId,
    first_id: "",
    history_login_id: { name: "", value: "" },
    ...stored,
    props,
    identities,
  };
  writeCookie(names.state, encodeURIComponent(JSON.stringify(state)), { seconds: stateSeconds });
  if (!stored) writeCookie(names.firstDay, "1", { seconds: Math.floor(secondsOfToday()) });
  return {
    distinctId,
    identities: String(identities),
    props,
    isFirstTime: !stored,
    isFirstDay: !stored || cookies.has(names.firstDay),
  };
}

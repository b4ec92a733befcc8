import { cleanTrackedPath, cleanTrackedUrl } from "#domain/tracking/clean-tracked-url.ts";
import { hashTrackedData } from "#domain/tracking/hash-tracked-data.ts";
import { detectMediaApp, mediaTrafficSource } from "#domain/tracking/media-app.ts";
import { parseUrl } from "#domain/tracking/parse-url.ts";
import { readCampaign } from "#domain/tracking/classify-traffic.ts";
import { decodeBase64, encodeBase64 } from "./encode-base64.ts";
import { openVisitorState, type VisitorState } from "./visitor-state.ts";

/** The library's version, whose events these are. */
const libraryVersion = "1.26.17";
const library = { $lib: "js", $lib_version: libraryVersion };

/** An event before the library is there, with the time at which it happened (milliseconds). */
export interface EarlyEvent {
  event: string;
  time: number;
  properties: object;
}

const getHost = (address: string): string => parseUrl(address)?.hostname ?? "";

/** Returns the campaign of the current address as properties. */
const getCampaign = (): Record<string, string> =>
  Object.fromEntries(
    Object.entries(readCampaign(new URL(window.location.href))).map(([name, value]) => [`$${name}`, value]),
  );

/** Returns the event of an opened page, with what the library tells of one. */
export function createPageView(referrer: string): EarlyEvent {
  const url = cleanTrackedUrl(window.location.href);
  const properties = {
    $referrer: cleanTrackedUrl(referrer),
    $referrer_host: getHost(referrer),
    $url: url,
    $url_path: cleanTrackedPath(window.location.pathname),
    $title: document.title,
    ...getCampaign(),
  };
  return { event: "$pageview", time: Date.now(), properties };
}

/** Returns what a browser's first visit says of it. */
function createProfile({ props }: VisitorState): object {
  const referrer = cleanTrackedUrl(document.referrer);
  return {
    $first_visit_time: new Date().toISOString().replace("T", " ").replace("Z", ""),
    $first_referrer: referrer,
    $first_referrer_host: getHost(referrer),
    $first_browser_language: navigator.language.toLowerCase(),
    $first_browser_charset: document.characterSet.toUpperCase(),
    $first_traffic_source_type: props.$latest_traffic_source_type,
    $first_search_keyword: props.$latest_search_keyword,
    ...getCampaign(),
  };
}

const getScreen = () => ({
  $timezone_offset: new Date().getTimezoneOffset(),
  $screen_height: window.screen.height,
  $screen_width: window.screen.width,
  $viewport_height: window.innerHeight,
  $viewport_width: window.innerWidth,
});

/** Returns the reports of a visit in the library's format. */
function createReports(events: readonly EarlyEvent[], state: VisitorState): object[] {
  const now = Date.now();
  const ids = {
    identities: JSON.parse(decodeBase64(state.identities) ?? "{}") as object,
    distinct_id: state.distinctId,
    anonymous_id: state.distinctId,
  };
  const report = (fields: object) => ({
    ...ids,
    lib: { ...library, $lib_method: "code" },
    ...fields,
    _track_id: crypto.getRandomValues(new Uint32Array(1))[0]! % 1_000_000_000,
    _flush_time: now,
  });
  const app = detectMediaApp(navigator.userAgent);
  const shared = {
    ...getScreen(),
    ...library,
    ...state.props,
    ...(app && { media_app: app, $latest_traffic_source_type: mediaTrafficSource }),
    $is_first_day: state.isFirstDay,
  };
  let isFirstTime = state.isFirstTime;
  const reports = events.map(({ event, time, properties }) => {
    const isPage = event === "$pageview";
    const own = { ...shared, ...properties, ...(isPage && { $is_first_time: isFirstTime }) };
    if (isPage) isFirstTime = false;
    return report({ type: "track", event, time, properties: own });
  });
  const profile = () => report({ type: "profile_set_once", time: now, properties: createProfile(state) });
  return state.isFirstTime ? [...reports, profile()] : reports;
}

/**
 * Sends the events of a visit that ends before the library is there, as one beacon in the library's format, and stores the browser's
 * id as the library does.
 * @param domain the cookies' domain; empty for this host alone
 */
export function sendShortVisit(serverUrl: string, domain: string, events: readonly EarlyEvent[]): void {
  const data = encodeBase64(JSON.stringify(createReports(events, openVisitorState(domain))));
  const form = new URLSearchParams({ data_list: data, ext: `crc=${hashTrackedData(data)}` });
  navigator.sendBeacon(serverUrl, form.toString());
}

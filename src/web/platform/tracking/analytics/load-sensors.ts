import type { PersistenceConfig } from "#domain/runtime-config.ts";
import { cleanTrackedUrl } from "#domain/tracking/clean-tracked-url.ts";
import { isTrackedPath } from "#domain/tracking/is-tracked-path.ts";
import { adParameters, detectMediaApp, mediaHosts, mediaTrafficSource } from "#domain/tracking/media-app.ts";
import type { HotelEvent } from "#domain/tracking/tracked-event.ts";
import { whenIdle } from "../../when-idle.ts";

type Library = typeof import("sa-sdk-javascript/dist/web/sensorsdata.es6.js")["default"];

/** The library, started. */
export interface Sensors {
  /** Sends an event of this site. */
  track: (event: string, payload: HotelEvent) => void;
  /** Calls back once the browser's id is stored, so that events have it. */
  whenStored: (callback: () => void) => void;
  /** Counts the current page. */
  trackPage: () => void;
  /** Changes where events go; undefined sends none. */
  setServerUrl: (serverUrl: string | undefined) => void;
}

export interface SensorsOptions {
  serverUrl: string;
  cookie: PersistenceConfig["cookie"];
}

/** The addresses of a page and of the one before it, as the library has them in an event. */
interface PageSwitch {
  $url: string;
  $url_path: string;
  $referrer: string;
}

/** Removes from each address in an event what must not be reported, before the event leaves the browser. */
function cleanAddresses(properties: Record<string, unknown>): void {
  for (const [name, value] of Object.entries(properties))
    if (typeof value === "string" && /^https?:/i.test(value)) properties[name] = cleanTrackedUrl(value);
}

/**
 * Removes from each event what must not be reported, before it leaves the browser. Returns the function that counts a page that replaced
 * another one, without its title.
 */
function cleanEvents(sensors: Library): (page: PageSwitch) => void {
  let isSwitching = false;
  sensors.registerPropertyPlugin({
    properties: ({ event, properties = {} }) => {
      cleanAddresses(properties);
      // The address changes before the page does: the title still is that of the page before.
      if (isSwitching && event === "$pageview") delete properties.$title;
      isSwitching = false;
    },
  });
  return (page) => {
    isSwitching = true;
    sensors.quick("autoTrack", page);
  };
}

/**
 * Returns the function that the library calls at each change of the address. It returns false, so that the library does not count the
 * page during the press that opens it. The page is counted when the browser is idle, or when the document is left.
 */
function countWhenIdle(count: (page: PageSwitch) => void): () => boolean {
  let href = window.location.href;
  let waiting: PageSwitch[] = [];
  const countWaiting = () => {
    const pages = waiting;
    waiting = [];
    for (const page of pages) count(page);
  };
  window.addEventListener("pagehide", countWaiting);
  return () => {
    const { href: $url, pathname } = window.location;
    if ($url !== href && isTrackedPath(pathname)) {
      waiting.push({ $url, $url_path: pathname, $referrer: href });
      whenIdle(countWaiting);
    }
    href = $url;
    return false;
  };
}

/** Sends nothing while `isPaused`; registered before what sends (priority 110 and beyond). */
const pauseSending = (sensors: Library, isPaused: () => boolean): void =>
  sensors.registerInterceptor("sendDataStage", {
    send: {
      priority: 1,
      entry: (data, { cancellationToken }) => {
        if (isPaused()) cancellationToken.stop();
        return data;
      },
    },
  });

/** Starts the library as section 9 of the specification says. Its events always have the time of the browser. */
function initSensors(sensors: Library, { serverUrl, cookie }: SensorsOptions): void {
  const count = cleanEvents(sensors);
  sensors.init({
    server_url: serverUrl,
    send_type: "beacon",
    is_track_single_page: countWhenIdle(count),
    source_type: { social: mediaHosts, utm: adParameters },
    show_log: { level: "none" },
    cross_subdomain: cookie.domain !== "",
    ...(cookie.domain && { current_domain: cookie.domain }),
    is_secure_cookie: cookie.secure || window.location.protocol === "https:",
    set_cookie_samesite: cookie.sameSite,
  });
  const app = detectMediaApp(navigator.userAgent);
  if (app) sensors.registerPage({ media_app: app, $latest_traffic_source_type: mediaTrafficSource });
}

/** Loads the library of Sensors Analytics and starts it. @throws an error if it cannot be loaded */
export async function loadSensors(options: SensorsOptions): Promise<Sensors> {
  const { default: sensors } = await import("sa-sdk-javascript/dist/web/sensorsdata.es6.js");
  let isPaused = false;
  initSensors(sensors, options);
  pauseSending(sensors, () => isPaused);
  return {
    track: (event, payload) => sensors.track(event, payload),
    whenStored: (callback) => sensors.quick("isReady", callback),
    trackPage: () => {
      if (isTrackedPath(window.location.pathname)) sensors.quick("autoTrack");
    },
    setServerUrl: (next) => {
      isPaused = next === undefined;
      if (next !== undefined) sensors.para.server_url = next;
    },
  };
}

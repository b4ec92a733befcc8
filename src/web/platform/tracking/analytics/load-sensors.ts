import type { PersistenceConfig } from "../../../../domain/runtime-config.ts";
import { cleanTrackedUrl } from "../../../../domain/tracking/clean-tracked-url.ts";
import { isTrackedPath } from "../../../../domain/tracking/is-tracked-path.ts";
import { adParameters, detectMediaApp, mediaHosts, mediaTrafficSource } from "../../../../domain/tracking/media-app.ts";
import type { HotelEvent } from "../../../../domain/tracking/tracked-event.ts";

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

/** Leaves of each address in an event what it may tell, before it leaves the browser. */
function cleanAddresses(properties: Record<string, unknown>): void {
  for (const [name, value] of Object.entries(properties))
    if (typeof value === "string" && /^https?:/i.test(value)) properties[name] = cleanTrackedUrl(value);
}

/** Keeps from each event what it may not tell, before it leaves the browser. Returns what announces a page's switch. */
function cleanEvents(sensors: Library): (isCounted: boolean) => boolean {
  let isSwitching = false;
  sensors.registerPropertyPlugin({
    properties: ({ event, properties = {} }) => {
      cleanAddresses(properties);
      // The address changes before the page does: the title still is that of the page before.
      if (isSwitching && event === "$pageview") delete properties.$title;
      isSwitching = false;
    },
  });
  return (isCounted) => {
    isSwitching = isCounted;
    return isCounted;
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

/** Starts the library as section 9 of the specification says. */
function initSensors(sensors: Library, { serverUrl, cookie }: SensorsOptions): void {
  const announceSwitch = cleanEvents(sensors);
  sensors.init({
    server_url: serverUrl,
    send_type: "beacon",
    use_client_time: true,
    is_track_single_page: () => announceSwitch(isTrackedPath(window.location.pathname)),
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

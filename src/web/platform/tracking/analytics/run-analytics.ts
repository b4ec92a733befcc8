import { type AnalyticsConfig, collectorPath } from "#domain/tracking/analytics-config.ts";
import { isTrackedPath } from "#domain/tracking/is-tracked-path.ts";
import { type HotelEvent, type TrackedEvent, trackedEvents } from "#domain/tracking/tracked-event.ts";
import { getConsent, onConsent } from "../consent.ts";
import type { AnalyticsHost } from "./analytics-host.ts";
import { createConfigTimer } from "./create-config-timer.ts";
import { createInitState } from "./init-state.ts";
import { loadSensors, type Sensors } from "./load-sensors.ts";
import { loadStatistics } from "./load-statistics.ts";
import { removeTraces } from "./remove-traces.ts";
import { createPageView, type EarlyEvent, sendShortVisit } from "./send-short-visit.ts";
import { watchHotelEvents } from "./watch-hotel-events.ts";
import { whenLibraryWanted } from "./when-library-wanted.ts";

/** Events that wait for the library, at most. */
const maxWaiting = 50;

/** Returns the address that events go to, with its project, in the form that the library needs for a Sensors Analytics collector. */
function getServerUrl({ serverUrl, project }: AnalyticsConfig): string {
  const url = new URL(serverUrl || collectorPath, window.location.origin);
  if (!url.searchParams.has("project")) url.searchParams.set("project", project);
  url.pathname = url.pathname.replace(/\/sa$/, "/sa.gif");
  return url.href;
}

/** Counts a visit as long as the configuration and the visitor want it. */
class Analytics {
  readonly #host: AnalyticsHost;
  /** The origin of the first configuration, which the page's policy allows. */
  readonly #allowedOrigin: string;
  #config: AnalyticsConfig;
  #isWanted = false;
  readonly #touched: Promise<void>;
  #waiting: EarlyEvent[] = [];
  #sensors: Sensors | undefined;
  #endEvents: (() => void) | undefined;
  #hasStatistics = false;
  /** Address of the current page, and its page view, which is not counted yet. */
  #href = window.location.href;
  #pageView: EarlyEvent | undefined;
  /** Address of the page that is counted already, so that the library does not count it again. */
  #sentHref: string | undefined;
  readonly #state = createInitState((state) => {
    document.documentElement.dataset.analytics = state.replaceAll(" ", "-");
    if (state === "store done") this.#flush();
  });

  constructor(host: AnalyticsHost, touched: Promise<void>) {
    this.#host = host;
    this.#touched = touched;
    this.#config = host.config.analytics;
    this.#allowedOrigin = new URL(getServerUrl(this.#config)).origin;
  }

  get refreshMs(): number {
    return this.#config.refreshSeconds * 1000;
  }

  /** Reads the configuration again and follows it. */
  refresh = async (): Promise<void> => {
    this.#config = { ...this.#config, ...(JSON.parse(await this.#read()) as Partial<AnalyticsConfig>) };
    this.follow();
  };

  /** Starts, changes or pauses the counting as the configuration and the visitor's answer say. */
  follow(): void {
    const isWanted = this.#config.enabled && (!this.#config.consent || getConsent() === "accepted");
    if (isWanted && this.#state.advance("started")) void this.#start();
    this.#isWanted = isWanted && this.#isAllowed();
    this.#sensors?.setServerUrl(isWanted && this.#isAllowed() ? getServerUrl(this.#config) : undefined);
    if (isWanted && this.#config.statistics && !this.#hasStatistics) {
      this.#hasStatistics = true;
      loadStatistics(this.#config.statistics, this.#host.pages);
    }
  }

  /** Ends what an earlier consent began: removes what is stored, and reloads the document to unload the scripts. */
  revoke(): void {
    // The reload that follows must not count the document that it leaves.
    this.#isWanted = false;
    this.#sensors?.setServerUrl(undefined);
    removeTraces();
    if (this.#state.get() !== "not started") window.location.reload();
  }

  /** Returns whether the page's policy allows the address. One that it does not allow is used by the next document. */
  #isAllowed(): boolean {
    const { origin } = new URL(getServerUrl(this.#config));
    return origin === this.#allowedOrigin || origin === window.location.origin;
  }

  async #read(): Promise<string> {
    const answer = await fetch("/api/site/getAnalytics", { signal: AbortSignal.timeout(10_000) });
    if (!answer.ok) throw new Error(`HTTP ${answer.status}`);
    return answer.text();
  }

  async #start(): Promise<void> {
    this.#notePage(document.referrer);
    this.#endEvents = watchHotelEvents(this.#host.pages, this.#report);
    const endEarly = this.#countEarly();
    try {
      await whenLibraryWanted(this.#touched);
      this.#sensors = await loadSensors({
        serverUrl: getServerUrl(this.#config),
        cookie: this.#host.config.persistence.cookie,
      });
      this.follow();
      this.#sensors.whenStored(() => {
        endEarly();
        this.#state.advance("store done");
      });
    } catch {
      // The library could not be loaded: until the next document only the beacon sent on leaving counts.
      this.#endEvents();
    }
  }

  /** Counts what ends before the library is there: a document that is left or hidden, a page that the router leaves. */
  #countEarly(): () => void {
    const leave = () => this.#sendEarly();
    const onVisibility = () => document.hidden && leave();
    window.addEventListener("pagehide", leave);
    document.addEventListener("visibilitychange", onVisibility);
    const ends = [
      this.#host.pages.onBeforeNavigate(({ toLocation }) => {
        const from = new URL(this.#href);
        if (toLocation.href !== from.pathname + from.search + from.hash) leave();
      }),
      this.#host.pages.onResolved(() => {
        if (window.location.href !== this.#href) this.#notePage(this.#href);
      }),
    ];
    return () => {
      window.removeEventListener("pagehide", leave);
      document.removeEventListener("visibilitychange", onVisibility);
      for (const end of ends) end();
    };
  }

  /** Stores the page view of the current page. */
  #notePage(referrer: string): void {
    this.#href = window.location.href;
    this.#pageView = isTrackedPath(window.location.pathname) ? createPageView(referrer) : undefined;
  }

  /** Sends what has happened so far; the library counts none of it again. */
  #sendEarly(): void {
    const events = [...(this.#pageView ? [this.#pageView] : []), ...this.#waiting];
    this.#sentHref = this.#href;
    this.#pageView = undefined;
    this.#waiting = [];
    if (!this.#isWanted || events.length === 0) return;
    sendShortVisit(getServerUrl(this.#config), this.#host.config.persistence.cookie.domain, events);
  }

  #report = (event: TrackedEvent, payload: HotelEvent): void => {
    const early = { event: trackedEvents[event], time: Date.now(), properties: payload };
    this.#waiting = [...this.#waiting, early].slice(-maxWaiting);
    if (this.#state.get() === "store done") this.#flush();
  };

  #flush(): void {
    const waiting = this.#waiting;
    this.#waiting = [];
    if (this.#pageView && window.location.href !== this.#sentHref) this.#sensors?.trackPage();
    this.#pageView = undefined;
    for (const { event, properties } of waiting) this.#sensors?.track(event, properties as HotelEvent);
  }
}

/** Counts the visit from now on; called once a document. `touched` resolves at the first sign of a visitor. */
export function runAnalytics(host: AnalyticsHost, touched: Promise<void>): void {
  const analytics = new Analytics(host, touched);
  onConsent((consent) => (consent === "accepted" ? analytics.follow() : analytics.revoke()));
  createConfigTimer(analytics.refresh, () => analytics.refreshMs);
  analytics.follow();
}

import { type AnalyticsConfig, collectorPath } from "../../../../domain/tracking/analytics-config.ts";
import { type HotelEvent, type TrackedEvent, trackedEvents } from "../../../../domain/tracking/tracked-event.ts";
import { getConsent, onConsent } from "../consent.ts";
import type { AnalyticsHost } from "./analytics-host.ts";
import { createConfigTimer } from "./create-config-timer.ts";
import { createInitState } from "./init-state.ts";
import { loadSensors, type Sensors } from "./load-sensors.ts";
import { loadStatistics } from "./load-statistics.ts";
import { removeTraces } from "./remove-traces.ts";
import { watchHotelEvents } from "./watch-hotel-events.ts";

/** Events that wait for the library, at most. */
const maxWaiting = 50;

/** Returns the address that events go to, with its project. */
function getServerUrl({ serverUrl, project }: AnalyticsConfig): string {
  const url = new URL(serverUrl || collectorPath, window.location.origin);
  if (!url.searchParams.has("project")) url.searchParams.set("project", project);
  return url.href;
}

/** Counts a visit as long as the configuration and the visitor want it. */
class Analytics {
  readonly #host: AnalyticsHost;
  /** The origin of the first configuration, which the page's policy allows. */
  readonly #allowedOrigin: string;
  #config: AnalyticsConfig;
  #waiting: [string, HotelEvent][] = [];
  #sensors: Sensors | undefined;
  #endEvents: (() => void) | undefined;
  #hasStatistics = false;
  #hasCountedPage = false;
  readonly #state = createInitState((state) => {
    document.documentElement.dataset.analytics = state.replaceAll(" ", "-");
    if (state === "store done") this.#flush();
  });

  constructor(host: AnalyticsHost) {
    this.#host = host;
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
    this.#sensors?.setServerUrl(isWanted && this.#isAllowed() ? getServerUrl(this.#config) : undefined);
    if (isWanted && this.#config.statistics && !this.#hasStatistics) {
      this.#hasStatistics = true;
      loadStatistics(this.#config.statistics, this.#host.pages);
    }
  }

  /** Ends what an earlier consent has begun: its traces go, and so do its scripts, with the document. */
  revoke(): void {
    removeTraces();
    if (this.#state.get() !== "not started") window.location.reload();
  }

  /** Another address of the same policy is followed at once; one that the policy does not allow, by the next document. */
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
    this.#endEvents = watchHotelEvents(this.#host.pages, this.#report);
    try {
      this.#sensors = await loadSensors({
        serverUrl: getServerUrl(this.#config),
        cookie: this.#host.config.persistence.cookie,
      });
      this.#sensors.whenStored(() => this.#state.advance("store done"));
    } catch {
      // The library is not to be had: nothing is counted until the next document.
      this.#endEvents();
    }
  }

  #report = (event: TrackedEvent, payload: HotelEvent): void => {
    this.#waiting = [...this.#waiting, [trackedEvents[event], payload] as [string, HotelEvent]].slice(-maxWaiting);
    if (this.#state.get() === "store done") this.#flush();
  };

  #flush(): void {
    const waiting = this.#waiting;
    this.#waiting = [];
    if (!this.#hasCountedPage) this.#sensors?.trackPage();
    this.#hasCountedPage = true;
    for (const [event, payload] of waiting) this.#sensors?.track(event, payload);
  }
}

/** Counts the visit from now on; called once a document. */
export function runAnalytics(host: AnalyticsHost): void {
  const analytics = new Analytics(host);
  onConsent((consent) => (consent === "accepted" ? analytics.follow() : analytics.revoke()));
  createConfigTimer(analytics.refresh, () => analytics.refreshMs);
  analytics.follow();
}

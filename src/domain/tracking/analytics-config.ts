/** How visits are counted: a part of the public runtime configuration. */
export interface AnalyticsConfig {
  /** False: nothing is sent, stored or loaded. */
  enabled: boolean;
  /** Where the events go; empty for the collector of this site. */
  serverUrl: string;
  /** Name under which they are stored there. */
  project: string;
  /** Whether the visitor is asked first. */
  consent: boolean;
  /** Days for which this site's collector stores events. */
  days: number;
  /** Seconds after which an open page reads this again. */
  refreshSeconds: number;
  /** The statistics script and the site's id in it, where the operator has one. */
  statistics?: { src: string; siteId: string };
}

/** Path of this site's collector. */
export const collectorPath = "/api/sensor/report";

/** Returns the origins beyond this site that a page with this configuration talks to: for events, and for the script. */
export function listAnalyticsOrigins({ enabled, serverUrl, statistics }: AnalyticsConfig) {
  const originOf = (address: string | undefined) => (enabled && address ? [new URL(address).origin] : []);
  return { events: originOf(serverUrl), statistics: originOf(statistics?.src) };
}

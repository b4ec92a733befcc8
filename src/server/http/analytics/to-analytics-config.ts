import type { AnalyticsConfig } from "#domain/tracking/analytics-config.ts";
import { type AnalyticsValues, idPlace } from "./analytics-environment.ts";

/** Returns the public configuration of the counting of visits. */
export function toAnalyticsConfig(env: AnalyticsValues): AnalyticsConfig {
  const { STATISTICS_SCRIPT: script, STATISTICS_SITE_ID: siteId } = env;
  return {
    enabled: env.ANALYTICS,
    serverUrl: env.ANALYTICS_SERVER_URL ?? "",
    project: env.ANALYTICS_PROJECT,
    consent: env.ANALYTICS_CONSENT,
    days: env.EVENT_DAYS,
    refreshSeconds: env.ANALYTICS_REFRESH_SECONDS,
    ...(script && siteId && { statistics: { src: script.replaceAll(idPlace, siteId), siteId } }),
  };
}

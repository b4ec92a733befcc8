import { isPrivatePath } from "../../../domain/demand/format-demand-href.ts";
import { whenIdle } from "../when-idle.ts";
import type { AnalyticsHost } from "./analytics/analytics-host.ts";

/**
 * Starts the counting of visits once the page is idle; all of it is loaded then. A document that begins as a private page counts
 * nothing: its address is a secret.
 */
export function startAnalytics(host: AnalyticsHost): void {
  if (!host.config.analytics.enabled || isPrivatePath(window.location.pathname)) return;
  whenIdle(() => {
    import("./analytics/run-analytics.ts").then(
      ({ runAnalytics }) => runAnalytics(host),
      // Without network nothing is counted.
      () => undefined,
    );
  });
}

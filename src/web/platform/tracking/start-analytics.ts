import { isPrivatePath } from "#domain/private-page/is-private-path.ts";
import { watchTouches } from "../start/touches/watch-touches.ts";
import { whenIdle } from "../when-idle.ts";
import type { AnalyticsHost } from "./analytics/analytics-host.ts";

/**
 * Starts the counting of visits once the page is idle; what counts is loaded then, the library after a touch or some quiet seconds. A document that begins as a private page counts
 * nothing: its address is a secret.
 */
export function startAnalytics(host: AnalyticsHost): void {
  if (!host.config.analytics.enabled || isPrivatePath(window.location.pathname)) return;
  const touched = new Promise<void>((resolve) => {
    const ended = new AbortController();
    watchTouches(() => {
      ended.abort();
      resolve();
    }, ended.signal);
  });
  whenIdle(() => {
    import("./analytics/run-analytics.ts").then(
      ({ runAnalytics }) => runAnalytics(host, touched),
      // Without network nothing is counted.
      () => undefined,
    );
  });
}

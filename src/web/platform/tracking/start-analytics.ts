import { isPrivatePath } from "../../../domain/demand/format-demand-href.ts";
import type { AnalyticsHost } from "./analytics/analytics-host.ts";

/** Milliseconds after which a page that is never idle counts as idle. */
const idleTimeoutMs = 4000;

/** Calls back when the page is loaded and has nothing to do. */
function whenIdle(callback: () => void): void {
  const wait = () =>
    "requestIdleCallback" in window
      ? requestIdleCallback(callback, { timeout: idleTimeoutMs })
      : setTimeout(callback, idleTimeoutMs / 2);
  if (document.readyState === "complete") wait();
  else window.addEventListener("load", wait, { once: true });
}

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

import { isPrivatePath } from "../../../../domain/demand/format-demand-href.ts";
import type { AnalyticsConfig } from "../../../../domain/tracking/analytics-config.ts";
import type { Router } from "./analytics-host.ts";

/**
 * Appends the visitor-statistics script of the configuration (specification, section 9). From then on a private page is opened as
 * a document of its own, which has no script of others.
 */
export function loadStatistics({ src, siteId }: NonNullable<AnalyticsConfig["statistics"]>, router: Router): void {
  const script = document.createElement("script");
  script.async = true;
  script.src = src;
  script.dataset.siteId = siteId;
  document.head.append(script);
  router.subscribe("onBeforeNavigate", ({ toLocation }) => {
    if (isPrivatePath(toLocation.pathname)) window.location.assign(toLocation.href);
  });
}

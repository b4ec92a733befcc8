import { isPrivatePath } from "#domain/private-page/is-private-path.ts";
import type { AnalyticsConfig } from "#domain/tracking/analytics-config.ts";
import type { PageChanges } from "../page-changes.ts";

/**
 * Appends the visitor-statistics script of the configuration (specification, section 9). From then on a private page is opened as
 * a document of its own, which has no script of others.
 */
export function loadStatistics({ src, siteId }: NonNullable<AnalyticsConfig["statistics"]>, pages: PageChanges): void {
  const script = document.createElement("script");
  script.async = true;
  script.src = src;
  script.dataset.siteId = siteId;
  document.head.append(script);
  pages.onBeforeNavigate(({ toLocation }) => {
    if (isPrivatePath(toLocation.pathname)) window.location.assign(toLocation.href);
  });
}

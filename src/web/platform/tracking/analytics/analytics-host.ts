import type { RuntimeConfig } from "#domain/runtime-config.ts";
import type { PageChanges } from "../page-changes.ts";

/** What the counting of visits uses of the page. */
export interface AnalyticsHost {
  config: RuntimeConfig;
  pages: PageChanges;
}

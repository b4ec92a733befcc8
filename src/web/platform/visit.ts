import type { RuntimeConfig } from "../../domain/runtime-config.ts";
import { applyAppPlatform } from "./app-platform.ts";
import { configurePersistence } from "./persisted.ts";
import { captureTracking } from "./tracking.ts";

/** What happens once when a visit's first page starts: storage configured, platform marked. */
export function startVisit(config: RuntimeConfig): void {
  configurePersistence(config.persistence);
  applyAppPlatform();
  noteCampaign(config);
}

/** Remembers what the address says of the campaign; at every page, since some pages have cookies of their own. */
export function noteCampaign(config: RuntimeConfig): void {
  captureTracking(new URL(window.location.href), {
    recommendationSource: config.recommendationSource,
    secure: config.persistence.cookieSecure,
  });
}

import type { RuntimeConfig } from "../../domain/runtime-config.ts";
import { applyAppPlatform } from "./app-platform.ts";
import { configurePersistence } from "./persisted.ts";
import { captureTracking } from "./tracking.ts";

/** Starts a visit, once on its first page: configures storage, applies the app platform, records the campaign. */
export function startVisit(config: RuntimeConfig): void {
  configurePersistence(config.persistence);
  applyAppPlatform();
  noteCampaign(config);
}

/** Records the campaign of the current URL; called on every page, since some pages set further cookies. */
export function noteCampaign(config: RuntimeConfig): void {
  captureTracking(new URL(window.location.href), {
    recommendationSource: config.recommendationSource,
    secure: config.persistence.cookieSecure,
  });
}

import type { RuntimeConfig } from "../../../domain/runtime-config.ts";
import { storeAppPlatform } from "../before-paint/store-app-platform.ts";
import { configurePersistence } from "../storage/persisted-state.ts";
import { writeTrackingCookies } from "./tracking-cookie.ts";

/** Starts a visit, once on its first page: configures storage, applies the app platform, records the campaign. */
export function startVisit(config: RuntimeConfig): void {
  configurePersistence(config.persistence);
  storeAppPlatform();
  recordCampaign(config);
}

/** Records the campaign of the current URL; called on every page, since some pages set further cookies. */
export function recordCampaign(config: RuntimeConfig): void {
  writeTrackingCookies(new URL(window.location.href), {
    recommendationSource: config.recommendationSource,
  });
}

import type { RuntimeConfig } from "#domain/runtime-config.ts";
import { storeAppPlatform } from "../before-paint/store-app-platform.ts";
import { configurePersistence } from "../storage/persisted-state.ts";
import { mayRecordVisit, onConsent } from "./consent.ts";
import { writeTrackingCookies } from "./tracking-cookie.ts";

/** Starts a visit, once on its first page: configures storage, applies the app platform, records the campaign. */
export function startVisit(config: RuntimeConfig): void {
  configurePersistence(config.persistence);
  storeAppPlatform();
  const landing = window.location.href;
  recordCampaign(config, landing);
  // What could not be stored before the visitor agreed.
  if (config.analytics.consent) onConsent(() => recordCampaign(config, landing));
}

/** Records the campaign of a URL, the current one by default; called on every page, since some pages set further cookies. */
export function recordCampaign(config: RuntimeConfig, href: string = window.location.href): void {
  if (!mayRecordVisit(config.analytics)) return;
  writeTrackingCookies(new URL(href), {
    recommendationSource: config.recommendationSource,
  });
}

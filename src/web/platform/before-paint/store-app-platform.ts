import { writeCookie } from "../storage/write-cookie.ts";

export const platformCookie = "app_plantform_type";
export const platformParameter = "mp_plantform_type";

/** Stores the platform type that `formatBeforePaintScript` found, for the pages of the visit that do not carry it in the query. */
export function storeAppPlatform(): void {
  const { platform } = document.documentElement.dataset;
  if (platform) writeCookie(platformCookie, platform);
}

import type { OfflineTexts } from "./offline.zh.ts";

export const offlineEn: OfflineTexts = {
  locale: "en-GB",
  saved: (time) => `Offline copy, saved ${time}. Prices and dates may have changed.`,
  reload: "Reload",
  title: "No network",
  text: "This page is not stored on your device. Connect to the network and try again, or read a stored page:",
  none: "This page is not stored on your device. Connect to the network and try again.",
  retry: "Try again",
  list: "Stored pages",
  unnamedVenue: "Selected venue (name shown when online)",
  update: "A new version of the site is available",
  apply: "Update",
};

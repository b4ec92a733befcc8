import { watchShortcutKeys } from "#web/platform/shortcuts/watch-shortcut-keys.ts";
import { installReloadGuard } from "#web/platform/navigation/install-reload-guard.ts";
import { isOtherState } from "#web/platform/start/load-state.ts";
import { readPageStart } from "#web/platform/start/read-page-start.ts";
import { readRuntimeConfig } from "#web/platform/start/read-runtime-config.ts";
import { setPrintDayWhenPrinted } from "#web/platform/start/set-print-day-when-printed.ts";
import { isStored } from "#web/platform/storage/persisted-state.ts";
import { shortlistName } from "#web/platform/shortlist/shortlist-name.ts";
import { bootstrapPage } from "#web/platform/start/bootstrap-page.ts";
import { createPageChanges } from "#web/platform/tracking/page-changes.ts";
import { startAnalytics } from "#web/platform/tracking/start-analytics.ts";
import { startVisit } from "#web/platform/tracking/start-visit.ts";
import { whenIdle } from "#web/platform/when-idle.ts";
import { notifyBeforeStart } from "#web/platform/start/notify-before-start.ts";

// The bootstrap: all that a document loads by itself. Nothing of it may import React, the router or a sheet.
function startDocument(): void {
  const config = readRuntimeConfig();
  const start = readPageStart();
  const pages = createPageChanges(start.venue);
  installReloadGuard();
  startVisit(config);
  // Without network nothing is recorded or stored.
  const ignore = () => undefined;
  const recordSeen = () => {
    import("#web/platform/storage/record-seen-pages.ts").then(({ recordSeenPages }) => recordSeenPages(pages), ignore);
    if (config.offline) import("#web/shell/start-offline.ts").then(({ startOffline }) => startOffline(pages), ignore);
  };
  if (isStored(shortlistName))
    import("#web/platform/shortlist/mark-toggles.ts").then(
      ({ markToggles }) => markToggles(),
      // The marks come with the application then.
      ignore,
    );
  bootstrapPage({
    start,
    config,
    notify: notifyBeforeStart,
    run: async () => {
      const isOtherVersion = isOtherState(start.state);
      if (!("toSorted" in [])) await import("#web/platform/lazy-loading/array-methods.ts");
      const { startApplication } = await import("./application.tsx");
      startApplication({ config, pages, isOtherVersion });
      whenIdle(recordSeen);
    },
  });
  startAnalytics({ config, pages });
  setPrintDayWhenPrinted();
  watchShortcutKeys();
}

// A document that is rendered in advance is no visit before it is shown.
if ("prerendering" in document && document.prerendering)
  document.addEventListener("prerenderingchange", startDocument, { once: true });
else startDocument();

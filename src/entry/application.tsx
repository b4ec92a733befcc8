import "#web/ui/tokens/tokens.css";
import "#web/ui/tokens/base.css";
import "#web/ui/tokens/media-preferences.css";
import { RouterClient } from "@tanstack/react-router/ssr/client";
import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { toChinaDay } from "#domain/day.ts";
import type { RuntimeConfig } from "#domain/runtime-config.ts";
import { createApiClient } from "#web/platform/api/create-api-client.ts";
import { correctHistoryPaths } from "#web/platform/navigation/correct-history-paths.ts";
import { announceScroll } from "#web/platform/navigation/create-scroll-rule.ts";
import { followOpenings } from "#web/platform/navigation/opens-at-top.ts";
import { openSavedDocument } from "#web/platform/offline/open-saved-document.ts";
import { getChosenCity, restoreChosenCity } from "#web/platform/storage/chosen-city.ts";
import type { PageChanges } from "#web/platform/tracking/page-changes.ts";
import { recordCampaign } from "#web/platform/tracking/start-visit.ts";
import { startShortlist } from "#web/ui/shortlist/start-shortlist.ts";
import { createRouter } from "#web/router.tsx";
import { notifyOfError } from "#web/shell/use-telling-call.ts";

export interface ApplicationOptions {
  config: RuntimeConfig;
  pages: PageChanges;
  /** The state is of another version of the page than the document: React may have to render it anew. */
  isOtherVersion: boolean;
}

/** Lets React take over the document, whose state is loaded. */
export function startApplication({ config, pages, isOtherVersion }: ApplicationOptions): void {
  const call = createApiClient(config);
  void restoreChosenCity(call);
  const router = createRouter({
    call,
    config,
    chosenCity: () => getChosenCity()?.pinyin,
    today: () => toChinaDay(new Date()),
    onReloadFailure: (error) => notifyOfError(error, document.documentElement.lang === "en" ? "en" : "zh"),
    openSaved: openSavedDocument,
  });
  correctHistoryPaths(router.history);
  followOpenings(router.history);
  startShortlist();
  announceScroll();
  router.subscribe("onResolved", () => recordCampaign(config));
  pages.follow(router);
  const rerendered = () => console.info("The page has changed since its document was sent; it was rendered anew.");
  // In slices, so that the visitor's next touch does not wait for all of it.
  startTransition(() => {
    hydrateRoot(
      document,
      <RouterClient router={router} />,
      isOtherVersion ? { onRecoverableError: rerendered } : undefined,
    );
  });
}

import { offlineEn } from "#texts/offline/offline.en.ts";
import { offlineZh } from "#texts/offline/offline.zh.ts";
import { registerOfflineWorker } from "../platform/offline/register-offline-worker.ts";
import type { PageChanges } from "../platform/tracking/page-changes.ts";
import { showToast } from "../ui/overlay/toast.ts";

/** Time for which a new version is offered, in milliseconds; it is again on the next page. */
const offerMs = 15_000;

/** Lets seen pages be read offline, and offers a new version of the site, which is never forced on the visitor. */
export function startOffline(pages: Pick<PageChanges, "onResolved">): void {
  void registerOfflineWorker(pages, (apply) => {
    const texts = document.documentElement.lang === "en" ? offlineEn : offlineZh;
    showToast(texts.update, { duration: offerMs, action: { label: texts.apply, run: apply } });
  });
}

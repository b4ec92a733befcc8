import type { PageStart } from "#contract/page-start.ts";
import type { RuntimeConfig } from "#domain/runtime-config.ts";
import { isPrivatePath } from "#domain/private-page/is-private-path.ts";
import { hasQueue } from "../demand-queue/has-queue.ts";
import { getChosenCity, isCityLost } from "../storage/chosen-city.ts";
import { isStored } from "../storage/persisted-state.ts";
import { getConsent } from "../tracking/consent.ts";

/** Attribute with the names of the persisted states that its element shows. The document cannot hold them. */
const restoring = "data-restores";

/** Returns whether something is stored that a part of the page shows. */
const restoresSomething = (): boolean =>
  [...document.querySelectorAll(`[${restoring}]`)].some((part) =>
    part.getAttribute(restoring)!.split(" ").some(isStored),
  );

/** Returns whether the visitor is still to be asked whether the visit may be counted. */
const isConsentMissing = ({ enabled, consent }: RuntimeConfig["analytics"]): boolean =>
  enabled && consent && getConsent() === undefined && !isPrivatePath(window.location.pathname);

/**
 * Returns whether a page starts without a touch: what it shows, sends or restores is known in this browser only, and a visitor
 * who only looks would miss it.
 */
export function needsStart({ early, city }: PageStart, { analytics }: RuntimeConfig): boolean {
  if (early === "run" || hasQueue() || isConsentMissing(analytics) || isCityLost()) return true;
  // A fragment, or the picture that the address names, is opened by the page itself.
  if (window.location.hash !== "" || new URLSearchParams(window.location.search).has("picture")) return true;
  const chosen = getChosenCity()?.pinyin;
  return (city !== undefined && chosen !== undefined && chosen !== city) || restoresSomething();
}

/** Calls back once when a part is visible that only the started page fills (`data-fills`). */
export function whenUnfilledVisible(callback: () => void): void {
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    callback();
  });
  for (const part of document.querySelectorAll("[data-fills]")) observer.observe(part);
}

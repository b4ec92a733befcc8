import { reloadGuardMs } from "../request-limits.ts";
import { createPersistedState } from "../storage/persisted-state.ts";

const lastReload = createPersistedState<number>("reloaded-at", {
  life: "session",
  parse: (stored) => (typeof stored === "number" ? stored : undefined),
});

/** Returns whether the last reload (milliseconds, undefined: none) is long enough ago for another one at `now`. */
export const canReload = (last: number | undefined, now: number): boolean =>
  last === undefined || now - last >= reloadGuardMs;

/** The full path of the navigation in progress; undefined while pages are only preloaded. */
let navigationTarget: string | undefined;

/** Sets the path being navigated to, so that a missing chunk reloads there and not at the previous page. */
export function setNavigationTarget(path: string | undefined): void {
  navigationTarget = path;
}

/**
 * Reloads at the navigation's target when a page's chunk cannot be loaded (a new release replaced it), at most once in ten
 * seconds; persisted state stays. A failed preload reloads nothing.
 */
export function installReloadGuard(): void {
  setNavigationTarget(window.location.href);
  window.addEventListener("vite:preloadError", (event) => {
    if (navigationTarget !== undefined && reloadForRelease(navigationTarget)) event.preventDefault();
  });
}

/** Loads a document of the present release, unless that was done in the last ten seconds. Returns whether it loads one. */
export function reloadForRelease(target: string = window.location.href): boolean {
  const now = Date.now();
  // Without a stored mark, reloads would follow each other for ever.
  if (!canReload(lastReload.read(), now) || !lastReload.write(now)) return false;
  loadDocument(target);
  return true;
}

/** Loads a URL as a new document. Assigning the address of the present one, but for its hash, would only scroll. */
export function loadDocument(target: string): void {
  const url = new URL(target, window.location.href);
  const isSameDocument = url.pathname + url.search === window.location.pathname + window.location.search;
  if (!isSameDocument) {
    window.location.assign(url);
    return;
  }
  window.history.replaceState(window.history.state, "", url);
  window.location.reload();
}

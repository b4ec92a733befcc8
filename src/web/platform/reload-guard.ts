import { reloadGuardMs } from "../../domain/limits.ts";
import { persisted } from "./persisted.ts";

const lastReload = persisted<number>("reloaded-at", {
  storage: "session",
  parse: (stored) => (typeof stored === "number" ? stored : undefined),
});

/** Whether a reload at `now` is not the second one within the guard's time. */
export const mayReload = (last: number | undefined, now: number): boolean =>
  last === undefined || now - last >= reloadGuardMs;

/** The full path of the navigation under way; none while pages are only fetched ahead. */
let target: string | undefined;

/** Names the path that is being navigated to, so that a lost chunk reloads there and not where the visitor was. */
export function noteNavigation(path: string | undefined): void {
  target = path;
}

/**
 * When a page's chunk cannot be loaded (a new release replaced it), the target's full path is loaded anew, once in ten
 * seconds; what is persisted stays. A page that was only fetched ahead reloads nothing: nobody asked for it yet.
 */
export function guardChunkLoads(): void {
  noteNavigation(window.location.href);
  window.addEventListener("vite:preloadError", (event) => {
    const now = Date.now();
    if (target === undefined || !mayReload(lastReload.read(), now)) return;
    event.preventDefault();
    lastReload.write(now);
    window.location.assign(target);
  });
}

import { prefersReducedData } from "../device/read-connection.ts";
import { whenIdle } from "../when-idle.ts";
import type { PageChanges } from "../tracking/page-changes.ts";
import { isPicturePath, mostPictures, savedNoteAttribute, type StoreMessage } from "./is-stored-path.ts";

/** Returns the paths of the pictures that the page has loaded last. */
const listShownPictures = (): string[] =>
  performance
    .getEntriesByType("resource")
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === window.location.origin && isPicturePath(pathname))
    .map(({ pathname }) => pathname)
    .slice(-mostPictures);

/** Returns whether the worker answered with the document, which is stored then. */
const isFromWorker = (): boolean =>
  performance.getEntriesByType("navigation").some((entry) => (entry as PerformanceNavigationTiming).workerStart > 0);

/** Calls back each time that a new version waits, with the function that lets it take over. */
function watchUpdates(registration: ServiceWorkerRegistration, onUpdate: (apply: () => void) => void): void {
  const offer = () => {
    // Without a controller this is the first version, which replaces no other.
    if (!registration.waiting || !navigator.serviceWorker.controller) return;
    onUpdate(() => {
      navigator.serviceWorker.addEventListener("controllerchange", () => window.location.reload(), { once: true });
      registration.waiting?.postMessage({ type: "SKIP_WAITING" });
    });
  };
  offer();
  registration.addEventListener("updatefound", () => {
    const { installing } = registration;
    installing?.addEventListener("statechange", () => {
      if (installing.state === "installed") offer();
    });
  });
}

/**
 * Registers the worker that makes seen pages readable offline, unless the visitor saves data, and has each page stored once it is
 * idle.
 * @param onUpdate is called with what applies a new version, where one waits
 */
export async function registerOfflineWorker(
  pages: Pick<PageChanges, "onResolved">,
  onUpdate: (apply: () => void) => void,
): Promise<void> {
  if (!("serviceWorker" in navigator) || prefersReducedData()) return;
  const registration = await navigator.serviceWorker
    .register("/sw.js", { scope: "/", updateViaCache: "none" })
    .catch(() => undefined);
  if (!registration) return;
  watchUpdates(registration, onUpdate);
  const store = async () => {
    const { pathname, search } = window.location;
    const message: StoreMessage = { type: "store", href: pathname + search, pictures: listShownPictures() };
    (await navigator.serviceWorker.ready).active?.postMessage(message);
  };
  if (!isFromWorker()) void store();
  pages.onResolved(() => {
    // The router draws another page from fresh data, so the note no longer applies.
    document.querySelector(`[${savedNoteAttribute}]`)?.remove();
    whenIdle(() => void store());
  });
}

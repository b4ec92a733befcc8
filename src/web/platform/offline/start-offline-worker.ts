import { type PrecacheEntry, Serwist } from "serwist";
import { parseStatePath } from "#contract/page-start.ts";
import { offlineStrategies } from "./offline-strategies.ts";
import { ownFilesPlugin, removeWrongAnswers } from "./own-files-plugin.ts";
import { isPicturePath, isStoredPath, parseStoreMessage, shellPaths } from "./is-stored-path.ts";
import { type ExtendableEvent, workerScope } from "./worker-scope.ts";

const { files, pages, pictures, states } = offlineStrategies;

/** Returns whether a path is that of the state of a page that is stored. */
const isStoredState = (pathname: string): boolean => {
  const { path } = parseStatePath(pathname) ?? {};
  return path !== undefined && isStoredPath(path);
};

/** Fetches a page, which stores it. */
const storePage = (href: string, event: ExtendableEvent): Promise<unknown> =>
  Promise.allSettled(pages.handleAll({ event, request: new Request(href, { headers: { accept: "text/html" } }) }));

/** Stores what a page asks to be stored: itself, loaded before the worker was there or drawn by the router, and its pictures. */
function handleMessage(event: ExtendableEvent & { data?: unknown }): void {
  const message = parseStoreMessage(event.data);
  if (!message) return;
  const { pathname } = new URL(message.href, workerScope.location.origin);
  if (!isStoredPath(pathname)) return;
  const shown = message.pictures.map((path) => new Request(path));
  const storing = shown.map((request) => Promise.allSettled(pictures.handleAll({ event, request })));
  event.waitUntil(Promise.all([storePage(message.href, event), ...storing]));
}

/**
 * Makes the worker answer for the pages in its scope: stored files at once, pages from the network and without it from the device.
 * A new version waits until the visitor takes it, or has closed the site.
 * @param entries the files of the pages that are stored before they are opened
 */
export function startOfflineWorker(entries: readonly PrecacheEntry[]): void {
  const serwist = new Serwist({
    precacheEntries: [...entries],
    precacheOptions: { cleanupOutdatedCaches: true, plugins: [ownFilesPlugin] },
    skipWaiting: false,
    clientsClaim: true,
    navigationPreload: true,
    disableDevLogs: true,
    runtimeCaching: [
      { matcher: ({ request, sameOrigin }) => sameOrigin && request.mode === "navigate", handler: pages },
      { matcher: ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith("/assets/"), handler: files },
      { matcher: ({ url, sameOrigin }) => sameOrigin && isPicturePath(url.pathname), handler: pictures },
      { matcher: ({ url, sameOrigin }) => sameOrigin && isStoredState(url.pathname), handler: states },
    ],
  });
  serwist.addEventListeners();
  workerScope.addEventListener("install", (event) => {
    const installing = event as ExtendableEvent;
    const storeShell = () => Promise.all(shellPaths.map((path) => storePage(path, installing)));
    // Wrong answers are removed before the new version takes over: a page that cannot start would never offer it.
    installing.waitUntil(removeWrongAnswers().then(storeShell));
  });
  workerScope.addEventListener("message", (event) => handleMessage(event as ExtendableEvent));
}

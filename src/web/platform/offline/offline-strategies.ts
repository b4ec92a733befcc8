import { CacheFirst, ExpirationPlugin, NetworkFirst, type SerwistPlugin } from "serwist";
import { addSavedNote } from "./add-saved-note.ts";
import { listDocumentFiles } from "./list-document-files.ts";
import { listSavedPages, readSavedTime } from "./list-saved-pages.ts";
import { offlinePagePolicy, renderOfflinePage } from "./render-offline-page.ts";
import type { ExtendableEvent } from "./worker-scope.ts";
import { isEnglishPath } from "../navigation/is-english-path.ts";
import { isOwnAnswer } from "./is-own-answer.ts";
import { answersAnyQuery, isFormPath, isStoredPath, offlineCaches } from "./is-stored-path.ts";
import { isWrong, pickOwn, matchOwn, ownFilesPlugin, pastCache } from "./own-files-plugin.ts";

/** Seconds that a page or its state may take before a stored one is shown. */
const networkTimeoutSeconds = 8;
const monthSeconds = 30 * 24 * 3600;

const matchOptions = { ignoreVary: true };
const expire = (maxEntries: number) =>
  new ExpirationPlugin({ maxEntries, maxAgeSeconds: monthSeconds, maxAgeFrom: "last-used", purgeOnQuotaError: true });

/** Built files, whose names carry a hash. */
const files = new CacheFirst({ cacheName: offlineCaches.files, matchOptions, plugins: [ownFilesPlugin, expire(500)] });

/** Pictures by their hash. */
const pictures = new CacheFirst({
  cacheName: offlineCaches.pictures,
  matchOptions,
  plugins: [ownFilesPlugin, expire(120)],
});

/** Hydration payloads of stored pages; those of other pages are not stored. */
const states = new NetworkFirst({
  cacheName: offlineCaches.files,
  matchOptions,
  networkTimeoutSeconds,
  plugins: [ownFilesPlugin],
});

/** Stores a file unless it is stored already. A failure is ignored: the page can be read without the file. */
async function storeFile(path: string, event: ExtendableEvent, strategy: CacheFirst | NetworkFirst): Promise<void> {
  const request = new Request(path);
  const stored = await caches.match(request, matchOptions);
  if (stored && (await isOwnAnswer(request.url, stored))) return;
  await Promise.allSettled(strategy.handleAll({ event, request }));
}

/**
 * Answers with a page that is stored for the same path. The demand form is sent itself and fills in what its link says. Any other page
 * is a redirect to its stored address, which its hydration payload belongs to. Without a stored page it is the offline page.
 */
async function answerOffline(request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const cache = await caches.open(offlineCaches.pages);
  const anyQuery = { ...matchOptions, ignoreSearch: true };
  const key = answersAnyQuery(pathname) ? (await cache.keys(request, anyQuery)).at(-1) : undefined;
  const stored = key && (await matchOwn(offlineCaches.pages, key));
  if (stored) return isFormPath(pathname) ? withNote(stored) : Response.redirect(key.url, 302);
  const html = renderOfflinePage(pathname + search, await listSavedPages(), isEnglishPath(pathname));
  const headers = { "content-type": "text/html; charset=utf-8", "content-security-policy": offlinePagePolicy };
  return new Response(html, { status: 503, headers });
}

async function withNote(stored: Response): Promise<Response> {
  const html = addSavedNote(await stored.text(), readSavedTime(stored));
  const headers = new Headers(stored.headers);
  headers.delete("content-length");
  return new Response(html, { status: stored.status, headers });
}

const isStored = ({ url }: Request): boolean => isStoredPath(new URL(url).pathname);

const pagePlugin: SerwistPlugin = {
  // A wrong page is fetched once more; one that is wrong again is shown, since the visitor may have to sign in at a portal.
  handlerWillRespond: async ({ request, response, event }) => {
    if (request.cache === "reload" || !isStored(request) || !(await isWrong(request, response))) return response;
    // With the event itself, the library would use the preloaded response again.
    const waiting = { waitUntil: (work: Promise<unknown>) => event.waitUntil(work) } as ExtendableEvent;
    const again = await pages.handle({ event: waiting, request: pastCache(request) });
    return again.status === 200 && !(await isWrong(request, again)) ? again : response;
  },
  cacheWillUpdate: async ({ request, response }) => {
    const isPage = response.status === 200 && !response.redirected && isStored(request);
    return isPage && (await isOwnAnswer(request.url, response)) ? response : null;
  },
  // Without its files a document would not start.
  cacheDidUpdate: async ({ newResponse, event }) => {
    const { assets, state } = listDocumentFiles(await newResponse.clone().text());
    await Promise.all(assets.map((path) => storeFile(path, event as ExtendableEvent, files)));
    if (state !== undefined) await storeFile(state, event as ExtendableEvent, states);
  },
  cachedResponseWillBeUsed: async ({ cacheName, request, cachedResponse }) => {
    const stored = await pickOwn(cacheName, request, cachedResponse);
    return stored && withNote(stored);
  },
  handlerDidError: ({ request }) => answerOffline(request),
};

/** Pages from the network; a stored one, with its note, where there is none. */
const pages: NetworkFirst = new NetworkFirst({
  cacheName: offlineCaches.pages,
  matchOptions,
  networkTimeoutSeconds,
  plugins: [expire(60), pagePlugin],
});

/** How the worker answers for each kind of address: by its library's strategies. */
export const offlineStrategies = { files, pictures, states, pages };

import { CacheFirst, ExpirationPlugin, NetworkFirst, type SerwistPlugin } from "serwist";
import { addSavedNote } from "./add-saved-note.ts";
import { listDocumentFiles } from "./list-document-files.ts";
import { listSavedPages, readSavedTime } from "./list-saved-pages.ts";
import { offlinePagePolicy, renderOfflinePage } from "./render-offline-page.ts";
import type { ExtendableEvent } from "./worker-scope.ts";
import { isEnglishPath } from "../navigation/is-english-path.ts";
import { answersAnyQuery, isFormPath, isStoredPath, offlineCaches } from "./is-stored-path.ts";

/** Seconds that a page or its state may take before a stored one is shown. */
const networkTimeoutSeconds = 8;
const monthSeconds = 30 * 24 * 3600;

const matchOptions = { ignoreVary: true };
const expire = (maxEntries: number) =>
  new ExpirationPlugin({ maxEntries, maxAgeSeconds: monthSeconds, maxAgeFrom: "last-used", purgeOnQuotaError: true });

const isDocument = ({ status, redirected, headers }: Response): boolean =>
  status === 200 && !redirected && headers.get("content-type")?.startsWith("text/html") === true;

/** Built files, whose names carry a hash. */
const files = new CacheFirst({ cacheName: offlineCaches.files, matchOptions, plugins: [expire(500)] });

/** Pictures by their hash. */
const pictures = new CacheFirst({ cacheName: offlineCaches.pictures, matchOptions, plugins: [expire(120)] });

/** States of stored pages: of others no answer is kept. */
const states = new NetworkFirst({ cacheName: offlineCaches.files, matchOptions, networkTimeoutSeconds });

/** Stores a file unless it is stored; without it the page is read all the same. */
async function storeFile(path: string, event: ExtendableEvent, strategy: CacheFirst | NetworkFirst): Promise<void> {
  const request = new Request(path);
  if (await caches.match(request, matchOptions)) return;
  await Promise.allSettled(strategy.handleAll({ event, request }));
}

/**
 * Answers with a page that is stored for the same path: a form itself, which fills in what its link says; of another the address
 * under which it is stored, since its state is of that one. Else with the page that says that there is none.
 */
async function answerOffline(request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const cache = await caches.open(offlineCaches.pages);
  const anyQuery = { ...matchOptions, ignoreSearch: true };
  const stored = answersAnyQuery(pathname) ? (await cache.keys(request, anyQuery)).at(-1) : undefined;
  if (stored && !isFormPath(pathname)) return Response.redirect(stored.url, 302);
  const form = stored && (await cache.match(stored, matchOptions));
  if (form) return withNote(form);
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

const pagePlugin: SerwistPlugin = {
  cacheWillUpdate: async ({ request, response }) =>
    isDocument(response) && isStoredPath(new URL(request.url).pathname) ? response : null,
  // Without its files a document would not start.
  cacheDidUpdate: async ({ newResponse, event }) => {
    const { assets, state } = listDocumentFiles(await newResponse.clone().text());
    await Promise.all(assets.map((path) => storeFile(path, event as ExtendableEvent, files)));
    if (state !== undefined) await storeFile(state, event as ExtendableEvent, states);
  },
  cachedResponseWillBeUsed: async ({ cachedResponse }) => cachedResponse && withNote(cachedResponse),
  handlerDidError: ({ request }) => answerOffline(request),
};

/** Pages from the network; a stored one, with its note, where there is none. */
const pages = new NetworkFirst({
  cacheName: offlineCaches.pages,
  matchOptions,
  networkTimeoutSeconds,
  plugins: [expire(60), pagePlugin],
});

/** How the worker answers for each kind of address: by its library's strategies. */
export const offlineStrategies = { files, pictures, states, pages };

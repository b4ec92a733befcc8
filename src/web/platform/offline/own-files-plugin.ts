import type { SerwistPlugin } from "serwist";
import { isOwnAnswer } from "./is-own-answer.ts";
import { offlineCaches } from "./is-stored-path.ts";

/** Returns whether an answer has a status of success, but is not the site's own. */
export const isWrong = async ({ url }: Request, response: Response): Promise<boolean> =>
  response.status === 200 && !(await isOwnAnswer(url, response));

/** Returns the request with the browser's cache bypassed, which may hold the wrong answer as well. A navigation request cannot be copied. */
export const pastCache = ({ url, headers }: Request): Request => new Request(url, { headers, cache: "reload" });

/** Returns a stored answer that is the site's own; deletes any other. */
export async function pickOwn(
  cacheName: string,
  request: Request,
  stored: Response | undefined,
): Promise<Response | undefined> {
  if (!stored || !(await isWrong(request, stored))) return stored;
  await (await caches.open(cacheName)).delete(request, { ignoreVary: true });
  return undefined;
}

/** Returns what is stored for a request, where that is the site's own. */
export const matchOwn = async (cacheName: string, request: Request): Promise<Response | undefined> =>
  pickOwn(cacheName, request, await caches.match(request, { cacheName, ignoreVary: true }));

/**
 * Lets only the site's own files be stored and read: a maintenance page or a portal may answer 200 at any address. A wrong answer is
 * fetched once more; where it is wrong again it counts as a network error.
 */
export const ownFilesPlugin: SerwistPlugin = {
  fetchDidSucceed: async ({ request, response }) => {
    if (!(await isWrong(request, response))) return response;
    const again = await fetch(pastCache(request));
    if (await isWrong(request, again)) throw new Error(`The answer at ${request.url} is not the site's.`);
    return again;
  },
  cachedResponseWillBeUsed: ({ cacheName, request, cachedResponse }) => pickOwn(cacheName, request, cachedResponse),
};

/** Deletes what is stored and not the site's own: releases before this one stored any answer. */
export async function removeWrongAnswers(): Promise<void> {
  for (const cacheName of Object.values(offlineCaches)) {
    const cache = await caches.open(cacheName);
    for (const request of await cache.keys()) await matchOwn(cacheName, request);
  }
}

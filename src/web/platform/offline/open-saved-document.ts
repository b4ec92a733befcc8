import { NetworkError } from "../api/api-error.ts";
import { loadDocument } from "../navigation/install-reload-guard.ts";
import { answersAnyQuery, offlineCaches } from "./is-stored-path.ts";

/**
 * Loads the stored document of a page whose data did not come for want of a network. Returns whether there is one: the window then goes
 * to it, and what waits for the page waits for good.
 */
export async function openSavedDocument(error: unknown, href: string): Promise<boolean> {
  if (!(error instanceof NetworkError) || !navigator.serviceWorker?.controller) return false;
  const { pathname } = new URL(href, window.location.href);
  const options = { ignoreVary: true, ignoreSearch: answersAnyQuery(pathname) };
  const stored = await (await caches.open(offlineCaches.pages)).match(href, options).catch(() => undefined);
  if (!stored) return false;
  loadDocument(href);
  return true;
}

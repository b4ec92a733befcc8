import { offlineCaches } from "./is-stored-path.ts";
import type { SavedPage } from "./render-offline-page.ts";

/** The most pages that are listed. */
const most = 40;

const entities: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'", "#39": "'" };
const decodeEntities = (text: string) =>
  text.replaceAll(/&(#?\w+);/g, (entity, name: string) => entities[name] ?? entity);

/** Returns the title of a document without the name of the site. */
export const readTitle = (html: string): string =>
  decodeEntities(/<title[^<>]*>([^<]*)<\/title>/.exec(html)?.[1] ?? "").replace(/ · [^·]*$/, "");

/** When a stored answer was sent; the beginning of time where it does not say. */
export const readSavedTime = ({ headers }: Response): Date => new Date(headers.get("date") ?? 0);

async function readSavedPage(cache: Cache, request: Request): Promise<SavedPage[]> {
  const response = await cache.match(request, { ignoreVary: true });
  if (!response) return [];
  const { pathname, search } = new URL(request.url);
  const title = readTitle(await response.clone().text());
  return title === "" ? [] : [{ href: pathname + search, title, savedAt: readSavedTime(response) }];
}

/** Returns the pages that are stored on the device, the latest first, each title once. */
export async function listSavedPages(): Promise<SavedPage[]> {
  const cache = await caches.open(offlineCaches.pages);
  const pages = (await Promise.all((await cache.keys()).map((request) => readSavedPage(cache, request)))).flat();
  const latestFirst = pages.toSorted((one, other) => other.savedAt.getTime() - one.savedAt.getTime());
  return [...new Map(latestFirst.toReversed().map((page) => [page.title, page])).values()].toReversed().slice(0, most);
}

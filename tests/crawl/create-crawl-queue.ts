import { getPageKind } from "./get-page-kind.ts";

interface QueueOptions {
  origin: string;
  /** Paths to start from. */
  from: readonly string[];
  /** Most pages taken of one kind; unlimited if absent. */
  maxPerKind?: number | undefined;
}

/** Most pages taken of a kind with group or query parameters, whose combinations are endless. */
const maxCombinations = 300;

/** Creates the queue of a crawl: each path of the site once, and those of one kind up to a limit. */
export function createCrawlQueue({ origin, from, maxPerKind = Number.POSITIVE_INFINITY }: QueueOptions) {
  const foundOn = new Map<string, string>(from.map((path) => [path, "the beginning"]));
  const waiting = [...foundOn.keys()];
  const kinds = new Map<string, number>();
  const anchorsByPage = new Map<string, Map<string, string>>();

  const hasRoom = (kind: string): boolean => {
    const limit = /groups|\?/.test(kind) ? Math.min(maxPerKind, maxCombinations) : maxPerKind;
    return (kinds.get(kind) ?? 0) < limit;
  };

  return {
    /** Number of taken pages by kind. */
    kinds,
    /** Link targets within pages (URL hashes) by path, each with a page that links to it. */
    anchorsByPage,
    /** Returns the number of paths that wait, including those beyond the limit of their kind. */
    count: () => waiting.length,
    /** Returns the page that contained the first link to a path. */
    getFoundOn: (path: string): string => foundOn.get(path)!,
    /** Adds the target of a link on a page, unless it leaves the site or was added before. */
    add(href: string, on: string): void {
      const url = new URL(href, origin + on);
      if (url.origin !== origin || !url.protocol.startsWith("http")) return;
      const path = url.pathname + url.search;
      if (url.hash.length > 1) {
        const anchors = anchorsByPage.get(path) ?? new Map<string, string>();
        anchorsByPage.set(path, anchors.set(decodeURIComponent(url.hash.slice(1)), on));
      }
      if (foundOn.has(path)) return;
      foundOn.set(path, on);
      waiting.push(path);
    },
    /** Takes the next path whose kind is below its limit; undefined if there is none. */
    next(): string | undefined {
      for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
        const kind = getPageKind(path);
        if (!hasRoom(kind)) continue;
        kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
        return path;
      }
      return undefined;
    },
  };
}

import { type PageFacts, readPage } from "./read-page.ts";

export interface VisitedPage extends PageFacts {
  path: string;
  status: number;
}

interface CrawlOptions {
  site: string;
  /** Paths to start from. */
  from: string[];
  /** Most pages visited of one kind; unlimited if absent. */
  maxPerKind?: number;
  /** Number of pages fetched in parallel. */
  concurrency?: number;
  onPage?: (page: VisitedPage, visited: number, waiting: number) => void;
}

export interface CrawlResult {
  pages: number;
  /** Dead links, each with a page that contains it. */
  dead: { href: string; on: string; why: string }[];
  /** Number of visited pages by kind. */
  kinds: Map<string, number>;
}

/** Most pages visited of a kind with group or query parameters, whose combinations are endless. */
const maxCombinations = 300;

/** Returns the kind of a path, without its ids: /view/hotel-#/meetingspace-#. */
export function getPageKind(path: string): string {
  const [, query = ""] = path.split("?");
  const kind = path
    .split("?")[0]!
    .replace(/^\/(?!view|ask|solutions|activity|case|xiaoer|zt)[a-z]+(?=\/|$)/, "/{city}")
    .replace(/(?:-\d+){5,}/, "-groups")
    .replaceAll(/\d+/g, "#")
    .replace(/\/tupian\/[a-z]+/, "/tupian/{type}")
    .replace(/\/vr\/[a-z]+/, "/vr/{type}");
  return kind + [...new URLSearchParams(query).keys()].map((name) => `?${name}`).join("");
}

/** Follows all internal links of a site on this machine. @throws Error for another host */
export async function crawl({ site, from, maxPerKind, concurrency = 2, onPage }: CrawlOptions): Promise<CrawlResult> {
  const { origin, hostname } = new URL(site);
  if (!["127.0.0.1", "localhost", "[::1]"].includes(hostname)) throw new Error(`${hostname} is not this machine.`);
  const foundOn = new Map<string, string>(from.map((path) => [path, "the beginning"]));
  const waiting = [...foundOn.keys()];
  const kinds = new Map<string, number>();
  /** Link targets within pages (URL hashes) by path, each with a page that links to it. */
  const anchorsByPage = new Map<string, Map<string, string>>();
  const dead: CrawlResult["dead"] = [];
  let pages = 0;

  const enqueue = (href: string, on: string) => {
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
  };

  const visit = async (path: string) => {
    const answer = await fetch(origin + path, { redirect: "manual" });
    const html = await answer.text();
    pages++;
    if (answer.status !== 200) {
      dead.push({ href: path, on: foundOn.get(path)!, why: String(answer.status) });
      return;
    }
    if (!answer.headers.get("content-type")?.startsWith("text/html")) return;
    const page = { ...readPage(html), path, status: answer.status };
    onPage?.(page, pages, waiting.length);
    for (const href of page.links) {
      if (!href.startsWith("#")) enqueue(href, path);
      else if (!page.ids.has(href.slice(1))) dead.push({ href, on: path, why: "no such place" });
    }
  };

  const visitAll = async () => {
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
      const kind = getPageKind(path);
      const before = kinds.get(kind) ?? 0;
      const limit = Math.min(
        maxPerKind ?? Number.POSITIVE_INFINITY,
        /groups|\?/.test(kind) ? maxCombinations : Number.POSITIVE_INFINITY,
      );
      if (before >= limit) continue;
      kinds.set(kind, before + 1);
      await visit(path);
    }
  };
  // All workers stop when the queue is empty for a moment, so restart them until it stays empty.
  while (waiting.length > 0) await Promise.all(Array.from({ length: concurrency }, visitAll));
  // Pages are fetched again to check hashes, so that ids are not held in memory during the crawl.
  for (const [path, anchors] of anchorsByPage) {
    const { ids } = readPage(await (await fetch(origin + path)).text());
    for (const [id, on] of anchors) if (!ids.has(id)) dead.push({ href: `${path}#${id}`, on, why: "no such place" });
  }
  return { pages, dead, kinds };
}

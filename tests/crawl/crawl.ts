import { setTimeout } from "node:timers/promises";
import { createCrawlQueue } from "./create-crawl-queue.ts";
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

/** Returns the links to hashes that their pages lack. Fetches the pages again, so that ids are not held in memory. */
async function findDeadAnchors(origin: string, anchorsByPage: ReadonlyMap<string, ReadonlyMap<string, string>>) {
  const dead: CrawlResult["dead"] = [];
  for (const [path, anchors] of anchorsByPage) {
    const { ids } = readPage(await (await fetch(origin + path)).text());
    for (const [id, on] of anchors) if (!ids.has(id)) dead.push({ href: `${path}#${id}`, on, why: "no such place" });
  }
  return dead;
}

/** Most times that one address is asked for again after "too many requests". */
const mostRepeats = 3;

/** Gets an address, and again after the pause that the server names while it answers "too many requests". */
async function get(address: string, repeats = mostRepeats): Promise<Response> {
  const answer = await fetch(address, { redirect: "manual" });
  if (answer.status !== 429 || repeats === 0) return answer;
  await answer.body?.cancel();
  await setTimeout(Number(answer.headers.get("retry-after")) * 1000);
  return get(address, repeats - 1);
}

/** Follows all internal links of a site on this machine. @throws Error for another host */
export async function crawl({ site, from, maxPerKind, concurrency = 2, onPage }: CrawlOptions): Promise<CrawlResult> {
  const { origin, hostname } = new URL(site);
  if (!["127.0.0.1", "localhost", "[::1]"].includes(hostname)) throw new Error(`${hostname} is not this machine.`);
  const queue = createCrawlQueue({ origin, from, maxPerKind });
  const dead: CrawlResult["dead"] = [];
  let pages = 0;

  const visit = async (path: string) => {
    const answer = await get(origin + path);
    const html = await answer.text();
    pages++;
    if (answer.status !== 200) {
      dead.push({ href: path, on: queue.getFoundOn(path), why: String(answer.status) });
      return;
    }
    if (!answer.headers.get("content-type")?.startsWith("text/html")) return;
    const page = { ...readPage(html), path, status: answer.status };
    onPage?.(page, pages, queue.count());
    for (const href of page.links) {
      if (!href.startsWith("#")) queue.add(href, path);
      else if (!page.ids.has(href.slice(1))) dead.push({ href, on: path, why: "no such place" });
    }
  };
  const visitAll = async () => {
    for (let path = queue.next(); path !== undefined; path = queue.next()) await visit(path);
  };
  // All workers stop when the queue is empty for a moment, so restart them until it stays empty.
  while (queue.count() > 0) await Promise.all(Array.from({ length: concurrency }, visitAll));
  return { pages, dead: [...dead, ...(await findDeadAnchors(origin, queue.anchorsByPage))], kinds: queue.kinds };
}

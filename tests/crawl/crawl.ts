import { type PageRead, readPage } from "./read-page.ts";

export interface Visited extends PageRead {
  path: string;
  status: number;
}

interface CrawlOptions {
  site: string;
  /** Paths to begin with. */
  from: string[];
  /** Pages of one kind that are looked at, at most; all where absent. */
  each?: number;
  /** Pages in the work at a time. */
  abreast?: number;
  onPage?: (page: Visited, visited: number, waiting: number) => void;
}

export interface Crawled {
  pages: number;
  /** Links that lead nowhere, each with a page that has it. */
  dead: { href: string; on: string; why: string }[];
  /** Kinds of pages, each with how many were looked at. */
  kinds: Map<string, number>;
}

/** Lists and what stands in a query have endless combinations: of each kind so many are looked at. */
const combinations = 300;

/** What a path is about, without which one: /view/hotel-#/meetingspace-#. */
export function kindOf(path: string): string {
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

/** Follows every internal link from page to page. Only for a site of one's own. */
export async function crawl({ site, from, each, abreast = 2, onPage }: CrawlOptions): Promise<Crawled> {
  const { origin, hostname } = new URL(site);
  if (!["127.0.0.1", "localhost", "[::1]"].includes(hostname)) throw new Error(`${hostname} is not this machine.`);
  const foundOn = new Map<string, string>(from.map((path) => [path, "the beginning"]));
  const waiting = [...foundOn.keys()];
  const kinds = new Map<string, number>();
  /** Places on pages that links lead to, by page. */
  const places = new Map<string, Map<string, string>>();
  const dead: Crawled["dead"] = [];
  let pages = 0;

  const take = (href: string, on: string) => {
    const url = new URL(href, origin + on);
    if (url.origin !== origin || !url.protocol.startsWith("http")) return;
    const path = url.pathname + url.search;
    if (url.hash.length > 1) {
      const known = places.get(path) ?? new Map<string, string>();
      places.set(path, known.set(decodeURIComponent(url.hash.slice(1)), on));
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
      if (!href.startsWith("#")) take(href, path);
      else if (!page.ids.has(href.slice(1))) dead.push({ href, on: path, why: "no such place" });
    }
  };

  const walk = async () => {
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
      const kind = kindOf(path);
      const before = kinds.get(kind) ?? 0;
      const most = Math.min(
        each ?? Number.POSITIVE_INFINITY,
        /groups|\?/.test(kind) ? combinations : Number.POSITIVE_INFINITY,
      );
      if (before >= most) continue;
      kinds.set(kind, before + 1);
      await visit(path);
    }
  };
  // One page alone gives the others work.
  while (waiting.length > 0) await Promise.all(Array.from({ length: abreast }, walk));
  // Asked for once more, so that no page's ids are held for the whole walk.
  for (const [path, wanted] of places) {
    const { ids } = readPage(await (await fetch(origin + path)).text());
    for (const [id, on] of wanted) if (!ids.has(id)) dead.push({ href: `${path}#${id}`, on, why: "no such place" });
  }
  return { pages, dead, kinds };
}

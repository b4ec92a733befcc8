import { expect, test } from "vitest";
import { createCrawlQueue } from "./create-crawl-queue.ts";

const origin = "http://site.example";
/** Returns every path that waits. */
function drain(queue: ReturnType<typeof createCrawlQueue>): string[] {
  const path = queue.next();
  return path === undefined ? [] : [path, ...drain(queue)];
}

test("takes each path of the site once, with the page that first linked to it", () => {
  const queue = createCrawlQueue({ origin, from: ["/"] });
  for (const href of ["/ask", "ask", "/ask#top", "/", "https://other.example/ask", "mailto:a@b.example"]) {
    queue.add(href, "/");
  }
  expect(queue.count()).toBe(2);
  expect(drain(queue)).toEqual(["/", "/ask"]);
  expect(queue.getFoundOn("/ask")).toBe("/");
});

test("collects the hashes of links by page", () => {
  const queue = createCrawlQueue({ origin, from: ["/"] });
  queue.add("/ask#%E9%97%AE", "/");
  queue.add("/ask#b", "/beijing");
  expect([...queue.anchorsByPage.get("/ask")!]).toEqual([
    ["问", "/"],
    ["b", "/beijing"],
  ]);
});

test("takes at most so many pages of a kind, and 300 of one with query parameters", () => {
  const ids = Array.from({ length: 400 }, (_, at) => at + 1);
  const venues = createCrawlQueue({ origin, from: ids.map((id) => `/view/hotel-${id}`), maxPerKind: 5 });
  expect(drain(venues)).toHaveLength(5);
  expect(venues.kinds).toEqual(new Map([["/view/hotel-#", 5]]));
  const pages = createCrawlQueue({ origin, from: ids.map((id) => `/ask?page=${id}`) });
  expect(drain(pages)).toHaveLength(300);
});

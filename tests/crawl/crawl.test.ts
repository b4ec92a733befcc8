import { beforeAll, describe, expect, inject, it } from "vitest";
import { type CrawlResult, crawl, type VisitedPage } from "./crawl.ts";
import { readSitemapPaths } from "./read-sitemap-paths.ts";

const site = inject("url");
/** Most pages visited of each kind; `npm run crawl` visits all of them. */
const maxPerKind = 12;
const visited: VisitedPage[] = [];
let crawled: CrawlResult;
let sitemapPages: Set<string>;

beforeAll(async () => {
  sitemapPages = new Set(await readSitemapPaths(site));
  crawled = await crawl({ site, from: ["/"], maxPerKind, onPage: (page) => visited.push(page) });
}, 300_000);

describe("crawling along the links", () => {
  it("reaches every kind of page and finds no dead link", () => {
    expect(crawled.dead).toEqual([]);
    expect([...crawled.kinds.keys()]).toEqual(
      expect.arrayContaining([
        "/{city}",
        "/{city}/changdi-groups",
        "/{city}/kongjian-groups",
        "/view/hotel-#",
        "/view/huiyishi-#",
        "/view/anli-#",
        "/view/kefang-#",
        "/view/canyin-#",
        "/view/peitao-#",
        "/view/weizhi-#",
        "/view/hotel-#-detailInfo",
        "/view/hotel-#-nearby",
        "/view/hotel-#/meetingspace-#",
        "/view/hotel-#/tupian",
        "/view/hotel-#/vr",
        "/view/image-#",
        "/solutions",
        "/solutions/#",
        "/ask",
        "/ask/#",
        "/ask?tag",
        "/case/submit",
      ]),
    );
  });

  it("finds the same indexable pages as the site map", () => {
    const indexed = visited.filter(({ canonical, noindex, path }) => !noindex && canonical === site + path);
    expect(indexed.length).toBeGreaterThan(150);
    expect(indexed.filter(({ path }) => !sitemapPages.has(path)).map(({ path }) => path)).toEqual([]);
    const wrong = visited.filter(
      ({ path, canonical, noindex }) => sitemapPages.has(path) && (noindex || canonical !== site + path),
    );
    expect(wrong.map(({ path }) => path)).toEqual([]);
  });

  it("finds no duplicate titles among indexable pages", () => {
    const indexed = visited.filter(({ canonical, noindex, path }) => !noindex && canonical === site + path);
    const byTitle = Map.groupBy(indexed, ({ title }) => title);
    expect(
      [...byTitle.values()].filter((pages) => pages.length > 1).map((pages) => pages.map(({ path }) => path)),
    ).toEqual([]);
  });
});

describe("the site map", () => {
  it("lists every page once, in parts within the limits of search engines", async () => {
    const all = await readSitemapPaths(site);
    expect(all.length).toBe(new Set(all).size);
    expect(all.length).toBeGreaterThan(40_000);
    expect(all.every((path) => path.startsWith("/"))).toBe(true);
    const index = await (await fetch(`${site}/sitemap.xml`)).text();
    for (const [, part] of index.matchAll(/<loc>([^<]*)<\/loc>/g)) {
      const answer = await fetch(part!);
      expect(answer.headers.get("content-type")).toBe("application/xml; charset=utf-8");
      const xml = await answer.text();
      expect(xml.length).toBeLessThan(50_000_000);
      expect(xml.split("<url>").length - 1).toBeLessThanOrEqual(50_000);
    }
  });

  it("lists only existing, indexable pages", async () => {
    const all = [...sitemapPages];
    for (let at = 0; at < all.length; at += Math.ceil(all.length / 60)) {
      const answer = await fetch(site + all[at]!);
      const html = await answer.text();
      expect([all[at], answer.status, /content="noindex/.test(html)]).toEqual([all[at], 200, false]);
      expect(html).toContain(`<link rel="canonical" href="${(site + all[at]!).replaceAll("&", "&amp;")}"`);
    }
  });

  it("is named by robots.txt and answers 404 for an unknown part", async () => {
    expect(await (await fetch(`${site}/robots.txt`)).text()).toContain(`Sitemap: ${site}/sitemap.xml\n`);
    for (const part of ["venues-beijing-99", "venues-nowhere-1", "venues-beijing-0", "site.xml.xml", "../site"]) {
      expect([part, (await fetch(`${site}/sitemap/${part}.xml`)).status]).toEqual([part, 404]);
    }
  });
});

import { request } from "node:http";
import { beforeAll, describe, expect, inject, test } from "vitest";
import { waitForHydration, type BrowserSession, openBrowser, widths } from "../e2e/open-browser.ts";
import { servePlaceholderPictures } from "../e2e/network/serve-placeholder-pictures.ts";
import { visitedPages } from "../e2e/visited-pages.ts";
import { pageRoutes } from "#web/page-routes.ts";
import { buildGroupUrlCases } from "./build-group-url-cases.ts";
import { buildUrlCases } from "./build-url-cases.ts";
import { pageSubjects } from "./page-subjects.ts";
import { listUngroupedNumbers } from "./list-ungrouped-numbers.ts";
import type { UrlCase } from "./url-case.ts";

const site = inject("url");

/** Requests exactly this path; fetch would normalise `//` and `\`. */
const requestPath = (path: string) =>
  new Promise<{ status: number; location: string | undefined; body: string }>((resolve, reject) => {
    const { hostname, port } = new URL(site);
    const sent = request({ hostname, port, path, headers: { "accept-encoding": "identity" } }, (answer) => {
      const chunks: Buffer[] = [];
      const zipped = answer.headers["content-encoding"];
      answer.on("data", (chunk: Buffer) => chunks.push(chunk));
      answer.on("end", async () => {
        const { gunzipSync } = await import("node:zlib");
        const bytes = Buffer.concat(chunks);
        const body = (zipped === "gzip" ? gunzipSync(bytes) : bytes).toString();
        resolve({ status: answer.statusCode ?? 0, location: answer.headers.location, body });
      });
    });
    sent.on("error", reject);
    sent.end();
  });

async function firstIds() {
  const list = async (call: string, groups: number) => {
    const answer = await fetch(`${site}/api/searchSite/${call}?city=beijing&searchParams=${"-0".repeat(groups)}`);
    return ((await answer.json()) as { data: { list: { id: string; venueId: string }[] } }).data.list;
  };
  const [space] = await list("getAggregateNewConference", 11);
  const venues = await list("getAggregateSoHotelList", 5);
  const other = venues.find((row) => row.id !== space!.venueId)!;
  return { venue: space!.venueId, space: space!.id, other: other.id };
}

/** The tag of every page: fixed, without zoom by the visitor. */
const viewport =
  '<meta content="width=device-width, initial-scale=1.0, maximum-scale=1.0, user-scalable=no, viewport-fit=cover" name="viewport"/>';

const ids = await firstIds();
const table: UrlCase[] = [...buildUrlCases(ids), ...buildGroupUrlCases()];

/** Returns the expression of a route's path: a parameter is any text of a segment, `{-$name}` may be missing. */
const toPattern = (path: string): RegExp =>
  new RegExp(`^${path.replaceAll(/\/\{-\$\w+\}/g, "(?:/[^/]+)?").replaceAll(/\{?\$\w+\}?/g, "[^/]+")}/?$`);

/** Pages without a case: a development build's own, and those of one demand and one shared list, which their own tests open. */
const withoutCase = ["dev-parts", "demand", "shared-list"];

test.each(pageRoutes.filter(({ page }) => !withoutCase.includes(page)))(
  "a row of the table opens $path",
  ({ path }) => {
    const opened = table.filter(({ status }) => status === 200).map(({ url }) => new URL(url, site).pathname);
    expect(opened.filter((url) => toPattern(path).test(url))).not.toEqual([]);
  },
);

describe("URLs of section 2, server answers", () => {
  test.each(table)("$url: $status, $why", async ({ url, status, target }) => {
    const answer = await requestPath(url);
    expect(answer.status).toBe(status);
    if (status === 200 || status === 404) {
      expect(answer.body).toContain(viewport);
      expect(answer.body).toMatch(/<script>[^<]*"\/assets\/maps-[\w-]+\.js"/);
    }
    if (status === 302 || status === 308) expect(answer.location).toBe(target);
    if (status === 404) {
      expect(answer.body).toContain("Page Not Found: ");
      expect(answer.body).toContain('content="noindex');
    }
    if (status === 200) {
      const canonical = /<link rel="canonical" href="([^"]*)"/.exec(answer.body)?.[1];
      expect(canonical).toBe(site + (target ?? new URL(url, site).pathname));
      expect(listUngroupedNumbers(answer.body)).toEqual([]);
    }
  });
});

describe("what a page of section 2 is for", () => {
  test.each(pageSubjects)("$url is the page of $subject", async ({ url, subject, hasForm }) => {
    const { body } = await requestPath(url.replace("{venue}", ids.venue).replace("{space}", ids.space));
    expect(/<title[^>]*>([^<]*)<\/title>/.exec(body)?.[1]).toContain(subject);
    if (hasForm) expect(/<form[^>]* action="\/forms\/(?:common|activity)\//.test(body)).toBe(true);
  });
});

test("the check of separators sees a count, and no year, code, mobile or address", () => {
  const html =
    '<p aria-label="1500 个">共 <b>12800</b> 个，2026 年</p><a href="/x-1200">13800138000，00000000，1,200，A1000，02-1200</a>';
  expect(listUngroupedNumbers(html)).toEqual(["|共 |12800| 个，2026 年", "1500 个"]);
});

describe("URLs of section 2, hydration", () => {
  let open: BrowserSession;
  beforeAll(async () => {
    open = await openBrowser(widths[0]);
    await servePlaceholderPictures(open.page);
  });

  // The server answers every row above. Pages that `pages-phone` visits are left to it; of the 404 pages, which are one page, the
  // browser opens one for each first path segment.
  const visited = new Set<string>(visitedPages.map(({ path }) => path));
  const segments = new Set<string>();
  const isNewSegment = ({ url }: UrlCase) => {
    const [, segment = ""] = url.toLowerCase().split(/[/?]/);
    return !segments.has(segment) && segments.add(segment);
  };
  test.each(
    table.filter((row) => (row.status === 200 && !visited.has(row.url)) || (row.status === 404 && isNewSegment(row))),
  )("$url hydrates without errors", async ({ url, status }) => {
    open.problems.length = 0;
    const answer = await open.page.goto(site + url, { waitUntil: "commit" });
    expect(answer?.status()).toBe(status);
    await waitForHydration(open.page);
    // The browser reports a document with status 404 as a failed load.
    expect(open.problems.filter((line) => !(status === 404 && /status of 404/.test(line)))).toEqual([]);
    if (status === 404) expect(await open.page.textContent("main")).toContain("Page Not Found: ");
  });

  test("client navigation drops a trailing slash and preserves query and hash", async () => {
    await open.page.goto(`${site}/case/submit`);
    await waitForHydration(open.page);
    await open.page.evaluate(() => {
      const link = document.createElement("a");
      link.href = "/beijing/?q=a#foot";
      link.textContent = "go";
      link.id = "probe";
      document.body.append(link);
    });
    // Not by the mouse: the link stands behind the footer.
    await open.page.locator("#probe").evaluate((link: HTMLElement) => link.click());
    await open.page.waitForURL(`${site}/beijing?q=a#foot`);
    expect(await open.page.locator('link[rel="canonical"]').getAttribute("href")).toBe(`${site}/beijing`);
  });
});

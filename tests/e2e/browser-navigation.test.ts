import type { Page, Route } from "playwright-core";
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from "vitest";
import {
  type BrowserSession,
  installShiftableClock,
  openBrowser,
  shiftClock,
  waitForHydration,
  widths,
} from "./open-browser.ts";

const site = inject("url");
/** A busy machine may take its time. */
const slowMachine = { timeout: 15_000 };
let open: BrowserSession;
let page: Page;
beforeAll(async () => {
  open = await openBrowser(widths[0]);
  page = open.page;
  await installShiftableClock(page);
});
afterAll(() => open.close());

/** Opens a page whose first link leads to each target in turn, as a visitor's tap does. */
async function goto(path: string): Promise<void> {
  await page.goto(site + path);
  await waitForHydration(page);
}
const follow = (href: string) =>
  page.evaluate((target) => {
    const link = document.querySelector<HTMLAnchorElement>(
      "header a[href^='/'], footer a[href^='/'], main a[href^='/']",
    )!;
    const before = link.getAttribute("href")!;
    link.setAttribute("href", target);
    link.click();
    link.setAttribute("href", before);
  }, href);
/** Waits until the page of a path stands. */
const expectPage = (path: string) =>
  page.locator(`link[rel=canonical][href$='${path}']`).waitFor({ state: "attached" });

const solutions = "**/api/solution/getSolutionList*";
/** Holds the data of /solutions until the returned function is called. */
async function holdSolutions(): Promise<(answer?: Parameters<Route["fulfill"]>[0]) => Promise<void>> {
  const held: Route[] = [];
  await page.route(solutions, (route) => void held.push(route));
  return async (answer) => {
    if (answer) await expect.poll(() => held.length, slowMachine).toBeGreaterThan(0);
    // A request that its page ended has nobody to answer.
    for (const route of held) await (answer ? route.fulfill(answer) : route.continue()).catch(() => undefined);
    await page.unroute(solutions);
  };
}
const loadingToast = () => page.locator("[popover]").getByText("加载中...");
const expectNoToast = () => loadingToast().waitFor({ state: "detached" });

describe("the loading toast", () => {
  test("stands in the middle from the start of a navigation, is announced, and stays until the page does", async () => {
    await goto("/ask");
    const release = await holdSolutions();
    await follow("/solutions");
    await loadingToast().waitFor();
    await page.locator("[role=status][aria-live=polite]").getByText("加载中...").waitFor({ state: "attached" });
    await page.waitForFunction(() =>
      document
        .getAnimations()
        // What follows the scroll position runs for as long as the page stands.
        .every(({ playState, timeline }) => playState === "finished" || !(timeline instanceof DocumentTimeline)),
    );
    const { x, y, width, height } = (await loadingToast().boundingBox())!;
    expect(Math.abs(x + width / 2 - widths[0].width / 2)).toBeLessThan(2);
    expect(Math.abs(y + height / 2 - widths[0].height / 2)).toBeLessThan(2);
    await page.keyboard.press("Escape");
    await page.mouse.click(5, 400);
    await loadingToast().click();
    expect(await loadingToast().isVisible()).toBe(true);
    await release();
    await expectPage("/solutions");
    await expectNoToast();
  });

  test("closes where the page fails", async () => {
    await goto("/ask");
    const release = await holdSolutions();
    await follow("/solutions");
    await loadingToast().waitFor();
    await release({ status: 500, body: "" });
    await page.getByRole("alert").getByRole("heading", { name: "出错了" }).waitFor();
    await expectNoToast();
  });

  test("follows the navigation that replaces another, and going back", async () => {
    await goto("/ask");
    const release = await holdSolutions();
    await follow("/solutions");
    await loadingToast().waitFor();
    await follow("/cases");
    await expectPage("/cases");
    await expectNoToast();
    await follow("/solutions");
    await loadingToast().waitFor();
    await page.goBack();
    await expectPage("/cases");
    await expectNoToast();
    await release();
    await page.goForward();
    await expectPage("/solutions");
    await expectNoToast();
  });

  test("is in Chinese on English pages too", async () => {
    await goto("/marketing/langham/en");
    let release = () => {};
    const index = /\/api\/marketing\/getLanghamGroupIndex/;
    await page.route(index, (route) => {
      release = () => void route.continue();
    });
    await follow("/marketing/langham/en/dining");
    await loadingToast().waitFor();
    release();
    await expectNoToast();
    await page.unroute(index);
  });

  test("comes with the first frame of a navigation, and not for a page that stands in it", async () => {
    await goto("/ask");
    await follow("/cases");
    await expectPage("/cases");
    await expectNoToast();
    // The next frame comes when the test says so.
    await page.evaluate(() => {
      const waiting = new Map<number, FrameRequestCallback>();
      let last = 0;
      Object.assign(window, {
        requestAnimationFrame: (callback: FrameRequestCallback) => {
          waiting.set(++last, callback);
          return last;
        },
        cancelAnimationFrame: (id: number) => waiting.delete(id),
        runFrame: () => {
          for (const [id, callback] of waiting) if (waiting.delete(id)) callback(performance.now());
        },
      });
    });
    const runFrame = () => page.evaluate(() => (window as unknown as { runFrame: () => void }).runFrame());
    await page.goBack();
    await expectPage("/ask");
    await page.waitForFunction(() => document.title.includes("问答"));
    await runFrame();
    expect(await loadingToast().count()).toBe(0);
    const release = await holdSolutions();
    await follow("/solutions");
    expect(await loadingToast().count()).toBe(0);
    const runAndCount = () => runFrame().then(() => loadingToast().count());
    await expect.poll(runAndCount, slowMachine).toBe(1);
    await release();
    await expectNoToast();
  });
});

describe("addresses", () => {
  beforeEach(() => goto("/ask"));

  test.each([
    ["a trailing slash", "/solutions/?page=1#main", "/solutions?page=1#main"],
    ["two leading slashes", "//solutions", "/solutions"],
  ])("%s of a path in the history goes when the history leads to it", async (_, path, corrected) => {
    await page.evaluate((written) => history.pushState(null, "", location.origin + written), path);
    await follow("/cases");
    await expectPage("/cases");
    await page.goBack();
    await expectPage("/solutions");
    await page.waitForURL(site + corrected);
  });

  test.each([
    ["an invalid parameter", "/view/hotel-abc"],
    ["a list with the forbidden k", "/beijing/changdi-0-0-0-0-0?k=1"],
    ["no route", "/no/such/page"],
  ])("%s is the 404 page with its message, which the next navigation clears", async (_, path) => {
    await follow(path);
    await page.getByText(`Page Not Found: ${path.split("?")[0]}`).waitFor();
    await follow("/cases");
    await expectPage("/cases");
    await page.getByText("Page Not Found").waitFor({ state: "detached" });
  });

  test("a trailing slash goes, with query and hash kept, in the document and in the page", async () => {
    await page.goto(`${site}/solutions/?utm_source=a#foot`);
    expect(page.url()).toBe(`${site}/solutions?utm_source=a#foot`);
    await waitForHydration(page);
    await follow("/cases/?utm_source=b#main");
    await page.waitForURL(`${site}/cases?utm_source=b#main`);
    await expectPage("/cases");
    await page.goto(site);
    expect(page.url()).toBe(`${site}/`);
  });

  test("links of an answer lead to this site only: scripts and other sites lose their link", async () => {
    const hrefs = ["javascript:document.title='run'", "https://evil.example/", "https:evil.example", "/cases"];
    await page.route("**/api/home/getHomePage*", async (route) => {
      const answer = await route.fetch();
      const envelope = (await answer.json()) as { data: { kinds: object[] } };
      const [first] = envelope.data.kinds;
      envelope.data.kinds = hrefs.map((href) => ({ ...first, id: href, name: href, href }));
      await route.fulfill({ response: answer, json: envelope });
    });
    await follow("/");
    const kindLink = (href: string) => page.locator("main li a", { has: page.getByText(href, { exact: true }) });
    await kindLink("/cases").waitFor();
    for (const href of hrefs.slice(0, 3)) {
      expect(await kindLink(href).getAttribute("href")).toBeNull();
      await kindLink(href).click();
    }
    expect(page.url()).toBe(`${site}/`);
    expect(await page.title()).not.toBe("run");
    await page.unroute("**/api/home/getHomePage*");
    await kindLink("/cases").click();
    await expectPage("/cases");
    expect(open.problems.filter((line) => line.startsWith("left the site"))).toEqual([]);
  });
});

test("a chunk that stays lost reloads once in ten seconds, by a time kept in session storage", async () => {
  await goto("/ask");
  let documents = 0;
  /** Chunks that the present document lost. */
  let lost = 0;
  page.on("request", (request) => {
    if (!request.isNavigationRequest()) return;
    documents++;
    lost = 0;
  });
  const chunks = /\/assets\/page-.*\.js$/;
  await page.route(chunks, (route) => {
    lost++;
    return route.abort();
  });
  const target = "/solutions?page=1#foot";
  await page.evaluate(() => Object.assign(window, { isFirstDocument: true }));
  await follow(target);
  await page.waitForFunction(() => !("isFirstDocument" in window));
  expect(page.url()).toBe(site + target);
  await expect.poll(() => lost, slowMachine).toBeGreaterThan(0);
  await page.getByRole("heading", { level: 1 }).first().waitFor();
  const stored = await page.evaluate(() => [
    JSON.stringify({ ...sessionStorage }),
    JSON.stringify({ ...localStorage }),
  ]);
  expect(stored[0]).toContain("reloaded-at");
  expect(stored[1]).not.toContain("reloaded-at");
  expect(documents).toBe(1);
  await page.unroute(chunks);
  await page.reload();
  await waitForHydration(page);
  documents = 0;
  await page.route(chunks, (route) => route.abort());
  await shiftClock(page, 10_000);
  await follow("/cases");
  await expect.poll(() => documents, slowMachine).toBe(1);
  await page.getByRole("heading", { level: 1 }).first().waitFor();
  await page.unroute(chunks);
});

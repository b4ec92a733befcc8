import { type Browser, chromium, type Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { type BrowserSession, chromiumPath, openBrowser, waitForHydration, widths } from "./open-browser.ts";
import { servePlaceholderPictures } from "./network/serve-placeholder-pictures.ts";

const site = inject("url");
const venue = "/view/hotel-1100000001";
const paths = [
  "/beijing",
  "/beijing/changdi-0-0-0-200-2",
  venue,
  `${venue}/meetingspace-1100000001002`,
  "/case/submit",
  "/cases?type=training&case=2",
  "/ask/1",
  "/zt/marriott",
  "/activity/budget?city=shanghai&eventType=annual-meeting&people=300&days=2",
  inject("demandHref"),
  "/no/such/page",
];

/** Returns place, size and look of every element of the body, one line each; dialogs and popovers are closed and not painted. */
const listBoxes = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.body.querySelectorAll(":not(dialog, [popover])")].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const { display, color, backgroundColor, font, border, opacity, position, fill, stroke, visibility } =
        getComputedStyle(element);
      const looks = [display, color, backgroundColor, font, border, opacity, position, fill, stroke, visibility];
      const box = [x, y, width, height].map((value) => Math.round(value * 10) / 10);
      return [element.nodeName, element.className, ...box, ...looks].join(" ");
    }),
  );

/** Returns the place in its list of the first row that is not laid out, -1 where all are. */
const findDeferred = (page: Page): Promise<number> =>
  page.evaluate(() =>
    [...document.querySelectorAll("main ol > li article")].findIndex(
      (row) => !row.checkVisibility({ contentVisibilityAuto: true }),
    ),
  );

/** Loads the complete sheets as the page's script does, which these pages do not load. */
const loadCompleteSheets = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const links = document.getElementById("sheets")!.textContent.matchAll(/href="([^"]+)"/g);
    await Promise.all(
      [...links].map(([, href]) => {
        const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href });
        document.head.append(link);
        return new Promise((resolve, reject) => Object.assign(link, { onload: resolve, onerror: reject }));
      }),
    );
  });

describe("a document", () => {
  let open: BrowserSession;
  beforeAll(async () => {
    open = await openBrowser(widths[0]);
    await servePlaceholderPictures(open.page);
    await open.page.route("**/assets/*.js", (route) => route.abort());
  });
  afterAll(() => open.close());

  test.each(paths)("%s is painted with its own style as with the complete sheets", async (path) => {
    const { page } = open;
    await page.setViewportSize(widths[0]);
    await page.goto(site + path, { waitUntil: "domcontentloaded" });
    expect(await page.locator("link[rel=stylesheet]").count()).toBe(0);
    // Everything is laid out, not what the screen has shown so far alone.
    await page.evaluate(() => delete document.documentElement.dataset.deferred);
    const narrow = await listBoxes(page);
    await page.setViewportSize(widths[1]);
    const wide = await listBoxes(page);
    await loadCompleteSheets(page);
    expect(await listBoxes(page)).toEqual(wide);
    await page.setViewportSize(widths[0]);
    expect(await listBoxes(page)).toEqual(narrow);
    expect(narrow).not.toEqual(wide);
  });

  test.each([
    ["of another text size", 390, 24],
    ["in a window narrower than a phone's", 300, 16],
  ])("a visitor %s has the complete sheets before the first paint", async (_, width, size) => {
    const { page } = open;
    await page.setViewportSize({ width, height: 800 });
    await page.goto(`${site}/app/open`);
    const store = (value: number) =>
      page.evaluate((json) => localStorage.setItem("huizhi:text-size", json), JSON.stringify({ version: 1, value }));
    await store(size);
    await page.goto(`${site}/beijing/changdi-0-0-0-200-2`, { waitUntil: "domcontentloaded" });
    expect(await page.locator("link[rel=stylesheet]").count()).toBeGreaterThan(0);
    const first = await listBoxes(page);
    await loadCompleteSheets(page);
    expect(await listBoxes(page)).toEqual(first);
    await store(16);
  });

  test("what is far below the screen is laid out when it is scrolled to, and at once where a place is scrolled back to", async () => {
    const { page } = open;
    await page.goto(`${site}/beijing/changdi-0-0-0-0-0`);
    const first = await findDeferred(page);
    // Three rows fill a screen.
    expect(first).toBeGreaterThan(2);
    await page.evaluate(() => window.scrollTo({ top: 800 }));
    await expect.poll(() => findDeferred(page)).not.toBe(first);
    await page.reload();
    expect(await findDeferred(page)).toBe(-1);
  });
});

describe("the browser's own navigation", () => {
  let browser: Browser;
  let page: Page;
  beforeAll(async () => {
    // Playwright turns the back/forward cache off by default.
    browser = await chromium.launch({
      executablePath: chromiumPath,
      args: [
        "--no-sandbox",
        "--disable-background-networking",
        "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1",
      ],
      ignoreDefaultArgs: ["--disable-back-forward-cache"],
    });
    page = await browser.newPage();
    await page.addInitScript(() => {
      window.addEventListener("pageshow", ({ persisted }) => {
        document.documentElement.dataset.restored = String(persisted);
      });
    });
  });
  afterAll(() => browser.close());

  /** Leaves a page and goes back to it; returns whether the browser shows it as it was left. */
  const comeBack = async (path: string): Promise<boolean> => {
    await page.goto(site + path, { waitUntil: "networkidle" });
    await page.goto(`${site}/solutions`);
    // Waiting for a navigation would never end: no document is loaded.
    await page.evaluate(() => window.history.back());
    const readState = () => page.evaluate(() => [location.pathname, document.documentElement.dataset.restored]);
    await expect.poll(readState).toEqual([path, expect.stringMatching(/true|false/)]);
    return (await readState())[1] === "true";
  };

  // The browser itself gives a page up that it could not freeze in time, as on a busy machine; one that forbids it never comes back.
  test("a page that has started is laid out", async () => {
    await page.setViewportSize(widths[0]);
    await page.goto(`${site}/beijing/changdi-0-0-0-0-0`);
    expect(await findDeferred(page)).toBeGreaterThan(2);
    await waitForHydration(page);
    await expect.poll(() => findDeferred(page)).toBe(-1);
  });

  test.each(["/beijing/changdi-0-0-0-200-2", "/case/submit"])("%s comes back as it was left", async (path) => {
    const visits = [await comeBack(path)];
    while (visits.length < 4 && !visits.includes(true)) visits.push(await comeBack(path));
    expect(visits).toContain(true);
  });

  test("fetches the document of a link that a pointer rests on, as long as React does not navigate", async () => {
    await page.route("**/assets/*.js", (route) => route.abort());
    await page.goto(`${site}/beijing/changdi-0-0-0-200-2`);
    const devtools = await page.context().newCDPSession(page);
    const fetched: string[] = [];
    devtools.on("Preload.prefetchStatusUpdated", ({ prefetchUrl, status }) => {
      if (status === "Ready") fetched.push(new URL(prefetchUrl).pathname);
    });
    await devtools.send("Preload.enable");
    const link = page.locator("main h3 a").first();
    await link.hover();
    const { pathname } = new URL((await link.getAttribute("href"))!, site);
    await expect.poll(() => fetched).toContain(pathname);
  });
});

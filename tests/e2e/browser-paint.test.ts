import { type Browser, chromium, type Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { createPagePool, pages } from "./describe-pages.ts";
import { type BrowserSession, openBrowser, readLayoutShifts, waitForHydration, widths } from "./open-browser.ts";
import { serveInPieces } from "./network/serve-in-pieces.ts";
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

/** Returns place, size and look of every element of the body, one line each. */
const listBoxes = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.body.querySelectorAll("*")].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const { display, color, backgroundColor, font, border, opacity, position, fill, stroke, visibility } =
        getComputedStyle(element);
      const looks = [display, color, backgroundColor, font, border, opacity, position, fill, stroke, visibility];
      const box = [x, y, width, height].map((value) => Math.round(value * 10) / 10);
      return [element.nodeName, element.className, ...box, ...looks].join(" ");
    }),
  );

/** Loads the complete sheets as the page's script does, which these pages do not load. */
const loadCompleteSheets = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const { sheets = "" } = document.querySelector<HTMLElement>("style[data-sheets]")!.dataset;
    await Promise.all(
      sheets.split(" ").map((href) => {
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
    const narrow = await listBoxes(page);
    await page.setViewportSize(widths[1]);
    const wide = await listBoxes(page);
    await loadCompleteSheets(page);
    expect(await listBoxes(page)).toEqual(wide);
    await page.setViewportSize(widths[0]);
    expect(await listBoxes(page)).toEqual(narrow);
    expect(narrow).not.toEqual(wide);
  });
});

/** What a visitor's browser remembers: a city, a larger text, drafts of the forms, a sentence, a checklist. */
function storeState(): void {
  const store = (name: string, value: unknown) =>
    localStorage.setItem(`huizhi:${name}`, JSON.stringify({ version: 1, value }));
  const values = {
    name: "陈女士",
    company: "示例公司",
    cityCode: "310000",
    cityName: "上海",
    eventType: "training",
    startDate: "2027-03-01",
    endDate: "2027-03-02",
    days: 2,
    people: 180,
    layout: "classroom",
    budget: 40000,
    needs: ["led"],
  };
  for (const name of ["demand-draft", "demand-draft-en"]) store(name, { savedAt: Date.now(), values, initial: {} });
  store("text-size", 24);
  store("city", { code: "310000", name: "上海", pinyin: "shanghai", byUser: true });
  store("solution-8", { done: [0, 1], day: "2027-01-01" });
}

/** Scrolls through the page and waits until nothing more comes: pictures, and what is loaded near the viewport. */
const scrollToEnd = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const rest = () => new Promise((done) => setTimeout(done, 100));
    const nextFrames = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    // A page that changes nothing may be given no frame while others are painted.
    const paint = () => Promise.race([nextFrames(), rest()]);
    const isAtEnd = () => window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 1;
    // A page may stretch as it is scrolled, but not for ever.
    for (let step = 0; step < 60 && !isAtEnd(); step++) {
      window.scrollBy({ top: window.innerHeight * 0.8, behavior: "instant" });
      await paint();
    }
    for (let before = -1, loaded = 0; before !== loaded; ) {
      before = loaded;
      await rest();
      loaded = performance.getEntriesByType("resource").length;
    }
    await paint();
  });

/** The short form of a page, whose code is loaded when it comes near, and what the server draws in its place. */
const shortForm = { skeleton: "[data-restores='demand-mending']", loaded: "form:has([name=website])" };

const measureHeight = (page: Page, selector: string): Promise<number | undefined> =>
  page.evaluate((one) => document.querySelector(one)?.getBoundingClientRect().height, selector);

/** Pages whose form, map or plan stands beside other parts in a wide window: the others have one column there as on a phone. */
const inColumns =
  /^(home|(venue|space) list|venue|space|location|all cases|hotel group|scheme|annual|budget|solution|question|demand|enterprise|Langham in|South-east|several|day topic|clear)\b/;

describe.each(widths)("a page at $width px with what the browser remembers, arriving in pieces", (width) => {
  let slow: Awaited<ReturnType<typeof serveInPieces>>;
  const pool = createPagePool(width, 3, async (page) => {
    await page.goto(`${slow.url}/ask`);
    await page.evaluate(storeState);
    if (width.phone) await page.setViewportSize({ width: 360, height: width.height });
  });
  beforeAll(async () => {
    slow = await serveInPieces(site);
    await pool.open();
  });
  afterAll(async () => {
    await pool.close();
    await slow.stop();
  });

  const rows = [...pages, { name: "private page of a demand", path: inject("demandHref") }];
  const shown = width.phone ? rows : rows.filter(({ name }) => inColumns.test(name));
  test.concurrent.each(shown)("$name does not move, scrolled to its end", ({ path }) =>
    pool.run(async ({ page }) => {
      await page.goto(slow.url + path);
      expect(await page.evaluate(() => document.documentElement.dataset.textSize)).toBe("24");
      const reserved = await measureHeight(page, shortForm.skeleton);
      await waitForHydration(page);
      if (path.startsWith("/case/submit")) await page.getByText(/已恢复上次|Restored from/).waitFor();
      await scrollToEnd(page);
      if (reserved !== undefined) {
        await page.locator(shortForm.loaded).waitFor();
        expect(await measureHeight(page, shortForm.loaded)).toBeCloseTo(reserved, 0);
      }
      expect((await readLayoutShifts(page)).filter(({ value }) => value > 0.0005)).toEqual([]);
    }),
  );
});

describe("the browser's own navigation", () => {
  let browser: Browser;
  let page: Page;
  beforeAll(async () => {
    // Playwright turns the back/forward cache off by default.
    browser = await chromium.launch({
      executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
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

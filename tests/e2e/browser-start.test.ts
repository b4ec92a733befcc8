import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from "vitest";
import { type BrowserSession, openBrowser, waitForHydration, waitForBootstrap, widths } from "./open-browser.ts";

const site = inject("url");
let open: BrowserSession;
let page: Page;
/** Paths of the scripts and states that the page has requested. */
let requested: string[] = [];

beforeAll(async () => {
  open = await openBrowser(widths[0]);
  ({ page } = open);
  // What Chromium says of the connection follows the machine's load; the name of the window carries a test's from page to page.
  await page.addInitScript(() =>
    Object.defineProperty(navigator, "connection", {
      value: window.name === "fast" ? { effectiveType: "4g", downlink: 10 } : { effectiveType: "3g" },
    }),
  );
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/(?:assets\/.*\.js$|page-state\/)/.test(pathname)) requested.push(pathname);
  });
});
afterAll(() => open.close());
afterEach(async () => {
  await page.unrouteAll({ behavior: "ignoreErrors" });
  expect(open.problems).toEqual([]);
});

/** Opens a page without touching it, and waits until all that it does by itself is done. */
async function openUntouched(path: string): Promise<void> {
  await page.goto("about:blank");
  requested = [];
  await page.goto(site + path, { waitUntil: "load" });
  await waitForBootstrap(page);
  // What the bootstrap does when idle was registered before this.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => requestIdleCallback(resolve))));
}

const isStarted = () => page.evaluate(() => document.documentElement.dataset.ready === "1");

/** Halts the application's files until the returned function is called. */
async function haltApplication(): Promise<() => void> {
  let go: () => void;
  const released = new Promise<void>((resolve) => {
    go = resolve;
  });
  await page.route("**/page-state/**", async (route) => {
    await released;
    await route.continue();
  });
  return () => go();
}

/** Touches the page without a pointer's default actions. */
const touch = () => page.evaluate(() => window.dispatchEvent(new Event("pointermove")));

const menu = () => page.getByRole("button", { name: "菜单", exact: true });

describe("before a touch", () => {
  test("nothing of the application is requested, and a link leads on by itself", async () => {
    await openUntouched("/ask");
    expect(requested.map((path) => /\/([a-z]+)-[^/]*$/.exec(path)?.[1]).sort()).toEqual(["client", "maps", "start"]);
    expect(await isStarted()).toBe(false);
    await page.evaluate(() => {
      Object.assign(window, { isFirstDocument: true });
      document.querySelector<HTMLAnchorElement>("main a[href^='/ask/']")!.click();
    });
    await page.waitForURL(/\/ask\/\d+/);
    expect(await page.evaluate(() => "isFirstDocument" in window)).toBe(false);
  });

  test("on a fast connection the files are fetched when idle, and not run", async () => {
    await page.evaluate(() => {
      window.name = "fast";
    });
    await openUntouched("/solutions");
    const files = () => requested.filter((path) => /\/(?:base|page)-/.test(path));
    await expect.poll(files).toHaveLength(2);
    expect(requested.some((path) => path.startsWith("/page-state/"))).toBe(false);
    expect(await isStarted()).toBe(false);
    await page.evaluate(() => {
      window.name = "";
    });
  });

  test("a form's files and state are fetched when idle on a slow connection too, and not run", async () => {
    await openUntouched("/case/submit");
    const has = (pattern: RegExp) => () => requested.some((path) => pattern.test(path));
    await expect.poll(has(/\/base-/)).toBe(true);
    await expect.poll(has(/^\/page-state\//)).toBe(true);
    expect(await page.locator("link[rel=stylesheet]").count()).toBe(0);
    expect(await isStarted()).toBe(false);
    const before = requested.length;
    await waitForHydration(page);
    expect(requested.slice(before).filter((path) => path.startsWith("/page-state/"))).toEqual([]);
  });

  test("the current link of a row that scrolls is in view", async () => {
    await openUntouched("/ask");
    const last = await page.locator("main nav[data-scrolls] a").last().getAttribute("href");
    // The form below a short list is loaded where it is visible, and with it the application.
    const release = await haltApplication();
    await page.goto(site + last, { waitUntil: "commit" });
    await page.waitForFunction(() => {
      const current = document.querySelector("main nav[data-scrolls] [aria-current]")?.getBoundingClientRect();
      return current && current.left >= 0 && current.right <= window.innerWidth;
    });
    expect(await isStarted()).toBe(false);
    release();
  });

  test("a picture that comes into view is loaded small and as AVIF", async () => {
    const pictures: string[] = [];
    const listen = (request: { url: () => string }) => pictures.push(new URL(request.url()).pathname);
    await openUntouched("/ask");
    page.on("request", listen);
    await openUntouched("/beijing/changdi-0-0-0-0-0");
    const far = page.locator("main li noscript").first();
    const [, hash] = /pictures\/(\w+)-640\.jpg/.exec((await far.textContent())!)!;
    await page.setViewportSize({ width: widths[0].width, height: 2000 });
    await expect
      .poll(() => pictures.filter((path) => path.includes(hash!)))
      .toEqual([expect.stringMatching(/-480\.avif$/)]);
    expect(await isStarted()).toBe(false);
    page.off("request", listen);
    await page.setViewportSize(widths[0]);
  });

  test("all is readable without scripts", async () => {
    const context = await page.context().browser()!.newContext({ javaScriptEnabled: false });
    const plain = await context.newPage();
    await plain.goto(`${site}/beijing/changdi-0-0-0-0-0`);
    expect(await plain.locator("main h1").isVisible()).toBe(true);
    expect(await plain.locator("main li h2 a, main li h3 a").count()).toBeGreaterThan(19);
    await context.close();
  });

  test.each([
    ["a form with a draft", "/case/submit", ["huizhi:demand-draft", { savedAt: Date.now(), values: {}, initial: {} }]],
    ["a stored demand", "/ask", ["huizhi:demand-queued", true]],
    ["a larger text", "/ask", ["huizhi:text-size", 24]],
    [
      "another chosen city",
      "/solutions",
      ["huizhi:city", { code: "310000", name: "上海", pinyin: "shanghai", byUser: true }],
    ],
  ] as const)("%s starts by itself", async (_, path, stored) => {
    await page.goto(`${site}/favicon.svg`);
    if (stored)
      await page.evaluate(([key, value]) => localStorage.setItem(key, JSON.stringify({ version: 1, value })), stored);
    await page.goto(site + path);
    await page.waitForFunction(() => document.documentElement.dataset.ready === "1");
    if (path === "/solutions") await page.getByRole("banner").getByRole("button", { name: /上海/ }).waitFor();
    await page.evaluate(() => localStorage.clear());
  });
});

describe("what a visitor does before the page has started", () => {
  test("a press is done once, and its control shows that it waits", async () => {
    await openUntouched("/solutions");
    const release = await haltApplication();
    await menu().click();
    await menu().click();
    expect(await menu().getAttribute("data-pressed")).toBe("");
    expect(await page.getByRole("dialog").count()).toBe(0);
    release();
    await page.getByRole("dialog").waitFor();
    expect(await isStarted()).toBe(true);
    expect(await page.getByRole("dialog").count()).toBe(1);
    expect(await page.locator("[data-pressed]").count()).toBe(0);
  });

  test("a page scrolled by the visitor stays where it is, and comes back there", async () => {
    await openUntouched("/beijing/changdi-0-0-0-0-0");
    const release = await haltApplication();
    const scrollY = () => page.evaluate(() => window.scrollY);
    // Its event is over before the application could hear it.
    await page.evaluate(
      () =>
        new Promise((resolve) => {
          document.addEventListener("scroll", resolve, { once: true });
          window.scrollTo({ top: 700 });
        }),
    );
    release();
    await page.waitForFunction(() => document.documentElement.dataset.ready === "1");
    await page.waitForLoadState("networkidle");
    expect(await scrollY()).toBe(700);
    // In place, without a pointer that would scroll.
    await page
      .locator("main li h2 a, main li h3 a")
      .first()
      .evaluate((link: HTMLAnchorElement) => link.click());
    await page.waitForURL(/\/view\/hotel-/);
    await page.goBack();
    await expect.poll(scrollY).toBe(700);
  });

  test("a page opened at a fragment is not sent back there", async () => {
    await page.goto(`${site}/favicon.svg`);
    const release = await haltApplication();
    await page.goto(`${site}/solutions/1#budget`, { waitUntil: "load" });
    const scrollY = () => page.evaluate(() => window.scrollY);
    expect(await scrollY()).toBeGreaterThan(300);
    await page.evaluate(() => window.scrollTo({ top: 150 }));
    release();
    await waitForHydration(page);
    await page.waitForLoadState("networkidle");
    expect(await scrollY()).toBe(150);
  });

  test("Enter in the sentence of the home page searches for it", async () => {
    await page.goto(`${site}/favicon.svg`);
    const release = await haltApplication();
    await page.goto(`${site}/beijing`, { waitUntil: "load" });
    const sentence = page.getByRole("textbox", { name: "输入需求" });
    await sentence.fill("");
    await sentence.pressSequentially("朝阳 80 人");
    // The browser leads on by itself: the next document is a tenth of what the application loads.
    await Promise.all([page.waitForEvent("framenavigated"), sentence.press("Enter")]);
    expect(new URL(page.url()).searchParams.get("q")).toBe("朝阳 80 人");
    release();
  });

  test("what is typed and chosen stays, and the form knows it", async () => {
    await page.goto(`${site}/favicon.svg`);
    const release = await haltApplication();
    await page.goto(`${site}/case/submit?city=beijing&people=60`, { waitUntil: "load" });
    const name = page.getByLabel("称呼");
    await page.getByRole("checkbox", { name: /同意/ }).check();
    await name.click();
    await name.pressSequentially("孙先生");
    expect(await isStarted()).toBe(false);
    release();
    await waitForHydration(page);
    expect(await name.inputValue()).toBe("孙先生");
    expect(await page.getByRole("checkbox", { name: /同意/ }).isChecked()).toBe(true);
    expect(await name.evaluate((field) => field === document.activeElement)).toBe(true);
    // The draft is written from what the form knows.
    await name.press("Tab");
    await page.reload();
    await waitForHydration(page);
    await expect.poll(() => name.inputValue()).toBe("孙先生");
    await page.evaluate(() => localStorage.clear());
  });
});

describe("where the page cannot start", () => {
  test.each([
    ["its state", "**/page-state/**"],
    ["a script", "**/assets/base-*.js"],
  ])("without %s it stays, says so at a press, and starts at the next", async (_, lost) => {
    await openUntouched("/solutions");
    await page.route(lost, (route) => route.abort());
    await menu().click();
    await page.getByRole("alert").filter({ hasText: "没有网络" }).waitFor();
    expect(await isStarted()).toBe(false);
    expect(await page.locator("[data-pressed]").count()).toBe(0);
    await page.unroute(lost);
    await menu().click();
    await page.getByRole("dialog").waitFor();
    expect(await page.getByRole("alert").count()).toBe(0);
    // The browser's own lines about the lost requests.
    expect(open.problems.splice(0).every((problem) => /net::ERR_FAILED/.test(problem))).toBe(true);
  });

  test("a release that no longer has its files is loaded anew", async () => {
    await openUntouched("/solutions");
    await page.evaluate(() => Object.assign(window, { isFirstDocument: true }));
    await page.route("**/assets/base-*.js", (route) => route.fulfill({ status: 404, body: "" }));
    await touch();
    await page.waitForFunction(() => !("isFirstDocument" in window));
    open.problems.splice(0);
    await page.evaluate(() => sessionStorage.clear());
  });

  test("the state of a newer version is shown, and what scripts set on the root element stays", async () => {
    await openUntouched("/ask");
    await page.route("**/page-state/**", async (route) => {
      const answer = await route.fetch();
      const body = (await answer.text()).replace(/stateVersion="[^"]+"/, 'stateVersion="newer"').replaceAll("会", "汇");
      await route.fulfill({ response: answer, body });
    });
    await page.evaluate(() => {
      document.documentElement.dataset.platform = "mini";
    });
    await waitForHydration(page);
    await page.locator("main h1").waitFor();
    await page.getByText("汇").first().waitFor();
    expect(await page.evaluate(() => document.documentElement.dataset.platform)).toBe("mini");
    await menu().click();
    await page.getByRole("dialog").waitFor();
  });
});

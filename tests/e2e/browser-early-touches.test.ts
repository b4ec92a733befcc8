import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, inject, test } from "vitest";
import type {} from "#web/platform/maps/install-maps-service.ts";
import { type BrowserSession, openBrowser, waitForHydration, waitForBootstrap, widths } from "./open-browser.ts";

const site = inject("url");
let open: BrowserSession;
let page: Page;

beforeAll(async () => {
  open = await openBrowser(widths[0]);
  ({ page } = open);
});
afterAll(() => open.close());
afterEach(async () => {
  await page.unrouteAll({ behavior: "ignoreErrors" });
  expect(open.problems).toEqual([]);
});

/** Halts what a pattern names until the returned function is called. */
async function halt(pattern: RegExp): Promise<() => void> {
  let go: () => void;
  const released = new Promise<void>((resolve) => {
    go = resolve;
  });
  await page.route(pattern, async (route) => {
    await released;
    await route.continue();
  });
  return () => go();
}

const anyScript = /\/assets\/.*\.js$/;
const menu = () => page.getByRole("button", { name: "菜单", exact: true });
const isStarted = () => page.evaluate(() => document.documentElement.dataset.ready === "1");

/** Collects the kinds of files in the order in which their requests begin or, of pictures, end. */
function recordOrder() {
  const order: string[] = [];
  const begin = (request: { url: () => string }) => anyScript.test(request.url()) && order.push("script");
  const end = (request: { url: () => string }) => request.url().includes("/pictures/") && order.push("picture");
  page.on("request", begin);
  page.on("requestfinished", end);
  const stop = () => {
    page.off("request", begin);
    page.off("requestfinished", end);
    return order;
  };
  return { order, stop };
}

test("scripts are requested once the main picture is there, the maps service's too", async () => {
  await page.goto(`${site}/favicon.svg`);
  await page.route(/\/pictures\//, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 400));
    await route.continue();
  });
  const { stop } = recordOrder();
  await page.goto(`${site}/view/hotel-1100000001`);
  await waitForBootstrap(page);
  await page.waitForFunction(() => window.huizhiMaps !== undefined);
  const order = stop();
  expect(order[0]).toBe("picture");
  expect(order).toContain("script");
});

test("scripts are loaded also where nothing is painted, as in a background tab", async () => {
  const { page: hidden, problems, close } = await openBrowser(widths[1]);
  await hidden.addInitScript(() => {
    window.requestAnimationFrame = () => 0;
  });
  await hidden.goto(`${site}/ask`, { waitUntil: "domcontentloaded" });
  await hidden.waitForResponse(anyScript);
  expect(problems).toEqual([]);
  await close();
});

test("a touch does not wait for the picture", async () => {
  await page.goto(`${site}/favicon.svg`);
  const release = await halt(/\/pictures\//);
  const { order, stop } = recordOrder();
  await page.goto(`${site}/view/hotel-1100000001`, { waitUntil: "domcontentloaded" });
  await menu().click();
  await page.getByRole("dialog").waitFor();
  expect(order).toContain("script");
  expect(stop()).not.toContain("picture");
  release();
});

test("a button pressed before any script has run is pressed then, once", async () => {
  await page.goto(`${site}/favicon.svg`);
  const release = await halt(anyScript);
  await page.goto(`${site}/ask`, { waitUntil: "domcontentloaded" });
  await menu().click();
  await menu().click();
  expect(await page.getByRole("dialog").count()).toBe(0);
  release();
  await page.getByRole("dialog").waitFor();
  expect(await page.getByRole("dialog").count()).toBe(1);
  expect(await page.locator("[data-pressed]").count()).toBe(0);
});

test("what is typed, ticked and sent before any script has run is the form's, and no address shows it", async () => {
  await page.goto(`${site}/favicon.svg`);
  const release = await halt(anyScript);
  const address = `${site}/case/submit?city=beijing&people=60`;
  await page.goto(address, { waitUntil: "domcontentloaded" });
  const [name, agreed] = [page.getByLabel("称呼"), page.getByRole("checkbox", { name: /同意/ })];
  await agreed.check();
  await name.pressSequentially("孙先生");
  await name.press("Enter");
  expect(await isStarted()).toBe(false);
  release();
  // The form says what it lacks, the number.
  await page.locator("main form [aria-invalid=true]").first().waitFor();
  expect(page.url()).toBe(address);
  expect(await name.inputValue()).toBe("孙先生");
  expect(await agreed.isChecked()).toBe(true);
  await page.evaluate(() => localStorage.clear());
});

test("Enter in the sentence of the home page before any script has run searches for it", async () => {
  await page.goto(`${site}/favicon.svg`);
  const release = await halt(anyScript);
  await page.goto(`${site}/beijing`, { waitUntil: "domcontentloaded" });
  const sentence = page.getByRole("textbox", { name: "输入需求" });
  await sentence.fill("朝阳 80 人");
  await Promise.all([page.waitForEvent("framenavigated"), sentence.press("Enter")]);
  expect(new URL(page.url()).pathname).toMatch(/\/beijing\/changdi-/);
  release();
  expect(new URL(page.url()).searchParams.get("q")).toBe("朝阳 80 人");
});

test("what a list was searched by reaches the form through pages that have not started", async () => {
  await page.goto(`${site}/favicon.svg`);
  const release = await halt(/\/page-state\//);
  const venue = "/view/hotel-1100000001";
  await page.goto(`${site}${venue}?people=120&layout=theatre&date=2027-03-04&budget=80000&eventType=launch`);
  await waitForBootstrap(page);
  await page.locator(`main a[href^="${venue}/meetingspace-"]`).filter({ visible: true }).first().click();
  await page.waitForURL(/meetingspace/);
  expect(page.url()).not.toContain("date=");
  await waitForBootstrap(page);
  await page.locator('main a[href^="/case/submit?siteId"]').filter({ visible: true }).first().click();
  await page.waitForURL(/\/case\/submit/);
  const { searchParams } = new URL(page.url());
  expect(Object.fromEntries(searchParams)).toMatchObject({
    people: "120",
    layout: "theatre",
    date: "2027-03-04",
    budget: "80000",
    eventType: "launch",
  });
  expect(await isStarted()).toBe(false);
  release();
});

test("a link to the form waits for what is chosen on its page, and carries it", async () => {
  await page.goto(`${site}/favicon.svg`);
  const release = await halt(/\/page-state\//);
  const venue = "/view/hotel-1100000001";
  const space = `${venue}/meetingspace-1100000001002`;
  await page.goto(`${site}${space}?people=60&layout=theatre&date=2027-03-04`);
  await waitForBootstrap(page);
  await page
    .getByRole("radio", { name: /^课桌式/ })
    .first()
    .check({ force: true });
  await page.locator('main a[href^="/case/submit?siteId"]').filter({ visible: true }).first().click();
  expect(await isStarted()).toBe(false);
  release();
  await page.waitForURL(/\/case\/submit/);
  expect(Object.fromEntries(new URL(page.url()).searchParams)).toMatchObject({
    people: "60",
    layout: "classroom",
    date: "2027-03-04",
  });
});

test("a scroll alone starts a page", async () => {
  await page.goto(`${site}/beijing/changdi-0-0-0-0-0`);
  await waitForBootstrap(page);
  expect(await isStarted()).toBe(false);
  await page.evaluate(() => window.scrollTo({ top: 300 }));
  await expect.poll(isStarted).toBe(true);
  await waitForHydration(page);
  expect(await page.evaluate(() => window.scrollY)).toBe(300);
});

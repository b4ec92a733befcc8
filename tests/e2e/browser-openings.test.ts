import type { Page } from "playwright-core";
import { afterEach, beforeEach, describe, expect, inject, test } from "vitest";
import { type BrowserSession, openBrowser, waitForHydration, widths } from "./open-browser.ts";

const site = inject("url");
const list = `${site}/beijing/changdi-0-0-0-200-2`;
/** A busy machine may take its time. */
const slowMachine = { timeout: 15_000 };

let open: BrowserSession;
let page: Page;
beforeEach(async () => {
  open = await openBrowser(widths[0]);
  page = open.page;
});
afterEach(async () => {
  await open.close();
  expect(open.problems).toEqual([]);
});

/** Opens the list on a connection, and returns the venues whose data are requested, in order. */
async function openList(connection: object): Promise<string[]> {
  await page.addInitScript((facts) => {
    Object.defineProperty(navigator, "connection", { value: facts });
  }, connection);
  const venues: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("getSiteDetailNew"))
      venues.push((JSON.parse(request.postData() ?? "{}") as { siteId: string }).siteId);
  });
  await page.goto(list);
  await waitForHydration(page);
  return venues;
}

const rowLinks = () => page.locator("main ol h3 a");
const readVenue = async (index: number) => (await rowLinks().nth(index).getAttribute("href"))!.match(/\d{10}/)![0];

describe("pages of rows in view", () => {
  test("are preloaded in their order up to a budget, and opened without a request", async () => {
    const venues = await openList({ effectiveType: "4g", downlink: 10 });
    const first = await readVenue(0);
    await expect.poll(() => venues.length, slowMachine).toBeGreaterThan(0);
    for (const index of [6, 9, 12]) {
      await rowLinks().nth(index).scrollIntoViewIfNeeded();
      await page.waitForTimeout(1500);
    }
    await expect.poll(() => venues.length, slowMachine).toBe(3);
    expect(venues[0]).toBe(first);
    const link = rowLinks().nth(0);
    const name = (await link.textContent())!;
    await page.evaluate(() => window.scrollTo(0, 0));
    await link.click();
    await page.locator("main h1", { hasText: name }).waitFor();
    expect(venues.length).toBe(3);
  });

  test.each([
    ["data are saved", { effectiveType: "4g", downlink: 10, saveData: true }],
    ["the connection is slow", { effectiveType: "3g", downlink: 0.7 }],
    ["the browser tells nothing", {}],
  ])("are not preloaded where %s", async (_, connection) => {
    const venues = await openList(connection);
    await page.waitForTimeout(2500);
    expect(venues).toEqual([]);
  });
});

describe("a page that a link opens", () => {
  test("stands before the browser's next task once it is preloaded, and takes the focus off the old page first", async () => {
    await openList({});
    const link = rowLinks().nth(0);
    const data = page.waitForResponse((response) => response.url().includes("getSiteDetailNew"));
    await link.focus();
    await data;
    await page.waitForLoadState("networkidle");
    await page.waitForTimeout(500);
    const seen = await link.evaluate(async (anchor: HTMLAnchorElement) => {
      const heading = document.querySelector("main h1")!;
      let isFocusTakenOff = false;
      anchor.blur = () => {
        isFocusTakenOff = heading.isConnected;
        HTMLElement.prototype.blur.call(anchor);
      };
      anchor.click();
      // Promises only: an import or a timer would take a task.
      for (let turn = 0; turn < 1000; turn++) await Promise.resolve();
      return { isOpened: !heading.isConnected, isFocusTakenOff };
    });
    expect(seen).toEqual({ isOpened: true, isFocusTakenOff: true });
  });

  test.each([
    ["takes the picture of its card along", "no-preference", 1],
    ["takes no picture along where the visitor prefers reduced motion", "reduce", 0],
  ] as const)("%s", async (_, reducedMotion, moved) => {
    await page.emulateMedia({ reducedMotion });
    await openList({});
    const row = page.locator("main ol > li", { has: page.locator("picture") }).first();
    const shown = await row.locator("picture img").evaluate((image: HTMLImageElement) => image.currentSrc);
    await page.evaluate(() => {
      const moving: string[] = [];
      Object.assign(window, { moving });
      new MutationObserver((records) => {
        for (const { addedNodes } of records)
          for (const node of addedNodes)
            if (node instanceof HTMLPictureElement) moving.push(node.querySelector("img")!.currentSrc);
      }).observe(document.body, { childList: true });
    });
    await row.locator("h3 a").click();
    await page.locator("#halls").waitFor();
    await page.waitForTimeout(500);
    const moving = await page.evaluate(() => (window as unknown as { moving: string[] }).moving);
    expect(moving).toEqual(Array.from({ length: moved }, () => shown));
    expect(await page.locator("body > picture").count()).toBe(0);
  });

  test("shows its first screen first and is whole soon after", async () => {
    await openList({});
    const link = rowLinks().nth(0);
    await link.evaluate((anchor: HTMLAnchorElement) => {
      const counts: number[] = [];
      Object.assign(window, { counts });
      new MutationObserver(() => {
        if (document.querySelector("#halls")) counts.push(document.querySelectorAll("main h2").length);
      }).observe(document.body, { childList: true, subtree: true });
      anchor.click();
    });
    await page.locator("#nearby").waitFor({ state: "attached", ...slowMachine });
    const counts = await page.evaluate(() => (window as unknown as { counts: number[] }).counts);
    expect(counts[0]).toBe(1);
    expect(counts.at(-1)).toBeGreaterThan(4);
  });

  test("stands where it was left when one goes back to it", async () => {
    await openList({});
    await rowLinks().nth(0).click();
    await page.locator("#nearby").scrollIntoViewIfNeeded();
    await page.waitForTimeout(300);
    const left = await page.evaluate(() => window.scrollY);
    expect(left).toBeGreaterThan(1500);
    await page.locator("#nearby a").first().click();
    await page.waitForFunction(() => window.scrollY === 0);
    await page.goBack();
    await expect.poll(() => page.evaluate(() => Math.round(window.scrollY)), slowMachine).toBe(Math.round(left));
  });
});

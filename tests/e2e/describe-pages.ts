import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { findViolations } from "./find-violations.ts";
import { waitForHydration, readLayoutShifts, type BrowserSession, openBrowser, type Width } from "./open-browser.ts";
import { serveInPieces } from "./network/serve-in-pieces.ts";
import { servePlaceholderPictures } from "./network/serve-placeholder-pictures.ts";
import { visitedPages } from "./visited-pages.ts";

/**
 * Width at which pages are loaded by a browser that remembers the visitor (the narrowest phone), that of a first visit, and those that
 * the page is then resized to: tablets held both ways.
 */
const testedWidths = {
  phone: { remembering: 360, first: 390, resized: [360] },
  desktop: { remembering: 1440, first: 1440, resized: [1100, 820] },
} as const;

const measureOverflow = (page: Page) =>
  page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - document.documentElement.clientWidth));

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

/** Returns the height that an element has once it is scrolled to: one that is not laid out yet has none of its own. */
const measureHeight = (page: Page, selector: string): Promise<number | undefined> =>
  page.evaluate((one) => {
    const { dataset } = document.documentElement;
    const { deferred } = dataset;
    delete dataset.deferred;
    const height = document.querySelector(one)?.getBoundingClientRect().height;
    if (deferred !== undefined) dataset.deferred = deferred;
    return height;
  }, selector);

/** A browser that remembers what a visitor did, and one that has never seen the site. */
interface Visitors {
  remembering: BrowserSession;
  first: BrowserSession;
}

/** Opens both for a site, whose pages they show without its pictures. */
async function openVisitors(width: Width, site: string): Promise<Visitors> {
  const [remembering, first] = await Promise.all([openBrowser(width, { site }), openBrowser(width, { site })]);
  await Promise.all([remembering, first].map(({ page }) => servePlaceholderPictures(page)));
  await remembering.page.goto(`${site}/ask`);
  await remembering.page.evaluate(storeState);
  await first.page.addInitScript(() => window.localStorage.clear());
  return { remembering, first };
}

/**
 * Runs checks with two pairs of browsers at a time, each check with one alone, so that the processor works while a page waits for quiet.
 * @param site its address
 */
function createVisitorPool(width: Width, site: string) {
  const free: Visitors[] = [];
  const waiting: ((visitors: Visitors) => void)[] = [];
  const giveBack = (visitors: Visitors) => {
    const next = waiting.shift();
    if (next) next(visitors);
    else free.push(visitors);
  };
  return {
    async open() {
      free.push(await openVisitors(width, site), await openVisitors(width, site));
    },
    async run(check: (visitors: Visitors) => Promise<void>) {
      const visitors = free.pop() ?? (await new Promise<Visitors>((resolve) => waiting.push(resolve)));
      try {
        await check(visitors);
      } finally {
        giveBack(visitors);
      }
    },
    async close() {
      await Promise.all(free.flatMap(({ remembering, first }) => [remembering.close(), first.close()]));
    },
  };
}

/** Checks that nothing of the page that is open has moved, and that it told of no problem. */
async function expectNoProblems({ page, problems }: BrowserSession): Promise<void> {
  expect((await readLayoutShifts(page)).filter(({ value }) => value > 0.0005)).toEqual([]);
  expect(problems.filter((line) => !/status of 404/.test(line))).toEqual([]);
}

/** Checks a page as it arrives in a browser that remembers a larger text, drafts and another city. */
async function expectSoundReturn(open: BrowserSession, width: Width, url: string): Promise<void> {
  const { page, problems } = open;
  problems.length = 0;
  await page.setViewportSize({ width: testedWidths[width.name].remembering, height: width.height });
  await page.goto(url);
  expect(await page.evaluate(() => document.documentElement.dataset.textSize)).toBe("24");
  const reserved = await measureHeight(page, shortForm.skeleton);
  await waitForHydration(page);
  if (url.includes("/case/submit")) await page.getByText(/已恢复上次|Restored from/).waitFor();
  await scrollToEnd(page);
  if (reserved !== undefined) {
    await page.locator(shortForm.loaded).waitFor();
    expect(await measureHeight(page, shortForm.loaded)).toBeCloseTo(reserved, 0);
  }
  await expectNoProblems(open);
  expect({ text: 24, overflow: await measureOverflow(page) }).toEqual({ text: 24, overflow: 0 });
}

/** Checks a page as a first visitor sees it: as it arrives, and at the widths that the browser is resized to. */
async function expectSoundFirstVisit(open: BrowserSession, width: Width, url: string): Promise<void> {
  const { page, problems } = open;
  const { first, resized } = testedWidths[width.name];
  problems.length = 0;
  await page.setViewportSize({ width: first, height: width.height });
  await page.goto(url);
  expect(await page.evaluate(() => document.documentElement.dataset.textSize)).toBeUndefined();
  await waitForHydration(page);
  await scrollToEnd(page);
  await expectNoProblems(open);
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
  expect(await findViolations(page)).toEqual([]);
  for (const one of [first, ...resized]) {
    await page.setViewportSize({ width: one, height: width.height });
    expect({ width: one, overflow: await measureOverflow(page) }).toEqual({ width: one, overflow: 0 });
  }
}

/** Describes that every page is sound as it arrives in pieces, for a first visitor and for one whom the browser remembers. */
export const describePages = (width: Width) =>
  describe(`at ${width.width} px`, () => {
    let slow: Awaited<ReturnType<typeof serveInPieces>>;
    let pool: ReturnType<typeof createVisitorPool>;
    beforeAll(async () => {
      slow = await serveInPieces(inject("url"));
      pool = createVisitorPool(width, slow.url);
      await pool.open();
    });
    afterAll(async () => {
      await pool.close();
      await slow.stop();
    });

    const rows = [...visitedPages, { name: "private page of a demand", path: inject("demandHref") }];
    test.concurrent.each(rows)("$name is accessible, does not move as it arrives, and does not overflow", ({ path }) =>
      pool.run(async ({ remembering, first }) => {
        await expectSoundFirstVisit(first, width, slow.url + path);
        await expectSoundReturn(remembering, width, slow.url + path);
      }),
    );
  });

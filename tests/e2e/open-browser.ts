import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type BrowserContext, chromium, type Page } from "playwright-core";
import { afterAll, inject } from "vitest";

/** The two viewport sizes that every page is designed for. */
export const widths = [
  { name: "phone", width: 390, height: 844, phone: true },
  { name: "desktop", width: 1440, height: 900, phone: false },
] as const;
export type Width = (typeof widths)[number];

/** A browser page with a log of the problems that must fail a test. */
export interface BrowserSession {
  page: Page;
  /** Console errors and warnings, page errors and requests beyond the site, in order. */
  problems: string[];
  close: () => Promise<void>;
}

const openContexts: BrowserContext[] = [];
afterAll(async () => {
  await Promise.all(openContexts.map((context) => context.close().catch(() => undefined)));
});

// Added before any script of the page, so that layout shifts are collected from the first paint. Of the frame in which another
// page takes a page's place (its title changes), whatever both share may move: that is no shift of either page.
const collectShifts = `window.__shifts = [];
window.__pageChanges = [];
const isTitle = (node) => node.nodeName === "TITLE" || node.parentNode?.nodeName === "TITLE";
new MutationObserver((changes) => {
  if (document.documentElement?.dataset.ready !== "1") return;
  if (changes.some(({ target, addedNodes }) => isTitle(target) || [...addedNodes].some(isTitle))) window.__pageChanges.push(performance.now());
}).observe(document, { childList: true, characterData: true, subtree: true });
new PerformanceObserver((list) => { for (const entry of list.getEntries()) if (!entry.hadRecentInput)
  window.__shifts.push({ value: entry.value, time: entry.startTime, at: entry.sources.map(({ node, previousRect: a, currentRect: b }) =>
    (node && (node.className || node.nodeName)) + [" ", a.x, a.y, a.width, a.height, " to ", b.x, b.y, b.width, b.height].join(" ")).join(" | ") });
}).observe({ type: "layout-shift", buffered: true });`;

export interface BrowserOptions {
  cookies?: { name: string; value: string }[];
  /** Additional arguments of Chromium. */
  args?: string[];
  /** Device pixels per CSS pixel. */
  scale?: number;
  /** Address of the site; that of all tests unless a test has a server of its own. */
  site?: string;
}

/** Launches Chromium at a width with this profile directory; it is closed after the suite at the latest. */
async function launchBrowser(profile: string, width: Width, { args = [], scale = 1 }: BrowserOptions) {
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
    headless: true,
    // Without a UTF-8 locale Chromium saves files with Chinese names as "download".
    env: { ...process.env, LC_ALL: "C.UTF-8" },
    args: [
      "--no-sandbox",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
      "--no-first-run",
      ...args,
    ],
    viewport: { width: width.width, height: width.height },
    deviceScaleFactor: scale,
    isMobile: width.phone,
    hasTouch: width.phone,
    locale: "zh-CN",
    timezoneId: "Asia/Shanghai",
  });
  openContexts.push(context);
  return context;
}

/** Opens Chromium with a fresh profile at a width. Requests beyond the site are blocked and recorded as problems. */
export async function openBrowser(width: Width, options: BrowserOptions = {}): Promise<BrowserSession> {
  const { site = inject("url") } = options;
  const profile = mkdtempSync(join(tmpdir(), "huizhi-chromium-"));
  const context = await launchBrowser(profile, width, options);
  const problems: string[] = [];
  await context.addInitScript(collectShifts);
  if (options.cookies) await context.addCookies(options.cookies.map((cookie) => ({ ...cookie, url: site })));
  await context.route("**/*", (route) => {
    const url = route.request().url();
    if (url.startsWith(site) || url.startsWith("data:") || url.startsWith("blob:")) return route.continue();
    problems.push(`left the site: ${url}`);
    return route.abort();
  });
  const page = context.pages()[0] ?? (await context.newPage());
  page.on("console", (message) => {
    if (message.type() === "error" || message.type() === "warning")
      problems.push(`${message.type()}: ${message.text()}`);
  });
  page.on("pageerror", (error) => problems.push(`fault: ${error.message}`));
  return {
    page,
    problems,
    close: async () => {
      await context.close();
      rmSync(profile, { recursive: true, force: true });
    },
  };
}

/** Waits until React has hydrated the page. */
export const waitForHydration = (page: Page) =>
  page.waitForFunction(() => document.documentElement.dataset.ready === "1");

interface CollectedShifts {
  __shifts: { value: number; at: string; time: number }[];
  /** When the title changed, in milliseconds since the document began. */
  __pageChanges: number[];
}

/** Milliseconds between a page's new title and the frame that paints it. */
const paintDelay = 120;

/** Returns the layout shifts within a page, those caused by input apart. */
export const readLayoutShifts = (page: Page) =>
  page.evaluate((delay) => {
    const { __shifts: shifts, __pageChanges: changes } = window as unknown as CollectedShifts;
    const isPageChange = (time: number) => changes.some((change) => time >= change - delay && time <= change + delay);
    return shifts.filter(({ time }) => !isPageChange(time));
  }, paintDelay);

/** Waits until everything that fades or moves has come to rest: half faded in, a text has not its contrast. */
export const waitForAnimations = (page: Page) =>
  page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime));
    await Promise.all(ending.map(({ finished }) => finished));
  });

import { existsSync } from "node:fs";
import { type Browser, type BrowserContext, chromium, type Page } from "playwright-core";
import { inject } from "vitest";
import type {} from "#web/platform/start/touches/take-early-touches.ts";

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

const openContexts = new Set<BrowserContext>();

/** Closes the pages that a file left open, since the next one has the same browser (`setup-file.ts`). */
export async function closeOpenPages(): Promise<void> {
  await Promise.all([...openContexts].map((context) => context.close().catch(() => undefined)));
  openContexts.clear();
}

// Added before any script of the page, so that layout shifts are collected from the first paint. Of the frames in which another
// page takes a page's place (its title changes), whatever both share may move: that is no shift of either page. They last until
// the second frame after the change, however late a busy machine paints it.
const collectShifts = `window.__shifts = [];
window.__pageChanges = [];
const isTitle = (node) => node.nodeName === "TITLE" || node.parentNode?.nodeName === "TITLE";
new MutationObserver((changes) => {
  if (document.documentElement?.dataset.ready !== "1") return;
  if (!changes.some(({ target, addedNodes }) => isTitle(target) || [...addedNodes].some(isTitle))) return;
  const change = { from: performance.now(), to: Infinity };
  window.__pageChanges.push(change);
  requestAnimationFrame(() => requestAnimationFrame(() => { change.to = performance.now(); }));
}).observe(document, { childList: true, characterData: true, subtree: true });
new PerformanceObserver((list) => { for (const entry of list.getEntries()) if (!entry.hadRecentInput)
  window.__shifts.push({ value: entry.value, time: entry.startTime, at: entry.sources.map(({ node, previousRect: a, currentRect: b }) =>
    (node && (node.className || node.nodeName)) + [" ", a.x, a.y, a.width, a.height, " to ", b.x, b.y, b.width, b.height].join(" ")).join(" | ") });
}).observe({ type: "layout-shift", buffered: true });`;

export interface BrowserOptions {
  cookies?: { name: string; value: string }[];
  /** Chromium itself, not its headless shell, which has no back/forward cache, background sync or sensors; started for these pages alone. */
  complete?: boolean;
  /** Additional arguments of Chromium itself. */
  args?: string[];
  userAgent?: string;
  /** False: a browser that runs no script. */
  scripts?: boolean;
  /** Device pixels per CSS pixel. */
  scale?: number;
  /** Address of the site; that of all tests unless a test has a server of its own. */
  site?: string;
  /** Other origins that pages may request. */
  origins?: string[];
}

/** Chromium itself. */
export const chromiumPath = process.env.CHROMIUM ?? "/usr/bin/chromium";
const packagedShell = "/usr/bin/chromium-headless-shell";
/** The same engine without what belongs to a window, where there is one: pages take a fifth less time. */
const shellPath = !process.env.CHROMIUM && existsSync(packagedShell) ? packagedShell : chromiumPath;

const launchBrowser = (executablePath: string, args: readonly string[] = []): Promise<Browser> =>
  chromium.launch({
    executablePath,
    headless: true,
    // Without a UTF-8 locale Chromium saves files with Chinese names as "download".
    env: { ...process.env, LC_ALL: "C.UTF-8" },
    args: [
      "--no-sandbox",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
      "--no-first-run",
      // Nothing but loopback can be reached. Routes would do it too, but they turn Chromium's caches off and halt each request.
      "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1",
      // Pages build much at once and are left soon: less is copied while it is young.
      "--js-flags=--min-semi-space-size=16",
      ...args,
    ],
  });

/** The browser of this worker, in which each session has a context of its own: a start costs as much as several pages. */
let sharedBrowser: Promise<Browser> | undefined;
function openSharedBrowser(): Promise<Browser> {
  sharedBrowser ??= launchBrowser(shellPath);
  return sharedBrowser;
}

/** Opens a page at a width in a fresh profile. Requests beyond the site are recorded as problems; they reach nothing. */
export async function openBrowser(width: Width, options: BrowserOptions = {}): Promise<BrowserSession> {
  const {
    site = inject("url"),
    origins = [],
    cookies = [],
    scale = 1,
    args,
    complete = args !== undefined,
    userAgent,
    scripts = true,
  } = options;
  const allowed = [site, ...origins, "data:", "blob:"];
  const browser = await (complete ? launchBrowser(chromiumPath, args) : openSharedBrowser());
  const context = await browser.newContext({
    viewport: { width: width.width, height: width.height },
    deviceScaleFactor: scale,
    isMobile: width.phone,
    hasTouch: width.phone,
    locale: "zh-CN",
    timezoneId: "Asia/Shanghai",
    javaScriptEnabled: scripts,
    ...(userAgent && { userAgent }),
  });
  openContexts.add(context);
  context.on("close", () => {
    openContexts.delete(context);
    if (complete) void browser.close();
  });
  const problems: string[] = [];
  await context.addInitScript(collectShifts);
  await context.addCookies(cookies.map((cookie) => ({ ...cookie, url: site })));
  context.on("request", (request) => {
    const url = request.url();
    if (!allowed.some((start) => url.startsWith(start))) problems.push(`left the site: ${url}`);
  });
  const page = await context.newPage();
  page.on("console", (message) => {
    // What the machine's software renderer says of its own speed, at times, is no fault of the page.
    if (/GL Driver Message \(OpenGL, Performance,/.test(message.text())) return;
    if (message.type() === "error" || message.type() === "warning")
      problems.push(`${message.type()}: ${message.text()}`);
  });
  page.on("pageerror", (error) => problems.push(`fault: ${error.message}`));
  const close = async () => {
    // A request that a test holds would keep the context from closing.
    if (!page.isClosed()) await page.unrouteAll({ behavior: "ignoreErrors" });
    await context.close();
  };
  return { page, problems, close };
}

/** Waits until the bootstrap runs, which a document loads once it is painted: from then on it hears what is done. */
export const waitForBootstrap = (page: Page) =>
  page.waitForFunction(() => document.readyState !== "loading" && window.earlyTouches === undefined);

/**
 * Touches the page, which starts it, and waits until React has hydrated it; a document that has just begun has no root element yet
 * and hears no touch, so that it is touched until then.
 */
export const waitForHydration = (page: Page) =>
  page.waitForFunction(() => {
    if (document.documentElement?.dataset.ready === "1") return true;
    window.dispatchEvent(new Event("pointermove"));
    return false;
  });

interface CollectedShifts {
  __shifts: { value: number; at: string; time: number }[];
  /** From the change of the title to the second frame after it, in milliseconds since the document began. */
  __pageChanges: { from: number; to: number }[];
}

/** Milliseconds between a page's new title and the frame that paints it. */
const paintDelay = 120;

/** Returns the layout shifts within a page, those caused by input apart. */
export const readLayoutShifts = (page: Page) =>
  page.evaluate((delay) => {
    const { __shifts: shifts, __pageChanges: changes } = window as unknown as CollectedShifts;
    const isPageChange = (time: number) => changes.some(({ from, to }) => time >= from - delay && time <= to + delay);
    return shifts.filter(({ time }) => !isPageChange(time));
  }, paintDelay);

/** Waits until everything that fades or moves has come to rest: half faded in, a text has not its contrast. */
export const waitForAnimations = (page: Page) =>
  page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime));
    // An animation whose element goes meanwhile is cancelled, which rejects.
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });

/** Lets the clock of a page's device run ahead or behind as `shiftClock` says; the name of its window carries it from page to page. */
export const installShiftableClock = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const readClock = Date.now.bind(Date);
    Date.now = () => readClock() + Number(window.name || 0);
  });

/** Sets the clock ahead by this many milliseconds; behind by a negative number. */
export const shiftClock = (page: Page, milliseconds: number): Promise<void> =>
  page.evaluate((shift) => {
    window.name = String(shift);
  }, milliseconds);

import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { waitForHydration, waitForBootstrap, readLayoutShifts, openBrowser, widths } from "./open-browser.ts";
import { pictureVenue, type PictureSession, openPicturePage } from "./picture-venue.ts";
import { getClassSelector } from "./get-class-selector.ts";

const wall = `/view/image-${pictureVenue.venue}`;
const all = `/view/hotel-${pictureVenue.venue}/tupian`;

const picture = getClassSelector("ui/picture/picture", "picture");
const missingPicture = getClassSelector("ui/picture/picture", "missing");

/** Script that lists the picture boxes: their top in viewport heights, and whether they contain an image. */
const boxesScript = `[...document.querySelectorAll("${picture}")].map((box) => ({ top: box.getBoundingClientRect().top / innerHeight, there: box.querySelector('img') !== null }))`;

describe("lazy pictures", () => {
  let open: PictureSession;
  beforeAll(async () => {
    open = await openPicturePage(widths[0]);
  });
  afterAll(() => open.close());

  const listRequested = () => [...new Set(open.requested)].sort((a, b) => a - b);
  const readBoxes = () => open.page.evaluate(boxesScript) as Promise<{ top: number; there: boolean }[]>;

  test("loads pictures near the viewport only, and more on scrolling", async () => {
    const { page } = open;
    await open.goTo(wall);
    await page.waitForLoadState("networkidle");
    const first = await readBoxes();
    const far = first.filter(({ top }) => top > 1.3);
    expect(first.filter(({ top }) => top < 1.3).every(({ there }) => there)).toBe(true);
    expect(far.length).toBeGreaterThan(5);
    expect(far.some(({ there }) => there)).toBe(false);
    expect(listRequested()).toHaveLength(first.length - far.length);
    const before = listRequested().length;
    await page.evaluate(() => window.scrollTo(0, window.innerHeight));
    await expect.poll(() => listRequested().length).toBeGreaterThan(before);
    expect((await readBoxes()).filter(({ top }) => top > 1.3).some(({ there }) => there)).toBe(false);
    expect((await readLayoutShifts(page)).filter(({ value }) => value > 0.0005)).toEqual([]);
    expect(open.problems).toEqual([]);
  });

  test("the picture wall loads to the last picture by scrolling, without changing the URL", async () => {
    const { page } = open;
    await open.goTo(wall);
    expect(await page.locator("main li:has([data-picture])").count()).toBe(24);
    expect(await page.getAttribute("main p:has([role=status]) a", "href")).toBe(`${wall}?page=2`);
    await page.locator("main p:has([role=status])").scrollIntoViewIfNeeded();
    await expect.poll(() => page.locator("main li:has([data-picture])").count()).toBe(40);
    expect(await page.locator("main p:has([role=status])").textContent()).toContain("已列出 40 张，共 40 张");
    expect(await page.locator("main p:has([role=status]) a").count()).toBe(0);
    expect(new URL(page.url()).search).toBe("");
  });

  test("shows a placeholder after three failed attempts and retries when online again", async () => {
    const { page } = open;
    open.failRequests([0]);
    await open.goTo(all);
    await page.locator(missingPicture).waitFor({ timeout: 15_000 });
    expect(open.requested.filter((index) => index === 0)).toHaveLength(3);
    expect(await page.locator(missingPicture).textContent()).toContain("图片加载失败");
    expect(await page.locator(`${missingPicture} img`).count()).toBe(0);
    await page.waitForTimeout(1500);
    expect(open.requested.filter((index) => index === 0)).toHaveLength(3);
    expect((await readLayoutShifts(page)).filter(({ value }) => value > 0.0005)).toEqual([]);
    open.failRequests([]);
    await page.evaluate(() => window.dispatchEvent(new Event("online")));
    await expect.poll(() => page.locator(missingPicture).count()).toBe(0);
  });

  test("stops retrying after a successful attempt", async () => {
    open.failRequests([1]);
    await open.goTo(all);
    await expect.poll(() => open.requested.filter((index) => index === 1).length).toBe(1);
    open.failRequests([]);
    await expect.poll(() => open.requested.filter((index) => index === 1).length, { timeout: 10_000 }).toBe(2);
    // A function, because the CSP forbids evaluating a string.
    await open.page.waitForFunction(
      (selector) =>
        [...document.querySelectorAll<HTMLImageElement>(selector)].slice(0, 2).every((img) => img.naturalWidth > 0),
      `${picture} img`,
    );
    expect(await open.page.locator(missingPicture).count()).toBe(0);
  });
});

describe("picture markup", () => {
  const html = async (path: string) => (await fetch(inject("url") + path)).text();

  const list = async (path: string) =>
    [...(await html(path)).matchAll(/(<noscript>)?<img [^>]*>/g)].map(([tag]) => tag);
  const isLazy = (image: string) => image.startsWith("<noscript>") && image.includes('loading="lazy"');
  const venue = `/view/hotel-${pictureVenue.venue}`;

  test.each([all, wall, venue])(
    "%s loads its first picture eagerly and the others lazily, also without script",
    async (path) => {
      const [first = "", ...others] = await list(path);
      expect(first).not.toMatch(/noscript|loading="lazy"/);
      expect(first).toMatch(/(?=.*width="\d+")(?=.*height="\d+")(?=.*fetchpriority="high")/i);
      for (const image of [first, ...others]) expect(image).toMatch(/alt=/);
      expect(others.filter((image) => image.startsWith("<noscript>")).every(isLazy)).toBe(true);
    },
  );

  test("only the large picture of a venue competes with the document: the plan in its corner waits, the strip is lazy", async () => {
    const [large = "", plan = "", ...thumbs] = await list(venue);
    const file = /\/pictures\/(\w+)-/.exec(large)![1]!;
    // The shown one of the strip is the same file.
    const strip = thumbs.filter((image) => !image.includes(file));
    expect(strip.length).toBe(thumbs.length - 1);
    expect(plan).toMatch(/(?=.*src="\/plans\/)(?=.*fetchpriority="low")/i);
    expect(strip.length).toBeGreaterThan(2);
    expect(strip.every(isLazy)).toBe(true);
  });

  test("only the photograph of a space competes with the document", async () => {
    const images = await list(`${venue}/meetingspace-${pictureVenue.space}`);
    expect(images.length).toBeGreaterThan(2);
    expect(images[0]).toMatch(/fetchpriority="high"/i);
    expect(images.slice(1).every(isLazy)).toBe(true);
  });

  test("og:image is the absolute URL of the venue's cover", async () => {
    const url = inject("url");
    for (const path of [`/view/hotel-${pictureVenue.venue}`, all, wall]) {
      const image = /<meta property="og:image" content="([^"]*)"/.exec(await html(path))?.[1];
      expect(image).toBe(`${url}/pictures/${"e".repeat(17)}000-1280.jpg`);
    }
    const space = await html(`/view/hotel-${pictureVenue.venue}/meetingspace-${pictureVenue.space}`);
    expect(/<meta property="og:image" content="([^"]*)"/.exec(space)?.[1]).toContain("006-1280.jpg");
  });

  test("contains every picture without script", async () => {
    const page = await html(all);
    const drawn = new Set([...page.matchAll(/\/pictures\/e{17}(\d{3})-/g)].map(([, index]) => index));
    expect(drawn.size).toBe(24);
    expect(page).toContain(`<link rel="next" href="${inject("url")}${all}?page=2"`);
  });
});

test("the pictures on a phone's first screen of a list are smaller than 300 kB", async () => {
  const site = inject("url");
  const open = await openBrowser({ ...widths[0] }, { scale: 3 });
  const protocol = await open.page.context().newCDPSession(open.page);
  await protocol.send("Network.enable");
  const pictures = new Set<string>();
  let bytes = 0;
  protocol.on("Network.responseReceived", ({ requestId, response }) => {
    if (new URL(response.url).pathname.startsWith("/pictures/")) pictures.add(requestId);
  });
  protocol.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    if (pictures.has(requestId)) bytes += encodedDataLength;
  });
  await open.page.goto(`${site}/beijing/changdi-0-0-0-0-0`);
  await waitForHydration(open.page);
  await open.page.waitForLoadState("networkidle");
  expect(await open.page.evaluate(() => window.devicePixelRatio)).toBe(3);
  expect(pictures.size).toBeGreaterThan(1);
  expect(bytes).toBeGreaterThan(1000);
  expect(bytes).toBeLessThan(300_000);
  await open.close();
});

test.each(["/beijing", "/view/hotel-1100000001", "/view/hotel-1100000001/meetingspace-1100000001002"])(
  "%s loads no picture a second time that came into view before it has started",
  async (path) => {
    const open = await openBrowser({ ...widths[0] }, { scale: 3 });
    const { page } = open;
    const requested = new Map<string, Set<string>>();
    page.on("request", (request) => {
      const [, hash, variant] = /\/pictures\/(\w+)-(\S+)/.exec(request.url()) ?? [];
      if (hash) requested.set(hash, (requested.get(hash) ?? new Set()).add(variant!));
    });
    await page.goto(inject("url") + path);
    await waitForBootstrap(page);
    await page.waitForLoadState("networkidle");
    for (let step = 0; step < 3; step++) {
      await page.evaluate(() => window.scrollBy({ top: window.innerHeight * 0.7, behavior: "instant" }));
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    }
    await page.waitForLoadState("networkidle");
    // A space shows its photograph large and in its strip: two files of one picture.
    const list = () => [...requested].map(([hash, variants]) => [hash, ...variants]);
    const seen = list();
    expect(seen.length).toBeGreaterThan(1);
    await waitForHydration(page);
    await page.waitForLoadState("networkidle");
    expect(list().slice(0, seen.length)).toEqual(seen);
    await open.close();
  },
);

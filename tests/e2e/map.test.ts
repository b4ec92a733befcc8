import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "playwright-core";
import { afterAll, describe, expect, inject, test } from "vitest";
import { createCatalogueStore } from "#server/store/catalogue-store.ts";
import { openDatabase } from "#server/store/database.ts";
import { shownShare } from "#web/features/map/list/compute-densest-bounds.ts";
import { createTestVenue } from "../create-test-venue.ts";
import { createDataDir, startSite } from "../start-site.ts";
import { waitForHydration, type BrowserSession, openBrowser, widths } from "./open-browser.ts";

const site = inject("url");

/** Returns the number in a heading such as 320 个场地. */
const readNumber = (text: string | null) => Number(/[\d,]+/.exec(text ?? "")?.[0].replaceAll(",", ""));

/** Returns the number of venues that the marks of the map count together. */
const countMarked = (page: Page): Promise<number> =>
  page
    .locator(".leaflet-marker-pane button")
    .evaluateAll((marks) =>
      marks.reduce(
        (sum, mark) => sum + (mark.hasAttribute("aria-pressed") ? 1 : Number(mark.textContent.replaceAll(",", ""))),
        0,
      ),
    );

describe.each(widths)("the map of a list, $name", (width) => {
  let open: BrowserSession;
  afterAll(() => open?.close());

  test("shows the list's venues, zooms in and searches the visible area", async () => {
    open = await openBrowser(width);
    const { page, problems } = open;
    const list = `${site}/beijing/changdi-0-0-0-0-0`;
    const mapped = page.waitForResponse((answer) => answer.url().includes("getVenueClusters"));
    await page.goto(width.phone ? `${list}?view=map` : list);
    await waitForHydration(page);
    const total = () => page.locator("main h2[aria-live]").textContent().then(readNumber);
    const all = await total();
    const clusterAnswer = (await (await mapped).json()) as { data: { total: number; clusters: { count: number }[] } };
    expect(clusterAnswer.data.total).toBe(all);

    const many = page.locator(".leaflet-marker-pane button:not([aria-pressed])");
    await many.first().waitFor();
    await expect.poll(() => page.locator(".leaflet-container path").count()).toBeGreaterThan(3);
    const zoomed = page.waitForResponse((answer) => /getVenueClusters.*box=/.test(answer.url()));
    await many.first().click();
    await zoomed;

    // Drags the map.
    const frame = (await page.locator(".leaflet-container").boundingBox())!;
    const [x, y] = [frame.x + frame.width / 2, frame.y + frame.height * 0.75];
    const moved = page.waitForResponse((answer) => /getVenueClusters.*box=/.test(answer.url()));
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 60, y - 40, { steps: 6 });
    await page.mouse.up();
    const seen = (await (await moved).json()) as { data: { total: number } };

    await page.getByRole("button", { name: "搜索此区域" }).click();
    await page.waitForURL(/[?&]box=/);
    await expect.poll(total).toBe(seen.data.total);
    expect(await total()).toBeLessThan(all);
    expect(page.url().includes("view=map")).toBe(width.phone);
    expect(await page.getByRole("button", { name: "搜索此区域" }).count()).toBe(0);

    // A chip removes the area and the back button restores it.
    await page.getByRole("link", { name: /地图区域/ }).click();
    await expect.poll(total).toBe(all);
    await page.goBack();
    await expect.poll(total).toBe(seen.data.total);
    expect(problems).toEqual([]);
  });

  test("first shows the densest nine tenths of the list, and all of it on request", async () => {
    const { page, problems } = open;
    for (const filters of ["0-0-0-0-0", "0-0-0-200-2", "0-1-0-0-0"]) {
      await page.goto(`${site}/beijing/changdi-${filters}${width.phone ? "?view=map" : ""}`);
      const total = readNumber(await page.locator("main h2[aria-live]").textContent());
      expect(total).toBeGreaterThan(10);
      const outside = page.getByRole("button", { name: /^图中/ });
      await outside.waitFor();
      await expect.poll(() => page.locator(".leaflet-marker-pane button").count()).toBeGreaterThan(3);
      const shown = readNumber(await outside.textContent());
      expect(shown).toBeGreaterThanOrEqual(total * shownShare);
      await expect.poll(() => countMarked(page)).toBe(shown);
      await outside.click();
      await expect.poll(() => countMarked(page)).toBe(total);
    }
    expect(problems).toEqual([]);
  });

  test("says what the prices of its marks are: of the hire, or in all where the rows say so", async () => {
    const { page } = open;
    for (const [filters, meaning] of [
      ["0-0-0-0-0", "价格为会场日租金起价"],
      ["0-0-0-200-2", "价格为合计"],
    ]) {
      await page.goto(`${site}/beijing/changdi-${filters}${width.phone ? "?view=map" : ""}`);
      await page.locator("main p", { hasText: meaning }).waitFor();
    }
  });

  test("a price marker opens a card with a link to the venue", async () => {
    const { page, problems } = open;
    // An area with few venues, so that each has its own marker.
    await page.goto(`${site}/beijing/changdi-0-0-0-0-0?view=map&box=116.43,39.9,116.47,39.93`);
    await waitForHydration(page);
    const inside = await page.locator(".leaflet-container").boundingBox();
    const marks = page.locator(".leaflet-marker-pane button[aria-pressed]");
    await marks.first().waitFor();
    for (const mark of await marks.all()) {
      const at = await mark.boundingBox();
      if (!at || !inside || at.x < inside.x || at.x + at.width > inside.x + inside.width - 70) continue;
      if (at.y < inside.y + 60 || at.y > inside.y + inside.height - 120) continue;
      await mark.click();
      break;
    }
    const card = page.locator("main section[aria-live]");
    await card.waitFor();
    await page.keyboard.press("Escape");
    await card.waitFor({ state: "detached" });
    await page.locator(".leaflet-marker-pane button[aria-pressed]").first().press("Enter");
    const venueLink = card.getByRole("link").first();
    const name = await venueLink.textContent();
    await venueLink.click();
    await page.waitForURL(/\/view\/hotel-\d+/);
    await page.locator("h1", { hasText: name! }).waitFor();
    expect(name).not.toBe("");
    expect(problems).toEqual([]);
  });
});

test.each(widths)("the mark of a venue points at the middle of its circle, $name", async (width) => {
  const open = await openBrowser(width);
  const { page } = open;
  await page.goto(`${site}/view/weizhi-1100000001`);
  await waitForHydration(page);
  await page.locator("#main div[data-fills]").first().scrollIntoViewIfNeeded();
  const mark = page.locator(".leaflet-marker-pane button[aria-pressed=true]");
  await mark.waitFor();
  // The only path with arcs.
  const circle = page.locator('.leaflet-overlay-pane path[d*="a"]');
  const [pin, frame] = [(await mark.boundingBox())!, (await circle.boundingBox())!];
  expect(Math.abs(pin.x + pin.width / 2 - frame.x - frame.width / 2)).toBeLessThan(2);
  const tip = frame.y + frame.height / 2 - pin.y - pin.height;
  expect(tip).toBeGreaterThan(5);
  expect(tip).toBeLessThan(10);
  expect(open.problems).toEqual([]);
  await open.close();
});

test("shows an error and retries when clusters cannot be loaded", async () => {
  const open = await openBrowser(widths.find(({ phone }) => !phone)!);
  const { page } = open;
  await page.route("**/api/searchSite/getVenueClusters*", (route) => route.abort());
  await page.goto(`${site}/beijing/changdi-0-0-0-0-0`);
  const error = page.getByText("地图上的场地加载失败");
  await error.waitFor();
  expect(await page.locator(".leaflet-marker-pane button").count()).toBe(0);
  await page.unroute("**/api/searchSite/getVenueClusters*");
  await page.getByRole("button", { name: "重试" }).click();
  await page.locator(".leaflet-marker-pane button").first().waitFor();
  expect(await error.count()).toBe(0);
  await open.close();
});

test("shows the operator's tiles and allows only their origin in the CSP", async () => {
  const requestedTiles: string[] = [];
  const pixel = Buffer.from(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
    "base64",
  );
  const server = createServer((request, response) => {
    requestedTiles.push(request.url!);
    response.writeHead(200, { "content-type": "image/png" }).end(pixel);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  // A city without venues has no map.
  const dataDir = createDataDir("tiles");
  const database = await openDatabase({ dataDir });
  await createCatalogueStore(database).upsert({
    source: "tiles-test",
    venues: [createTestVenue("1", { lng: 116.4, lat: 39.9 })],
    spaces: [],
  });
  await database.close();
  const tileSite = await startSite(dataDir, { MAP_TILES: `${origin}/t/{z}/{x}/{y}.png`, MAP_TILES_BY: "甲图" });
  const open = await openBrowser(widths.find(({ phone }) => !phone)!, { site: tileSite.url, origins: [origin] });
  try {
    const { page } = open;
    const answer = await page.goto(`${tileSite.url}/beijing/changdi-0-0-0-0-0`);
    expect(answer!.headers()["content-security-policy"]).toContain(`img-src 'self' data: ${origin};`);
    await page.locator(".leaflet-container img.leaflet-tile-loaded").first().waitFor();
    expect(requestedTiles.every((url) => /^\/t\/\d+\/\d+\/\d+\.png$/.test(url))).toBe(true);
    await page.getByText("底图 甲图").waitFor();
    expect(open.problems).toEqual([]);
  } finally {
    await open.close();
    await tileSite.stop();
    server.close();
  }
});

import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { mapZh } from "#texts/search/map.zh.ts";
import { shownShare } from "#web/features/map/list/compute-densest-bounds.ts";
import { createDemoDataDir } from "../suite/create-demo-data-dir.ts";
import { type Site, startSite } from "../start-site.ts";
import { type AmapBehaviour, answerForAmap, readAmapCalls } from "./answer-for-amap.ts";
import { openBrowser, waitForHydration, type Width, widths } from "./open-browser.ts";

const [phone, desktop] = widths;
const amapHost = "https://webapi.amap.com";
const list = "/beijing/changdi-0-0-0-0-0";
const location = "/view/weizhi-1100000001";

/** Settings of a site with AMap; what its service worker answered would be out of reach of the stand-in. */
const settings = {
  ANALYTICS: "0",
  OFFLINE: "0",
  MAP_PROVIDER: "amap",
  AMAP_KEY: "testkey",
  AMAP_SECURITY_CODE: "testcode",
};

let site: Site;
beforeAll(async () => {
  site = await startSite(createDemoDataDir("amap"), settings);
});
afterAll(() => site?.stop());

/** Opens a page of the site with AMap, for which the stand-in answers. */
async function openPage(path: string, width: Width, behaviour?: AmapBehaviour) {
  const open = await openBrowser(width, { site: site.url, origins: [amapHost] });
  const requested = await answerForAmap(open.page, behaviour);
  await open.page.goto(site.url + path);
  await waitForHydration(open.page);
  return { ...open, requested };
}

const marks = (page: Page) => page.locator(".amap-marker > *");
const readLine = (text: string | null) => Number(/[\d,]+/.exec(text ?? "")?.[0].replaceAll(",", ""));
/** Returns the lines of the operator's log that name AMap. */
const readAmapLines = () =>
  site
    .log()
    .split("\n")
    .filter((line) => line.includes("AMap"));

describe.each(widths)("AMap under a list, $name", (width) => {
  test("is loaded with the key and the security code once the map is seen, and Leaflet is not", async () => {
    const { page, problems, requested, close } = await openPage(width.phone ? `${list}?view=map` : list, width);
    await marks(page).first().waitFor();
    expect(requested.map(({ searchParams }) => [searchParams.get("v"), searchParams.get("key")])).toEqual([
      ["2.0", "testkey"],
    ]);
    expect(await page.evaluate(() => window._AMapSecurityConfig)).toEqual({ securityJsCode: "testcode" });
    expect(await page.locator(".leaflet-container").count()).toBe(0);
    await page.getByText(`底图 ${mapZh.amap}`).waitFor();

    const total = readLine(await page.locator("main h2[aria-live]").textContent());
    const shown = readLine(await page.getByRole("button", { name: /^图中/ }).textContent());
    expect(shown).toBeGreaterThanOrEqual(total * shownShare);
    await expect
      .poll(() =>
        marks(page).evaluateAll((all) =>
          all.reduce((sum, mark) => sum + (mark.hasAttribute("aria-pressed") ? 1 : Number(mark.textContent)), 0),
        ),
      )
      .toBe(shown);
    expect(problems).toEqual([]);
    await close();
  });

  test("zooms to a cluster, and searches the area that it was dragged to", async () => {
    const { page, problems, close } = await openPage(width.phone ? `${list}?view=map` : list, width);
    const many = page.locator(".amap-marker > button:not([aria-pressed])");
    await many.first().waitFor();
    await page.getByRole("button", { name: /^图中/ }).waitFor();
    const before = await readAmapCalls(page, "Map.setZoomAndCenter");
    const zoomed = page.waitForResponse((answer) => /getVenueClusters.*box=/.test(answer.url()));
    await many.first().click();
    await zoomed;
    const zooms = (await readAmapCalls(page, "Map.setZoomAndCenter")) as [number, unknown][];
    expect(zooms.at(-1)![0]).toBeGreaterThan((before.at(-1) as [number])[0]);

    const frame = (await page.locator(".amap-container").boundingBox())!;
    const [x, y] = [frame.x + frame.width / 2, frame.y + frame.height * 0.75];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 60, y - 40, { steps: 6 });
    await page.mouse.up();
    await page.getByRole("button", { name: mapZh.searchHere }).click();
    await page.waitForURL(/[?&]box=/);
    expect(problems).toEqual([]);
    await close();
  });

  test("shows the selected venue's card, by pointer and by key", async () => {
    const { page, problems, close } = await openPage(`${list}?view=map&box=116.43,39.9,116.47,39.93`, width);
    const venues = page.locator(".amap-marker > button[aria-pressed]");
    await venues.first().waitFor();
    await venues.first().press("Enter");
    const card = page.locator("main section[aria-live]");
    await card.waitFor();
    await page.keyboard.press("Escape");
    await card.waitFor({ state: "detached" });
    await venues.first().click({ force: true });
    await card.waitFor();
    expect(await venues.first().getAttribute("aria-pressed")).toBe("true");
    expect(problems).toEqual([]);
    await close();
  });
});

test("a row of the list highlights its mark, and a selected mark its row", async () => {
  const { page, problems, close } = await openPage(`${list}?box=116.36,39.84,116.4,39.88`, desktop);
  await marks(page).first().waitFor();
  const plain = await marks(page).evaluateAll((all) => all.map(({ className }) => className));
  const rows = page.locator("#main ol > li");
  await rows.first().hover();
  await expect
    .poll(() =>
      marks(page).evaluateAll((all, before) => all.filter((mark, at) => mark.className !== before[at]).length, plain),
    )
    .toBe(1);
  expect((await readAmapCalls(page, "Marker.setzIndex")).length).toBeGreaterThan(0);

  // A venue of this page of the list with a mark of its own.
  const names = await rows.locator("h3 a").allTextContents();
  const titles = await marks(page).evaluateAll((all) => all.map((mark) => mark.getAttribute("aria-label")!));
  const name = names.find((one) => titles.some((title) => title.startsWith(`${one}，`)))!;
  const row = rows.filter({ has: page.getByRole("link", { name, exact: true }) }).first();
  const rowClass = await row.getAttribute("class");
  await page.locator(`.amap-marker > [aria-label^="${name}，"]`).first().press("Enter");
  await expect.poll(() => row.getAttribute("class")).not.toBe(rowClass);
  await expect.poll(() => row.evaluate((element) => element.getBoundingClientRect().top < innerHeight)).toBe(true);
  await page.keyboard.press("Escape");
  await expect.poll(() => row.getAttribute("class")).toBe(rowClass);
  expect(problems).toEqual([]);
  await close();
});

test("follows the visitor's colour scheme", async () => {
  const { page, close } = await openPage(list, desktop);
  await marks(page).first().waitFor();
  expect((await readAmapCalls(page, "Map"))[0]).toMatchObject([{ mapStyle: "amap://styles/normal" }]);
  await page.emulateMedia({ colorScheme: "dark" });
  await expect.poll(() => readAmapCalls(page, "Map.setMapStyle")).toEqual([["amap://styles/dark"]]);
  await close();
});

test.each(widths)(
  "the venue page has a map with the circle of a walk, loaded when it is seen, $name",
  async (width) => {
    const { page, problems, requested, close } = await openPage("/view/hotel-1100000001", width);
    expect(requested).toEqual([]);
    await page.locator("#main div[data-fills]").last().scrollIntoViewIfNeeded();
    await marks(page).first().waitFor();
    expect(await marks(page).count()).toBe(1);
    expect((await readAmapCalls(page, "Map.add Circle"))[0]).toMatchObject([{ radius: 1000, strokeStyle: "dashed" }]);
    await page.getByText(/虚线圈：直线 1\.00\s公里$/).waitFor();
    expect(problems).toEqual([]);
    await close();
  },
);

test.each(widths)("the location page shows the route on foot from a station, $name", async (width) => {
  const { page, problems, close } = await openPage(location, width);
  const station = page.getByRole("button", { name: /查看步行路线$/ }).first();
  await station.click();
  await page.getByText(/步行至此 .*，约 9 分钟/).waitFor();
  const [from, to] = (await readAmapCalls(page, "Walking.search"))[0] as [number[], number[]];
  expect(from).not.toEqual(to);
  expect((await readAmapCalls(page, "Map.add Polyline")).length).toBe(1);
  expect(await station.getAttribute("aria-pressed")).toBe("true");
  expect(problems).toEqual([]);
  await close();
});

test("without the service of routes, the page says that there is none and the operator's log why", async () => {
  const { page, problems, close } = await openPage(location, desktop, "no-walking");
  await page
    .getByRole("button", { name: /查看步行路线$/ })
    .first()
    .click();
  await page.getByText(/^暂无.*的步行路线$/).waitFor();
  await expect.poll(() => readAmapLines().some((line) => line.includes("INSUFFICIENT_PRIVILEGES"))).toBe(true);
  expect(problems).toEqual([]);
  await close();
});

test.each(widths)("the home page has its districts on the map, each a link to its list, $name", async (width) => {
  const { page, problems, close } = await openPage("/beijing", width);
  await page.getByRole("heading", { name: "按区域找" }).scrollIntoViewIfNeeded();
  const district = page.locator(".amap-marker > a").first();
  await district.waitFor();
  expect(await page.locator(".leaflet-container").count()).toBe(0);
  await district.click();
  await page.waitForURL(/\/beijing\/changdi-/);
  expect(problems).toEqual([]);
  await close();
});

describe("where AMap does not draw its map", () => {
  const isExpected = (problem: string) => /webapi\.amap\.com|ERR_FAILED/.test(problem);

  test.each([
    { behaviour: "refuses", reason: "refused", code: "INVALID_USER_KEY" },
    { behaviour: "silent", reason: "timeout", code: undefined },
    { behaviour: "unreachable", reason: "unreachable", code: undefined },
  ] as const)("the embedded map takes its place and the operator's log has a line: $reason", async (expected) => {
    const open = await openBrowser(desktop, { site: site.url, origins: [amapHost] });
    const { page, problems } = open;
    if (expected.behaviour === "unreachable") await page.route(`${amapHost}/**`, (route) => route.abort());
    else await answerForAmap(page, expected.behaviour);
    await page.goto(site.url + list);
    await waitForHydration(page);
    await page.locator(".leaflet-marker-pane button").first().waitFor();
    expect(await page.locator(".amap-container").count()).toBe(0);
    await page.getByText("示意图").waitFor();
    await expect
      .poll(() =>
        readAmapLines()
          .map((line) => JSON.parse(line) as { reason: string; code?: string })
          .some(({ reason, code }) => reason === expected.reason && code === expected.code),
      )
      .toBe(true);
    // The next map of the visit does not try again.
    const lines = readAmapLines().length;
    await page.locator("#main ol > li h3 a").first().click();
    await page.getByLabel("场地在地图上的位置").waitFor({ state: "detached" });
    await page.goBack();
    await page.locator(".leaflet-marker-pane button").first().waitFor();
    expect(readAmapLines()).toHaveLength(lines);
    expect(problems.filter((problem) => !isExpected(problem))).toEqual([]);
    await open.close();
  });

  test("the home page draws its districts", async () => {
    const { page, problems, close } = await openPage("/beijing", phone, "refuses");
    await page.getByRole("heading", { name: "按区域找" }).scrollIntoViewIfNeeded();
    await page.locator("section[aria-label='北京各区的场地'] svg").waitFor();
    expect(await page.locator(".amap-container, .leaflet-container").count()).toBe(0);
    expect(problems).toEqual([]);
    await close();
  });
});

test("the policy allows AMap's hosts and the operator's proxy, whose security code no page has", async () => {
  const proxied = await startSite(createDemoDataDir("amap-proxy"), {
    ...settings,
    AMAP_SERVICE_HOST: "https://proxy.example/_AMapService",
  });
  try {
    const open = await openBrowser(desktop, { site: proxied.url, origins: [amapHost] });
    await answerForAmap(open.page);
    const answer = await open.page.goto(proxied.url + list);
    const policy = answer!.headers()["content-security-policy"]!;
    expect(policy).toMatch(/script-src [^;]* https:\/\/\*\.amap\.com https:\/\/proxy\.example 'unsafe-eval'/);
    expect(policy).toContain("worker-src 'self' blob:");
    expect(await answer!.text()).not.toContain("testcode");
    await waitForHydration(open.page);
    await marks(open.page).first().waitFor();
    expect(await open.page.evaluate(() => window._AMapSecurityConfig)).toEqual({
      serviceHost: "https://proxy.example/_AMapService",
    });
    await open.close();
  } finally {
    await proxied.stop();
  }
});

test("a site without AMap allows nothing of it and loads none of its code", async () => {
  const open = await openBrowser(desktop);
  const files: string[] = [];
  open.page.on("request", (request) => files.push(new URL(request.url()).pathname));
  const answer = await open.page.goto(inject("url") + list);
  expect(answer!.headers()["content-security-policy"]).not.toMatch(/amap|autonavi|unsafe-eval|blob:/);
  await waitForHydration(open.page);
  await open.page.locator(".leaflet-marker-pane button").first().waitFor();
  expect(files.filter((file) => file.includes("embedded-map"))).not.toEqual([]);
  expect(files.filter((file) => file.includes("amap"))).toEqual([]);
  expect(open.problems).toEqual([]);
  await open.close();
});

import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { viewportContent } from "#domain/limits.ts";
import { createRuntimeConfig } from "#server/http/create-runtime-config.ts";
import { readEnv } from "#server/http/env.ts";
import { readPageAssets } from "#server/http/page-assets.ts";
import { renderErrorPage } from "#server/http/render-error-page.ts";
import { siteZh } from "#texts/site/site.zh.ts";
import type {} from "#web/platform/maps/install-maps-service.ts";
import { type BrowserSession, openBrowser, waitForHydration, waitForBootstrap, widths } from "./open-browser.ts";

const site = inject("url");

describe("a lost chunk on the way to a hash", () => {
  test("reloads the target's full path, and persisted state stays", async () => {
    const { page, close } = await openBrowser(widths[1]);
    await page.goto(`${site}/ask`);
    await waitForHydration(page);
    const readState = () => page.evaluate(() => JSON.stringify({ ...localStorage }));
    const chengdu = { version: 1, value: { code: "510100", name: "成都", pinyin: "chengdu", byUser: true } };
    await page.evaluate((city) => {
      localStorage.setItem("huizhi:city", JSON.stringify(city));
      Object.assign(window, { isFirstDocument: true });
    }, chengdu);
    let isLost = true;
    page.on("request", (request) => {
      if (request.isNavigationRequest()) isLost = false;
    });
    await page.route(/\/assets\/.*\.js$/, (route) => (isLost ? route.abort() : route.continue()));
    await page.evaluate(() => {
      const link = document.querySelector<HTMLAnchorElement>("header a[href='/solutions']")!;
      link.href = "/solutions#foot";
      link.click();
    });
    await page.waitForFunction(() => !("isFirstDocument" in window));
    await waitForHydration(page);
    expect(new URL(page.url()).pathname + new URL(page.url()).hash).toBe("/solutions#foot");
    await page.locator("main h1", { hasText: /./ }).waitFor();
    expect(JSON.parse(await readState())).toMatchObject({ "huizhi:city": JSON.stringify(chengdu) });
    expect(await page.locator('body > header [aria-haspopup="dialog"]').textContent()).toBe("成都");
    await close();
  });
});

test("a page that appears under a pointer at rest starts when the pointer moves", async () => {
  const { page, problems, close } = await openBrowser(widths[1]);
  const isStarted = () => page.evaluate(() => document.documentElement.dataset.ready === "1");
  await page.goto(`${site}/solutions`);
  await waitForBootstrap(page);
  await page.waitForLoadState("networkidle");
  // As Chromium reports a pointer that rests: a move by nothing.
  await page.evaluate(() => document.body.dispatchEvent(new PointerEvent("pointermove", { bubbles: true })));
  await page.waitForTimeout(500);
  expect(await isStarted()).toBe(false);
  await page.mouse.move(700, 400);
  await page.mouse.move(705, 400);
  await expect.poll(isStarted).toBe(true);
  expect(problems).toEqual([]);
  await close();
});

test("Beijing is the city of a visitor who has chosen none", async () => {
  const { page, problems, close } = await openBrowser(widths[1]);
  const city = page.locator('body > header [aria-haspopup="dialog"]');
  for (const path of ["/ask", "/"]) {
    await page.goto(site + path);
    await waitForHydration(page);
    expect(await city.textContent()).toBe("北京");
  }
  expect(await page.locator("main a[href^='/beijing/changdi-']").count()).toBeGreaterThan(0);
  await page.goto(`${site}/case/submit`);
  await waitForHydration(page);
  await page.locator("form", { hasText: "北京" }).waitFor();
  expect(problems).toEqual([]);
  await close();
});

describe("the mark of iOS on the root element", () => {
  const mac = "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.1";
  test.each([
    ["iPhone", "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5_1 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148", 5, true],
    ["iPad that says Mac", `${mac} Safari/605.1.15`, 5, true],
    ["Mac", `${mac} Safari/605.1.15`, 0, false],
    [
      "Android",
      "Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/131 Mobile Safari/537.36",
      5,
      false,
    ],
  ])("is set before the page's code for iOS devices only: %s", async (_, userAgent, touchPoints, isMarked) => {
    const { page, problems, close } = await openBrowser(widths[0]);
    await page.addInitScript(
      ([agent, points, platform]) => {
        Object.defineProperty(navigator, "userAgent", { get: () => agent });
        Object.defineProperty(navigator, "maxTouchPoints", { get: () => points });
        Object.defineProperty(navigator, "platform", { get: () => platform });
      },
      [userAgent, touchPoints, userAgent.includes("Mac OS X 10") ? "MacIntel" : "Linux"] as const,
    );
    await page.route(/\/assets\/.*\.js$/, (route) => route.abort());
    await page.goto(`${site}/solutions`, { waitUntil: "commit" });
    await page.locator("body > header").waitFor();
    expect(await page.evaluate(() => document.documentElement.classList.contains("ios"))).toBe(isMarked);
    expect(problems.filter((line) => !/assets|ERR_FAILED/.test(line))).toEqual([]);
    await close();
  });
});

describe("the city cookie alone", () => {
  test.each(["/ask", "/solutions", "/case/submit"])("names the city on %s", async (path) => {
    const { page, problems, close } = await openBrowser(widths[1], {
      cookies: [{ name: "huizhi_city", value: "chengdu" }],
    });
    await page.goto(site + path);
    await waitForHydration(page);
    await page.getByRole("banner").getByRole("button", { name: /成都/ }).waitFor();
    if (path === "/case/submit") await page.locator("form", { hasText: "成都" }).waitFor();
    expect(problems).toEqual([]);
    await close();
  });
});

describe("inside an app", () => {
  test.each([
    ["the query", "/solutions?mp_plantform_type=mini", []],
    [
      "the cookie, which an empty query does not hide",
      "/solutions?mp_plantform_type=",
      [{ name: "app_plantform_type", value: "mini" }],
    ],
  ])("header and download links step back before paint by %s", async (_, path, cookies) => {
    const { page, problems, close } = await openBrowser(widths[0], { cookies });
    await page.goto(site + path, { waitUntil: "commit" });
    await page.locator("body > header").waitFor();
    expect(await page.evaluate(() => document.documentElement.dataset.platform)).toBe("mini");
    await waitForHydration(page);
    expect(await page.getByRole("banner").getByRole("link", { name: "会址" }).isVisible()).toBe(false);
    expect(await page.getByRole("contentinfo").locator("a[href='/app/download']").isVisible()).toBe(false);
    expect((await page.context().cookies(site)).find(({ name }) => name === "app_plantform_type")?.value).toBe("mini");
    expect(problems).toEqual([]);
    await close();
  });
});

test("the page for a fault of the server has the viewport and the maps service of every page", async () => {
  const { page, problems, close } = await openBrowser(widths[0]);
  const { html, policy } = renderErrorPage(siteZh.error.fault, {
    config: createRuntimeConfig(readEnv({}), site),
    mapsScript: readPageAssets("dist/client", []).mapsScript,
  });
  await page.route(`${site}/ask`, (route) =>
    route.fulfill({
      status: 500,
      contentType: "text/html",
      body: html,
      headers: { "content-security-policy": policy },
    }),
  );
  await page.goto(`${site}/ask`);
  await page.waitForFunction(() => window.huizhiMaps !== undefined);
  expect(await page.evaluate(() => window.huizhiMaps!.provider)).toBe("embedded");
  expect(await page.locator("meta[name=viewport]").getAttribute("content")).toBe(viewportContent);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(widths[0].width);
  expect(problems.filter((line) => !line.includes("status of 500"))).toEqual([]);
  await close();
});

describe("the position", () => {
  let open: BrowserSession;
  beforeAll(async () => {
    open = await openBrowser(widths[1]);
    await open.page.context().grantPermissions(["geolocation"], { origin: site });
  });
  afterAll(() => open.close());

  async function locate(longitude: number, latitude: number) {
    const { page } = open;
    await page.context().setGeolocation({ longitude, latitude });
    await page.goto(`${site}/ask`);
    await waitForHydration(page);
    await page
      .getByRole("banner")
      .getByRole("button", { name: /北京|选择城市|切换城市/ })
      .first()
      .click();
    await page.getByRole("button", { name: "定位我的城市" }).click();
    return page.locator("[data-letter='#']");
  }

  test("offers the city of a suburb, not the next one", async () => {
    const row = await locate(108.38, 30.81);
    await row.getByRole("button", { name: "重庆" }).waitFor();
  });

  test("says that a city is not open but takes demands, and how far the nearest open one is", async () => {
    const row = await locate(116.68, 39.52);
    await row.getByText("您在廊坊，暂无场地").waitFor();
    expect(await row.getByRole("link").getAttribute("href")).toContain("city=131000");
    expect(await row.getByRole("button").textContent()).toMatch(/^.+，相距 \d{2,3}\.\d\d\s公里$/);
  });

  test.each([
    ["a city that is far from every open one", 87.617, 43.793, "您在乌鲁木齐，暂无场地"],
    ["a city abroad", 2.35, 48.86, "您在巴黎，暂无场地"],
    ["the open sea", -30, 30, "所在位置不在已收录的城市"],
  ])("leads from %s to the list of cities, and names no city far away", async (_, longitude, latitude, text) => {
    const row = await locate(longitude, latitude);
    await row.getByText(text).waitFor();
    expect(await row.textContent()).not.toContain("相距");
    await row.getByRole("button", { name: "查看城市列表" }).click();
    const focused = open.page.locator("[data-letter='hot'] button:focus");
    await focused.waitFor();
  });
});

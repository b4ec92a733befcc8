import type { Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from "vitest";
import { type BrowserSession, openBrowser, waitForHydration, widths } from "./open-browser.ts";

const site = inject("url");

async function openPicker(page: Page, path = "/ask"): Promise<void> {
  await page.goto(site + path);
  await waitForHydration(page);
  await page.getByRole("banner").locator("button[aria-haspopup=dialog]").click();
  await page.locator("[data-letter=B] button").first().waitFor();
}

let open: BrowserSession;
let page: Page;
beforeAll(async () => {
  open = await openBrowser(widths[1]);
  ({ page } = open);
  await page.context().grantPermissions(["geolocation"], { origin: site });
});
afterAll(() => open.close());
beforeEach(async () => {
  await page.unrouteAll({ behavior: "wait" });
  await page.goto(`${site}/favicon.svg`);
  await page.context().clearCookies();
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
});

describe("the position city", () => {
  const row = () => page.locator("[data-letter='#']");
  const locate = async () => {
    await openPicker(page);
    await page.getByRole("button", { name: "定位我的城市" }).click();
  };

  test.each([
    { open: true, submit: true, buttons: ["北京"], links: 0 },
    { open: true, submit: false, buttons: ["北京"], links: 0 },
    { open: false, submit: true, buttons: ["查看城市列表"], links: 1 },
    { open: false, submit: false, buttons: ["查看城市列表"], links: 0 },
  ])("offers a city by its lists: open $open, submit $submit", async ({ open: isOpen, submit, buttons, links }) => {
    await page.context().setGeolocation({ longitude: 116.4, latitude: 39.9 });
    await page.route("**/api/city/getCityAt**", async (route) => {
      const response = await route.fetch();
      const answer = (await response.json()) as { data: { city: object } };
      await route.fulfill({
        response,
        json: { ...answer, data: { city: { ...answer.data.city, open: isOpen, submit } } },
      });
    });
    await locate();
    await row()
      .getByText(isOpen ? "北京" : "您在北京，暂无场地")
      .waitFor();
    expect(await row().getByRole("button").allTextContents()).toEqual(buttons);
    expect(await row().locator("a[href^='/case/submit?city=110000']").count()).toBe(links);
  });

  test("says that it is being found, and then that no position came in time", async () => {
    await openPicker(page);
    await page.evaluate(() => {
      navigator.geolocation.getCurrentPosition = (_, fail) =>
        Object.assign(window, { timeOut: () => fail?.({ code: 3 } as GeolocationPositionError) });
    });
    await page.getByRole("button", { name: "定位我的城市" }).click();
    expect(await row().getByRole("button", { name: "正在定位" }).isDisabled()).toBe(true);
    await page.evaluate(() => (window as unknown as { timeOut: () => void }).timeOut());
    await row().getByRole("button", { name: "定位失败，重新定位" }).waitFor();
    await row().getByText("暂时无法获取位置").waitFor();
  });

  test("names the nearest open city of the device's list where the server cannot be asked", async () => {
    await page.context().setGeolocation({ longitude: 116.4, latitude: 39.9 });
    await locate();
    await row().getByRole("button", { name: "北京", exact: true }).waitFor();
    await page.route("**/api/city/getCityAt**", (route) => route.abort());
    await locate();
    await row()
      .getByRole("button", { name: /^北京，相距/ })
      .waitFor();
    open.problems.length = 0;
  });

  test("fails where the visitor denies it, and can be asked for again", async () => {
    await page.context().clearPermissions();
    await locate();
    await row().getByRole("button", { name: "定位失败，重新定位" }).waitFor();
    await row().getByText("未获得定位权限").waitFor();
    await page.context().grantPermissions(["geolocation"], { origin: site });
    await page.context().setGeolocation({ longitude: 116.4, latitude: 39.9 });
    await row().getByRole("button", { name: "定位失败，重新定位" }).click();
    await row().getByRole("button", { name: "北京", exact: true }).waitFor();
  });
});

describe("tracking cookies", () => {
  const visit = async (path: string) => {
    await page.goto(site + path);
    await waitForHydration(page);
    const cookies = await page.context().cookies(site);
    const now = Date.now() / 1000;
    return (name: string) => {
      const found = cookies.find((cookie) => cookie.name === name);
      if (!found) return undefined;
      const minutes = found.expires === -1 ? "session" : Math.ceil((found.expires - now) / 600) * 10;
      return `${decodeURIComponent(found.value)} ${minutes}`;
    };
  };

  test("last an hour or the session, and utm_content only with our own recommendation", async () => {
    const query = "utm_source=huizhi&utm_content=a&utm_campaign=c&utm_medium=m&utm_term=t&clickid=k";
    const first = await visit(`/ask?${query}`);
    expect(first("h_location")).toBe(`${site}/ask?${query} 60`);
    expect(["utm_campaign", "utm_medium", "utm_term"].map(first)).toEqual(["c 60", "m 60", "t 60"]);
    expect(["utm_content", "utmSource", "ttClickId"].map(first)).toEqual(["a session", "huizhi session", "k session"]);
    const next = await visit("/ask?utm_source=baidu&utm_content=b");
    expect(["utm_content", "utmSource", "ttClickId"].map(next)).toEqual([undefined, "baidu session", "k session"]);
    expect(next("h_location")).toBe(`${site}/ask?${query} 60`);
    const sea = await visit("/southeastAsia?utm_content=s");
    expect(["utm_content", "utm_content_sea"].map(sea)).toEqual([undefined, "s 60"]);
  });

  test.each([
    ["/zt/publish?page_from=form-marriott-submit", "/zt/publish?page_from=form-marriott-submit"],
    ["/case/submit?page_from=home", undefined],
    ["/zt/marriott", "/zt/marriott?page_from=form-marriott-submit"],
    ["/zt/ihg", "/zt/ihg?page_from=ihg-market"],
  ])("mark the market page of %s", async (path, location) => {
    expect((await visit(path))("h_location_m")).toBe(location && `${site}${location} 60`);
  });
});

describe("the browser of an app", () => {
  const iphone = "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)";
  const windows =
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/122.0.0.0 Safari/537.36";
  test.each([
    ["WeChat", `${iphone} Mobile/15E148 MicroMessenger/8.0.50(0x1800323d) NetType/WIFI`, true],
    ["a mini-program", `${iphone} Mobile/15E148 MicroMessenger/8.0.49 miniProgram/wx1234567890abcdef`, true],
    ["Safari", `${iphone} Version/17.5 Mobile/15E148 Safari/604.1`, false],
    ["WeChat on a desktop", `${windows} MicroMessenger/7.0.20.1781(0x6700143B) WindowsWechat(0x63090c11)`, false],
  ])("shows the low header and no link to a download: %s", async (_, userAgent, isInApp) => {
    const session = await page.context().newCDPSession(page);
    await session.send("Emulation.setUserAgentOverride", { userAgent });
    await page.goto(`${site}/solutions`);
    await waitForHydration(page);
    expect(await page.getByRole("banner").getByRole("link", { name: "会址" }).isVisible()).toBe(!isInApp);
    expect(await page.getByRole("contentinfo").locator("a[href='/app/download']").isVisible()).toBe(!isInApp);
    await session.detach();
  });
});

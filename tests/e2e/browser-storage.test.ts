import type { Page, Route } from "playwright-core";
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from "vitest";
import { type BrowserSession, openBrowser, waitForHydration, widths } from "./open-browser.ts";

const site = inject("url");

/** Serves every document with another storage kind in its runtime configuration. */
const serveKind = (kind: string) => async (route: Route) => {
  if (!route.request().isNavigationRequest()) return route.fallback();
  const response = await route.fetch();
  const body = (await response.text()).replace('"storage":"local"', `"storage":"${kind}"`);
  return route.fulfill({ response, body });
};

async function openPicker(page: Page, path = "/ask"): Promise<void> {
  await page.goto(site + path);
  await waitForHydration(page);
  await page.getByRole("banner").locator("button[aria-haspopup=dialog]").click();
  await page.locator("[data-letter=B] button").first().waitFor();
}

async function chooseCity(page: Page, slug: string): Promise<void> {
  await page.locator(`[data-city=${slug}]`).first().click();
  await page.waitForURL(`${site}/${slug}`);
}

/** Returns where the browser holds the chosen city: the name of the area or cookie. */
const findPlaces = (page: Page) =>
  page.evaluate(() => [
    ...Object.keys(localStorage).map((key) => `local ${key}`),
    ...Object.keys(sessionStorage).map((key) => `session ${key}`),
    ...document.cookie.split("; ").map((pair) => `cookie ${pair.split("=")[0]}`),
  ]);

let open: BrowserSession;
let page: Page;
beforeAll(async () => {
  open = await openBrowser(widths[1]);
  ({ page } = open);
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

describe("the storage kind of the runtime configuration", () => {
  test.each([
    ["local", "local huizhi:city"],
    ["session", "session huizhi:city"],
    ["cookie", "cookie huizhi.city"],
  ])("%s holds the chosen city and the draft, and the strict cookie stands beside it", async (kind, place) => {
    await page.route("**/*", serveKind(kind));
    await openPicker(page);
    await chooseCity(page, "chengdu");
    const places = await findPlaces(page);
    expect(places.filter((one) => /huizhi[:.]city$/.test(one))).toEqual([place]);
    const cookie = (await page.context().cookies(site)).find(({ name }) => name === "huizhi_city");
    expect(cookie).toMatchObject({ value: "chengdu", sameSite: "Strict" });
    await page.goto(`${site}/case/submit`);
    await waitForHydration(page);
    await page.locator("form", { hasText: "成都" }).waitFor();
    expect(open.problems).toEqual([]);
  });

  test("what no cookie holds lies in local storage", async () => {
    await page.route("**/*", serveKind("cookie"));
    await openPicker(page);
    await expect.poll(() => findPlaces(page)).toContain("local huizhi:city-lists");
    expect(await findPlaces(page)).not.toContain("cookie huizhi.city-lists");
  });
});

describe("without any storage", () => {
  test("the chosen city and the lists live for the visit", async () => {
    const { page: blocked, problems, close } = await openBrowser(widths[1]);
    await blocked.addInitScript(() => {
      const denied = {
        get() {
          throw new DOMException("denied", "SecurityError");
        },
        set() {
          throw new DOMException("denied", "SecurityError");
        },
      };
      Object.defineProperty(window, "localStorage", denied);
      Object.defineProperty(window, "sessionStorage", denied);
      Object.defineProperty(Document.prototype, "cookie", denied);
    });
    await openPicker(blocked);
    await chooseCity(blocked, "chengdu");
    await blocked.getByRole("banner").locator("a[href='/ask']").first().click();
    await blocked.waitForURL(`${site}/ask`);
    await blocked.getByRole("banner").getByRole("button", { name: /成都/ }).waitFor();
    await blocked.route("**/api/common/getCitys", (route) => route.abort());
    await blocked.getByRole("banner").getByRole("button", { name: /成都/ }).click();
    await blocked.locator("[data-letter=B] button").first().waitFor();
    expect(problems).toEqual([]);
    await close();
  });
});

describe("the stored lists of cities", () => {
  test("open the picker without a request, in groups: #, at most six hot and open, letters in order", async () => {
    await openPicker(page);
    let requests = 0;
    await page.route("**/api/common/getCitys", (route) => {
      requests++;
      return route.abort();
    });
    await openPicker(page, "/solutions");
    const groups = await page.locator("[role=dialog] [data-letter], dialog [data-letter]").evaluateAll((sections) =>
      sections.map((section) => ({
        key: section.getAttribute("data-letter")!,
        cities: [...section.querySelectorAll("[data-city]")].map((city) => city.getAttribute("data-city")!),
      })),
    );
    expect(groups.map(({ key }) => key).slice(0, 2)).toEqual(["#", "hot"]);
    const letters = groups.filter(({ key }) => /^[A-Z]$/.test(key));
    const zIndex = await page.locator("dialog[open]").evaluate((dialog) => Number(getComputedStyle(dialog).zIndex));
    expect(zIndex).toBeGreaterThanOrEqual(2000);
    expect(letters.map(({ key }) => key)).toEqual(letters.map(({ key }) => key).toSorted());
    const hot = groups[1]!.cities;
    expect(hot.length).toBeGreaterThan(0);
    expect(hot.length).toBeLessThanOrEqual(6);
    const listed = letters.flatMap(({ cities }) => cities);
    expect(hot.filter((city) => !listed.includes(city))).toEqual([]);
    expect(requests).toBe(0);
  });

  test("are shown at once when they are old, and fetched anew behind", async () => {
    await openPicker(page);
    await page.evaluate(() => {
      const text = localStorage.getItem("huizhi:city-lists")!;
      const hourAgo = Date.now() - 2 * 3_600_000;
      localStorage.setItem(
        "huizhi:city-lists",
        text.replace(/"at":\d+/, `"at":${hourAgo}`).replace('"北京"', '"北平"'),
      );
    });
    let answer = () => {};
    const isRequested = new Promise<void>((resolve) => {
      void page.route("**/api/common/getCitys", async (route) => {
        resolve();
        await new Promise<void>((go) => {
          answer = go;
        });
        await route.continue();
      });
    });
    await openPicker(page, "/solutions");
    await page.locator("[data-letter=B] [data-city=beijing]", { hasText: "北平" }).waitFor();
    await isRequested;
    answer();
    await page.locator("[data-letter=B] [data-city=beijing]", { hasText: "北京" }).waitFor();
  });

  test("are fetched where the device holds garbage", async () => {
    await page.evaluate(() => localStorage.setItem("huizhi:city-lists", '{"version":1,"value":{"at":1,"list":[]}}'));
    await openPicker(page);
  });

  test("offer the cities for large events where a search finds none", async () => {
    await openPicker(page);
    await page.getByRole("searchbox").fill("qqqq");
    await page.locator("[data-letter=event] [data-city]").first().waitFor();
  });
});

describe("the number of days", () => {
  test.each([
    ["/southeastAsia", "最多选择 7 天"],
    ["/case/submit", "最多选择 30 天"],
    ["/case/submit-en", "At most 30 days can be selected"],
  ])("on %s says how many can be selected", async (path, text) => {
    await page.goto(site + path);
    await waitForHydration(page);
    const last = page.locator("select option[disabled]", { hasText: text }).first();
    await last.waitFor({ state: "attached" });
    expect(await last.textContent()).toBe(text);
  });
});

test("what was seen and searched stands on the home page of every tab, moves nothing, and is cleared by one button", async () => {
  const list = "/beijing/changdi-0-0-0-0-0";
  await page.goto(site + list);
  await waitForHydration(page);
  const searched = () => page.evaluate(() => localStorage.getItem("huizhi:last-search"));
  await expect.poll(searched).toContain(list);
  const path = await page.locator('main a[href^="/view/hotel-"]').first().getAttribute("href");
  const venue = /^\/view\/hotel-\d+/.exec(path!)![0];
  await page.goto(site + venue);
  await waitForHydration(page);
  await expect.poll(() => page.evaluate(() => localStorage.getItem("huizhi:seen-pages"))).toContain(venue);
  // No touch: the strip itself starts the page.
  const other = await page.context().newPage();
  await other.goto(`${site}/beijing`);
  const strip = other.getByRole("navigation", { name: "最近浏览" });
  await strip.locator(`a[href="${venue}"]`).waitFor();
  expect(await strip.locator(`a[href="${list}"]`).count()).toBe(1);
  const shifts = await other.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) =>
          resolve(
            list.getEntries().reduce((sum, entry) => sum + (entry as PerformanceEntry & { value: number }).value, 0),
          ),
        ).observe({ type: "layout-shift", buffered: true });
        setTimeout(() => resolve(0), 100);
      }),
  );
  expect(shifts).toBeLessThan(0.001);
  await strip.getByRole("button", { name: "清除" }).click();
  await strip.waitFor({ state: "detached" });
  await page.goto(`${site}/beijing`);
  await waitForHydration(page);
  expect(await page.getByRole("navigation", { name: "最近浏览" }).count()).toBe(0);
  await other.close();
});

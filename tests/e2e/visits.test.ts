import type { StoredEvent } from "#server/store/event-store.ts";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import type { Page } from "playwright-core";
import { type Site, startSite } from "../start-site.ts";
import { type BrowserSession, openBrowser, readLayoutShifts, waitForHydration, widths } from "./open-browser.ts";
import { readEvents, waitForStore } from "./read-events.ts";

/** Milliseconds for what is sent to be stored, on a busy machine. */
const pollOptions = { timeout: 15_000 };

/** Waits until what counts visits is loaded, so that it could send. */
const waitForAnalytics = (page: Page) =>
  page.waitForFunction(() => performance.getEntriesByType("resource").some(({ name }) => /run-analytics/.test(name)));
const describeEvents = (events: StoredEvent[]) =>
  events
    .filter(({ type }) => type === "track")
    .map(({ event, properties }) => [event, properties.$url_path ?? properties.product]);

/** Follows a link within the page, as the router does it. */
async function follow(page: Page, href: string): Promise<void> {
  await page.evaluate((to) => {
    const link = document.querySelector<HTMLAnchorElement>("header a[href]")!;
    link.href = to;
    link.click();
  }, href);
  await page.waitForFunction((path) => window.location.pathname === path, new URL(href, "http://x").pathname);
  await page.locator("main h1").first().waitFor();
}

describe("visits are counted", () => {
  let site: Site;
  let open: BrowserSession;
  const project = "counted";
  beforeAll(async () => {
    site = await startSite(inject("dataDir"), { ANALYTICS_PROJECT: project });
    open = await openBrowser(widths[1], { site: site.url });
  });
  afterAll(async () => {
    await open.close();
    await site.stop();
    expect(open.problems).toEqual([]);
  });
  const read = async () => (await readEvents({ project })).toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at));

  test("by single-page tracking, but not where the path contains /ask, nor on a private page", async () => {
    const { page } = open;
    const started = Date.now();
    await page.goto(`${site.url}/solutions?utm_source=wx&utm_campaign=autumn&mobile=13800138000#top`);
    await waitForStore(page);
    await follow(page, "/ask");
    await follow(page, inject("demandHref"));
    await follow(page, "/cases");
    await expect
      .poll(async () => describeEvents(await read()), pollOptions)
      .toEqual([
        ["$pageview", "/solutions"],
        ["$pageview", "/cases"],
      ]);
    const events = await read();
    const [first, second] = events.filter(({ event }) => event === "$pageview");
    expect(first!.properties).toMatchObject({
      $url: `${site.url}/solutions?utm_source=wx&utm_campaign=autumn`,
      $lib_version: "1.26.17",
      $latest_utm_campaign: "autumn",
      $is_first_day: true,
    });
    expect(first!.properties.$title).toContain("方案");
    // The address of the page before, without its token; and no title, which was that page's.
    expect(second!.properties).toMatchObject({ $url: `${site.url}/cases`, $referrer: `${site.url}/demand/…` });
    expect(second!.properties.$title).toBeUndefined();
    // The visitor's clock, not that of the arrival.
    for (const { at, receivedAt } of events) {
      expect(Date.parse(at)).toBeGreaterThanOrEqual(started);
      expect(Date.parse(at)).toBeLessThanOrEqual(Date.parse(receivedAt));
    }
    expect(new Set(events.map(({ distinctId }) => distinctId)).size).toBe(1);
    expect(events[0]!.distinctId).toMatch(/^[\w-]{30,}$/);
    expect(JSON.stringify(events)).not.toMatch(/13800138000/);
    expect(JSON.stringify(events)).not.toContain(inject("demandHref").slice("/demand/".length));
  });

  test("a visit without a touch is counted as it ends, once, and the library knows the browser again", async () => {
    const untouched = await openBrowser(widths[0], { site: site.url });
    const { page } = untouched;
    const source = "short";
    await page.goto(`${site.url}/view/hotel-1100000002?utm_source=${source}`);
    await waitForAnalytics(page);
    await page.waitForFunction(() => document.documentElement.dataset.analytics === "started");
    await page.goto(`${site.url}/solutions`);
    await waitForStore(page);
    const readOwn = async () => {
      const events = await read();
      const id = events.find(({ properties }) => properties.$utm_source === source)?.distinctId;
      return events.filter(({ distinctId }) => id && distinctId === id);
    };
    await expect
      .poll(async () => describeEvents(await readOwn()), pollOptions)
      .toEqual([
        ["$pageview", "/view/hotel-1100000002"],
        ["hotel_view", "hotel"],
        ["$pageview", "/solutions"],
      ]);
    const events = await readOwn();
    const names = ["$is_first_day", "$is_first_time", "$latest_utm_source", "$lib_version"];
    const flags = events
      .filter(({ event }) => event === "$pageview")
      .map(({ properties }) => names.map((name) => properties[name]));
    expect(flags).toEqual([
      [true, true, source, "1.26.17"],
      [true, false, source, "1.26.17"],
    ]);
    expect(events.filter(({ type }) => type === "profile_set_once").length).toBe(1);
    await untouched.close();
    expect(untouched.problems).toEqual([]);
  });

  test("a venue's events have the hotel's payload, and a beacon survives leaving", async () => {
    const { page } = open;
    const requests: string[] = [];
    const readHotel = async () => (await read()).filter(({ properties }) => properties.hotel_id === "1100000001");
    page.on("request", (request) => {
      if (request.url().includes("/sensor/report")) requests.push(`${request.method()} ${request.resourceType()}`);
    });
    await page.goto(`${site.url}/view/hotel-1100000001`);
    await waitForHydration(page);
    await waitForStore(page);
    await page.evaluate(() => {
      // Leaves before anything could answer.
      const link = document.querySelector<HTMLAnchorElement>("a[href*='siteId=']")!;
      link.addEventListener("click", (event) => event.preventDefault());
      link.click();
      window.location.href = "about:blank";
    });
    await page.waitForURL("about:blank");
    await expect
      .poll(async () => (await readHotel()).map(({ event }) => event), pollOptions)
      .toEqual(["hotel_view", "hotel_contact"]);
    expect(new Set(requests)).toEqual(new Set(["POST ping"]));
    for (const { properties } of await readHotel()) {
      expect(properties).toMatchObject({ hotel_id: "1100000001", product: "hotel" });
      expect(properties.hotel_name).toMatch(/\p{Script=Han}/u);
      expect(properties.location_name).toMatch(/^北京 .+区$/);
    }
  });

  test("a demand is told by its venue, and nothing of its form is stored", async () => {
    const { page } = open;
    await page.goto(`${site.url}/case/submit?city=beijing&people=60&siteId=1100000001`);
    await waitForHydration(page);
    await waitForStore(page);
    await page.getByLabel("称呼").fill("钱小满");
    await page.getByLabel("手机").fill("13900139777");
    await page.getByRole("checkbox", { name: /同意/ }).check();
    await page.getByRole("button", { name: "提交需求" }).click();
    await page.waitForURL(/\/case\/success/);
    await expect
      .poll(async () => (await read()).find(({ event }) => event === "hotel_submit")?.properties, pollOptions)
      .toMatchObject({ hotel_id: "1100000001", product: "case" });
    expect(JSON.stringify(await read())).not.toMatch(/钱小满|13900139777/);
  });

  test("a browser of a news app counts as a social source", async () => {
    const { page } = open;
    const session = await page.context().newCDPSession(page);
    const agent = await page.evaluate(() => navigator.userAgent);
    await session.send("Emulation.setUserAgentOverride", { userAgent: `${agent} NewsArticle/9.3.4` });
    await page.goto(`${site.url}/nianhui`);
    await waitForStore(page);
    await expect
      .poll(async () => (await read()).find(({ properties }) => properties.media_app)?.properties, pollOptions)
      .toMatchObject({ media_app: "toutiao", $latest_traffic_source_type: "社交网站流量" });
    await session.detach();
  });
});

describe("where the operator asks the visitor first", () => {
  const events = "https://events.example";
  const statistics = "https://stats.example";
  let site: Site;
  let open: BrowserSession;
  /** Requests for the counting of visits, with their hosts. */
  const requests: string[] = [];
  beforeAll(async () => {
    site = await startSite(inject("dataDir"), {
      ANALYTICS_CONSENT: "1",
      ANALYTICS_SERVER_URL: `${events}/sa?project=production`,
      STATISTICS_SCRIPT: `${statistics}/hm.js?{id}`,
      STATISTICS_SITE_ID: "a1b2c3",
    });
    open = await openBrowser(widths[0], { site: site.url, origins: [events, statistics] });
    await open.page.route(/^https:\/\/(?:events|stats)\.example\//, (route) =>
      route.fulfill(
        route.request().url().startsWith(statistics)
          ? { contentType: "text/javascript", body: "window.hasStatistics = true" }
          : { status: 200, body: "" },
      ),
    );
    open.page.on("request", (request) => {
      const url = new URL(request.url());
      if (/\.example\/|sensorsdata|sensor\/report/.test(url.host + url.pathname))
        requests.push(url.host + url.pathname + url.search);
    });
  });
  afterAll(async () => {
    await open.close();
    await site.stop();
    // The two configured origins are expected; no other is.
    expect(
      open.problems.filter((problem) => !/^left the site: https:\/\/(?:events|stats)\.example\//.test(problem)),
    ).toEqual([]);
  });
  const bar = () => open.page.getByRole("region", { name: "访问统计设置" });
  const readCookieNames = async () => (await open.page.context().cookies()).map(({ name }) => name);

  test("the policy names exactly the configured origins", async () => {
    const readPolicy = async (path: string) => {
      const policy = (await fetch(site.url + path)).headers.get("content-security-policy")!;
      const rules = policy.split("; ").filter((rule) => rule.includes("https:"));
      return Object.fromEntries(rules.map((rule) => [rule.split(" ")[0], rule.match(/https:\S+/g)]));
    };
    expect(await readPolicy("/solutions")).toEqual({
      "script-src": [statistics],
      "img-src": [events, statistics],
      "connect-src": [events, statistics],
    });
    expect(await readPolicy(inject("demandHref"))).toEqual({});
  });

  test("nothing is sent, stored or loaded before the choice, nor after a refusal", async () => {
    const { page } = open;
    await page.goto(`${site.url}/view/hotel-1100000001?utm_source=wx&utm_campaign=spring`);
    await bar().waitFor();
    // It covers neither the page's own bar nor moves anything.
    const box = (await bar().boundingBox())!;
    const own = (await page.locator("a[href*='siteId=']").last().boundingBox())!;
    expect(box.y + box.height).toBeLessThanOrEqual(own.y);
    expect(await readLayoutShifts(page)).toEqual([]);
    await waitForAnalytics(page);
    await follow(page, "/solutions");
    expect([requests, await readCookieNames()]).toEqual([[], []]);
    expect(await page.evaluate(() => Object.keys(localStorage).filter((name) => /sensor|sa/.test(name)))).toEqual([]);
    await bar().getByRole("button", { name: "不同意" }).click();
    await bar().waitFor({ state: "detached" });
    await page.reload();
    await waitForAnalytics(page);
    await follow(page, "/cases");
    expect(await bar().count()).toBe(0);
    expect([requests, await readCookieNames()]).toEqual([[], []]);
  });

  test("the choice can be changed from the footer, both ways", async () => {
    const { page } = open;
    const choose = async (name: string) => {
      await page.getByRole("contentinfo").getByRole("button", { name: "隐私说明" }).click();
      await page.getByRole("dialog").getByRole("button", { name, exact: true }).click();
    };
    await page.goto(`${site.url}/solutions?utm_campaign=winter`);
    await waitForHydration(page);
    await choose("同意");
    await waitForStore(page);
    await page.waitForFunction(() => "hasStatistics" in window);
    await expect
      .poll(() => requests.map((request) => request.replace(/&data=.*/, "")), pollOptions)
      .toContain("events.example/sa.gif?project=production");
    expect(requests).toContain("stats.example/hm.js?a1b2c3");
    const names = await readCookieNames();
    expect(names).toContain("utm_campaign");
    expect(names.some((name) => name.startsWith("sa_jssdk"))).toBe(true);
    // Its own document, without the script of others.
    await page.evaluate(() => Object.assign(window, { isFirstDocument: true }));
    await page.getByRole("dialog").getByRole("button", { name: "关闭" }).click();
    await follow(page, inject("demandHref"));
    await page.waitForFunction(() => !("isFirstDocument" in window) && !("hasStatistics" in window));
    await page.goto(`${site.url}/solutions`);
    await waitForStore(page);
    await page.evaluate(() => Object.assign(window, { isFirstDocument: true }));
    await choose("不同意");
    await page.waitForFunction(() => !("isFirstDocument" in window));
    await waitForHydration(page);
    expect(await readCookieNames()).toEqual([]);
    requests.length = 0;
    await waitForAnalytics(page);
    await follow(page, "/cases");
    expect(requests).toEqual([]);
  });
});

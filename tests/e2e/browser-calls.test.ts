import { afterAll, beforeAll, expect, inject, test } from "vitest";
import {
  type BrowserSession,
  installShiftableClock,
  openBrowser,
  shiftClock,
  waitForHydration,
  widths,
} from "./open-browser.ts";

const site = inject("url");
let open: BrowserSession;
beforeAll(async () => {
  open = await openBrowser(widths[0]);
  await installShiftableClock(open.page);
});
afterAll(() => open.close());

test("a demand is signed, and arrives from a device whose clock is a day behind", async () => {
  const { page } = open;
  await page.goto(`${site}/healthz`);
  await shiftClock(page, -86_400_000);
  const sent: { body: Record<string, unknown>; status: number }[] = [];
  page.on("response", (response) => {
    if (!response.url().endsWith("/api/common/caseSubmit")) return;
    sent.push({ body: response.request().postDataJSON() as Record<string, unknown>, status: response.status() });
  });
  await page.goto(`${site}/case/submit?city=beijing&people=66`);
  await waitForHydration(page);
  await page.getByLabel("称呼").fill("昨日女士");
  await page.getByLabel("手机").fill("13900139066");
  await page.getByRole("checkbox", { name: /同意/ }).check();
  await page.getByRole("button", { name: "提交需求" }).click();
  await page.waitForURL(/\/case\/success\?reference=HZ-/);
  expect(sent.map(({ status }) => status)).toEqual([400, 200]);
  for (const { body } of sent) expect(body.sign).toMatch(/^[0-9a-f]{32}$/);
  expect(Number(sent[1]!.body.timestamp) - Number(sent[0]!.body.timestamp)).toBeGreaterThan(86_000);
  await shiftClock(page, 0);
});

/** Answers the calls that match with this status and body, until the returned function is called. */
async function answerCalls(pattern: RegExp, status: number, body: unknown): Promise<() => Promise<void>> {
  const { page } = open;
  await page.route(pattern, (route) =>
    route.fulfill({ status, contentType: "application/json", body: JSON.stringify(body) }),
  );
  return () => page.unroute(pattern);
}

/** Opens a page and follows a link of it whose page's data get an answer. */
async function follow(start: string, target: string): Promise<void> {
  const { page } = open;
  await page.goto(site + start);
  await waitForHydration(page);
  await page.evaluate((href) => {
    const link = document.querySelector<HTMLAnchorElement>("header a[href^='/'], footer a[href^='/']")!;
    link.href = href;
    link.click();
  }, target);
}

const solutions = /\/api\/solution\/getSolutionList/;

test.each([
  ["a code", 200, { code: 29999, message: "活动已结束", msg: "x" }, "活动已结束"],
  ["a code without message", 200, { code: 29999, msg: "名额已满" }, "名额已满"],
  ["500 without one", 500, {}, "出错了"],
])("a page load tells of %s, and the next navigation clears it", async (_, status, body, text) => {
  const { page } = open;
  const restore = await answerCalls(solutions, status, body);
  await follow("/ask", "/solutions");
  await page.getByRole("alert").getByRole("heading", { name: text, exact: true }).waitFor();
  await restore();
  await page.getByRole("alert").getByRole("link", { name: "返回首页" }).click();
  await page.waitForURL(`${site}/`);
  await page.locator("main[role=alert]").waitFor({ state: "detached" });
});

test.each([401, 403])("a page load that gets %i logs that a login is needed, and is an empty page", async (status) => {
  const { page } = open;
  const logged = page.waitForEvent("console", (message) => message.text() === "须先登录");
  const restore = await answerCalls(solutions, status, { code: 29999, message: "请登录" });
  await follow("/ask", "/solutions");
  await logged;
  await page.getByRole("main").getByRole("heading", { name: "暂无内容" }).waitFor();
  expect(
    await page
      .getByRole("main")
      .getByText(/请登录|出错了/)
      .count(),
  ).toBe(0);
  expect(await page.locator("main[role=alert]").count()).toBe(0);
  await restore();
});

test("a page load that gets 404 is the 404 page, which tells that the resource does not exist", async () => {
  const { page } = open;
  const restore = await answerCalls(solutions, 404, { code: 20002, message: "没有" });
  await follow("/ask", "/solutions");
  await page.getByText("请求的资源不存在", { exact: true }).waitFor();
  await page.getByText("Page Not Found: /solutions").waitFor();
  await restore();
});

test("a page that is shown stays where its reload fails, and the visitor is told", async () => {
  const { page } = open;
  await page.goto(`${site}/solutions`);
  await waitForHydration(page);
  const heading = await page.getByRole("heading", { level: 1 }).textContent();
  const restore = await answerCalls(solutions, 200, { code: 29999, message: "活动已结束" });
  await shiftClock(page, 120_000);
  await page.evaluate(() => document.querySelector<HTMLAnchorElement>("a[href='/solutions']")!.click());
  await page.getByRole("status").getByText("活动已结束").first().waitFor();
  expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe(heading);
  await shiftClock(page, 0);
  await restore();
});

test("the city picker tells of its lost code and of an answer's message, and stands empty where a login is needed", async () => {
  const { page } = open;
  const openPicker = async () => {
    await page.goto(`${site}/ask`);
    await waitForHydration(page);
    await page
      .getByRole("banner")
      .getByRole("button", { name: /切换城市/ })
      .click();
    return page.getByRole("dialog", { name: "选择城市" });
  };
  await page.route(/\/assets\/city-list/, (route) => route.abort());
  const lost = await openPicker();
  await lost.getByRole("alert").getByText("没有网络").waitFor();
  await page.unroute(/\/assets\/city-list/);
  let restore = await answerCalls(/\/api\/common\/getCitys/, 200, { code: 29999, message: "城市维护中" });
  await (await openPicker()).getByRole("alert").getByText("城市维护中").waitFor();
  await restore();
  restore = await answerCalls(/\/api\/common\/getCitys/, 403, {});
  const picker = await openPicker();
  await picker.getByText("暂无城市").waitFor();
  await picker.getByRole("button", { name: "定位我的城市" }).waitFor();
  expect(await picker.getByRole("alert").count()).toBe(0);
  await restore();
});

test("suggestions and 换一批 tell of an answer's message", async () => {
  const { page } = open;
  const toast = (text: string) => page.getByRole("status").getByText(text).first().waitFor();
  let restore = await answerCalls(/\/api\/searchSite\/getNewSearchSiteName/, 200, {
    code: 29999,
    message: "搜索维护中",
  });
  await page.goto(`${site}/beijing/changdi-0-0-0-0-0`);
  await waitForHydration(page);
  await page.getByRole("combobox").first().fill("会议");
  await toast("搜索维护中");
  await restore();
  await page.goto(`${site}/ask`);
  await waitForHydration(page);
  restore = await answerCalls(/\/api\/communityQa\/getRandomList/, 500, {});
  await page.getByRole("button", { name: "换一批" }).click();
  await toast("出错了");
  await restore();
});

test("a GET is repeated once after 503, and a request ends when its page is left, of which nothing is told", async () => {
  const { page } = open;
  let requests = 0;
  await page.route(solutions, (route) =>
    requests++ === 0 ? route.fulfill({ status: 503, headers: { "retry-after": "1" }, body: "" }) : route.continue(),
  );
  await follow("/ask", "/solutions");
  await expect.poll(() => requests, { timeout: 15_000 }).toBe(2);
  await page.waitForURL(`${site}/solutions`);
  await page.locator("link[rel=canonical][href$='/solutions']").waitFor({ state: "attached" });
  await page.unroute(solutions);
  const left = page.waitForEvent("requestfailed", (request) => solutions.test(request.url()));
  await page.route(solutions, () => undefined);
  const sent = page.waitForRequest(solutions);
  await follow("/ask", "/solutions?page=2");
  await sent;
  await page.evaluate(() => document.querySelector<HTMLAnchorElement>("a[href='/cases']")!.click());
  expect((await left).failure()?.errorText).toContain("ABORTED");
  await page.locator("link[rel=canonical][href$='/cases']").waitFor({ state: "attached" });
  expect(await page.getByRole("alert").count()).toBe(0);
  expect(await page.getByText("加载中...").count()).toBe(0);
  await page.unroute(solutions);
});

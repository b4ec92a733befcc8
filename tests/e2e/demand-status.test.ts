import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { runProgram } from "../start-site.ts";
import { findViolations } from "./find-violations.ts";
import {
  type BrowserSession,
  openBrowser,
  readLayoutShifts,
  waitForAnimations,
  waitForHydration,
  widths,
} from "./open-browser.ts";

const site = inject("url");
let open: BrowserSession;
beforeAll(async () => {
  open = await openBrowser(widths[1]);
});
afterAll(() => open?.close());

/** Expects the page to be sound in every width that it is designed for. */
async function expectSoundPage(state: string): Promise<void> {
  const { page, problems } = open;
  await waitForAnimations(page);
  expect(await findViolations(page, ["[popover]"]), state).toEqual([]);
  expect(problems, state).toEqual([]);
  for (const width of [360, 820, 1100, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect({ state, width, isWider: overflow > 0 }).toEqual({ state, width, isWider: false });
  }
}

test("a visitor follows a demand, adds a remark, withdraws, restores and erases it", async () => {
  const { page } = open;
  const phone = "13900139555";
  await page.goto(`${site}/case/submit?city=beijing&people=120`);
  await waitForHydration(page);
  await page.getByLabel("称呼").fill("旅程访客");
  await page.getByLabel("手机").fill(phone);
  await page.getByRole("checkbox", { name: /同意/ }).check();
  await page.getByRole("button", { name: "提交需求" }).click();
  await page.waitForURL(/\/case\/success\?/);
  const reference = new URL(page.url()).searchParams.get("reference")!;
  const link = page.getByRole("link", { name: "查看进度" });
  const href = (await link.getAttribute("href"))!;
  const token = href.slice("/demand/".length);
  expect(page.url()).not.toContain(token);
  await link.click();
  await page.waitForURL(site + href);
  await page.getByRole("heading", { name: /^下一步：.*致电您$/ }).waitFor();
  expect(await page.title()).not.toContain(token);

  // The first page of a visit would become its origin, were it not private.
  await page.context().clearCookies();
  await page.goto(site + href);
  await waitForHydration(page);
  const main = page.locator("main");
  expect(await main.getByRole("heading", { level: 1 }).textContent()).toMatch(/^在北京，120.人。$/);
  expect(await main.textContent()).toContain("139****9555");
  expect(await page.evaluate(() => document.cookie)).not.toContain("demand");
  expect((await readLayoutShifts(page)).filter(({ value }) => value > 0.0005)).toEqual([]);
  await expectSoundPage("new");

  const remark = main.getByRole("textbox", { name: "补充说明" });
  await page.getByRole("button", { name: "发送给顾问" }).click();
  await page.getByText("请填写补充说明").waitFor();
  await page.context().setOffline(true);
  await remark.fill("增加 10 人\n上午 8 点进场");
  await page.getByRole("button", { name: "发送给顾问" }).click();
  await page.getByText(/没有网络，未提交/).waitFor();
  expect(await remark.inputValue()).toContain("增加 10 人");
  await page.context().setOffline(false);
  open.problems.length = 0;
  await page.getByRole("button", { name: "发送给顾问" }).click();
  await main.locator("ol").getByText("增加 10 人").waitFor();
  expect(await remark.inputValue()).toBe("");

  await page.getByRole("button", { name: "撤回需求" }).click();
  await page.getByRole("heading", { name: "已撤回" }).waitFor();
  await expectSoundPage("withdrawn");
  await main.getByRole("button", { name: "恢复需求" }).click();
  await page.getByRole("heading", { name: /^下一步/ }).waitFor();

  const dataDir = inject("dataDir");
  const run = (...args: string[]) => runProgram(["src/commands/demands.ts", ...args], { DATA_DIR: dataDir });
  expect(run("show", reference)).toContain("上午 8 点进场");

  const erase = page.getByRole("button", { name: "删除个人信息" });
  expect(await erase.isDisabled()).toBe(true);
  await page.getByRole("checkbox", { name: /无法恢复/ }).check();
  await erase.click();
  await page.getByRole("heading", { name: /^个人信息已于/ }).waitFor();
  expect(await main.textContent()).not.toMatch(/旅程访客|139\*|增加 10 人/);
  await expectSoundPage("erased");
  expect(run("show", reference)).not.toMatch(/旅程访客|13900139555|上午 8 点/);

  // The copy of this visit is gone too.
  await page.goto(`${site}/case/success?reference=${reference}`);
  await waitForHydration(page);
  await page.waitForLoadState("networkidle");
  expect(await main.textContent()).not.toContain("旅程访客");
  expect(await link.count()).toBe(0);
});

test("a private page is in no cache, referrer or index, and an unknown one is a designed 404", async () => {
  const sent = await fetch(`${site}/api/common/caseSubmit`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({
      name: "Ann",
      mobile: "13900139556",
      cityCode: "110000",
      people: 20,
      locale: "en",
      consent: true,
    }),
  });
  const { data } = (await sent.json()) as { data: { token: string } };
  const answer = await fetch(`${site}/demand/${data.token}`);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    "cache-control": "no-store",
    "referrer-policy": "no-referrer",
    "x-robots-tag": "noindex, nofollow, noarchive",
  });
  expect(answer.headers.has("etag")).toBe(false);
  const html = await answer.text();
  expect(html).toContain('<html lang="en"');
  expect(html).not.toContain('rel="canonical"');
  expect(html).not.toContain('property="og:url"');

  const unknown = "x".repeat(32);
  for (const path of [`/demand/${unknown}`, "/demand/short", `/demand/${data.token}/more`]) {
    const missing = await fetch(site + path);
    expect([path, missing.status, missing.headers.get("cache-control")]).toEqual([path, 404, "no-store"]);
    const text = await missing.text();
    expect(text).toContain("链接已失效");
    expect(text).toContain("Page Not Found: ");
    expect(text.replaceAll(/<script[\s\S]*?<\/script>/g, "")).not.toContain(unknown);
  }
  expect(await (await fetch(`${site}/robots.txt`)).text()).toContain("Disallow: /demand/");
});

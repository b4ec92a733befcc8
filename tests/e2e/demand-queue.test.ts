import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createDataDir, runProgram, type Site, startSite } from "../start-site.ts";
import { type BrowserSession, openBrowser, waitForHydration, widths } from "./open-browser.ts";
import { type Fault, type FaultyProxy, startFaultyProxy } from "./network/start-faulty-proxy.ts";

let site: Site;
let proxy: FaultyProxy;
let open: BrowserSession;
beforeAll(async () => {
  site = await startSite(createDataDir("demand-queue"), { ANALYTICS: "0" });
  proxy = await startFaultyProxy(site.url);
  open = await openBrowser(widths[0], { site: proxy.url, complete: true });
  open.page.context().setDefaultTimeout(15_000);
});
afterAll(async () => {
  await open.close();
  await proxy.stop();
  await site.stop();
});

/** Names and numbers of the demands that the tests made, all of which must be stored once in the end. */
const expected: { name: string; mobile: string }[] = [];

/** Opens the form with the contact step, fills it in and submits it. Returns the name. */
async function submit(page: Page, path = "/case/submit?city=beijing&people=66"): Promise<string> {
  const name = `排队${String.fromCodePoint(0x4e00 + expected.length)}`;
  const mobile = `139001380${String(expected.length).padStart(2, "0")}`;
  expected.push({ name, mobile });
  await page.goto(proxy.url + path);
  await waitForHydration(page);
  await page.getByLabel("称呼").fill(name);
  await page.getByLabel("手机").fill(mobile);
  await page.getByRole("checkbox", { name: /同意/ }).check();
  await page.getByRole("button", { name: "提交需求" }).click();
  return name;
}

const expectQueued = (page: Page) => page.getByRole("heading", { name: "已保存在本机" }).waitFor();
const expectSuccess = async (page: Page) => {
  await page.waitForURL(/\/case\/success\?reference=HZ-/);
  await page.getByRole("heading", { name: /^收到了/ }).waitFor();
};
/** Presses 立即重试, unless the queue has just sent the demand by itself. */
const retry = (page: Page) =>
  page
    .getByRole("button", { name: "立即重试" })
    .click({ timeout: 2000 })
    .catch(() => undefined);
/** Lets the network answer again, and tells the pages. */
async function recover(...pages: Page[]): Promise<void> {
  proxy.fault = "none";
  await Promise.all(pages.map((page) => page.evaluate(() => window.dispatchEvent(new Event("online")))));
}

test.each<Fault>(["500", "portal", "403", "20003", "cut", "lost"])(
  "keeps a demand at %s as the first answer and as the answer to a retry, and sends it when the network is good",
  async (fault) => {
    const { page } = open;
    proxy.fault = fault;
    await submit(page);
    await expectQueued(page);
    await retry(page);
    await page.getByText(/已尝试 [2-9] 次/).waitFor();
    await page.getByRole("button", { name: "复制内容" }).waitFor();
    proxy.fault = "none";
    await retry(page);
    await expectSuccess(page);
    await page.getByText(expected.at(-1)!.name).waitFor();
  },
);

test("shows a kept demand again after a reload, and takes it back for a change", async () => {
  const { page } = open;
  proxy.fault = "500";
  const name = await submit(page);
  await expectQueued(page);
  await page.reload();
  await expectQueued(page);
  expect(await page.getByLabel("称呼").inputValue()).toBe(name);
  await page.getByRole("button", { name: "修改内容" }).click();
  await page.getByLabel("公司").fill("澜石");
  proxy.fault = "none";
  await page.getByRole("button", { name: "提交需求" }).click();
  await expectSuccess(page);
  await page.getByText("澜石").waitFor();
});

test("sends what was submitted offline at the next visit, and shows its reference", async () => {
  const { page } = open;
  const context = page.context();
  proxy.fault = "cut";
  await submit(page);
  await expectQueued(page);
  await page.close();
  proxy.fault = "none";
  const next = await context.newPage();
  open.page = next;
  await next.goto(`${proxy.url}/ask`);
  await next
    .getByRole("status")
    .getByText(/本机保存的需求已提交，编号 HZ-/)
    .first()
    .waitFor();
  // The message that one waits, which may have come before, has such a button too.
  await next
    .getByRole("group", { name: /本机保存的需求已提交/ })
    .getByRole("button", { name: "查看" })
    .click();
  await expectSuccess(next);
});

test("sends once from two tabs, and both learn it", async () => {
  const { page } = open;
  proxy.fault = "cut";
  await submit(page);
  await expectQueued(page);
  const other = await page.context().newPage();
  await other.goto(`${proxy.url}/ask`);
  await waitForHydration(other);
  const before = proxy.received.length;
  await recover(page, other);
  await expectSuccess(page);
  expect(new Set(proxy.received.slice(before)).size).toBe(1);
  await other.close();
});

test("tells of a queued demand that is rejected on any page, and opens its form with its values and marks", async () => {
  const { page } = open;
  proxy.fault = "500";
  const name = await submit(page);
  await expectQueued(page);
  await page.goto(`${proxy.url}/ask`);
  await page
    .getByRole("group", { name: /尚未提交/ })
    .getByRole("button", { name: "查看" })
    .click();
  const dialog = page.getByRole("dialog", { name: "本机保存的需求" });
  await dialog.getByText(name).waitFor();
  proxy.fault = "20001";
  await dialog.getByRole("button", { name: "立即重试" }).click();
  await dialog.getByText(/需要修改后提交：请填写正确的电话/).waitFor();
  await page.goto(`${proxy.url}/cases`);
  await page.getByRole("button", { name: "修改需求" }).click();
  await page.waitForURL(/\/case\/submit\?city=beijing&people=66$/);
  await page.getByLabel("手机").and(page.locator("[aria-invalid=true]")).waitFor();
  expect(await page.getByLabel("称呼").inputValue()).toBe(name);
  await page.getByLabel("手机").fill("13900138999");
  expected.at(-1)!.mobile = "13900138999";
  proxy.fault = "none";
  await page.getByRole("button", { name: "提交需求" }).click();
  await expectSuccess(page);
});

test("the worker sends a demand after its page is closed, and the next visit shows the reference", async () => {
  const { page } = open;
  const context = page.context();
  const devtools = await context.newCDPSession(page);
  const registrations: { registrationId: string; scopeURL: string; isDeleted: boolean }[] = [];
  devtools.on("ServiceWorker.workerRegistrationUpdated", (event) => registrations.push(...event.registrations));
  await devtools.send("ServiceWorker.enable");
  proxy.fault = "500";
  await submit(page);
  await page.getByText("可以关闭此页").waitFor();
  // A page of the browser, not of the site: nothing but the worker is left to send.
  await page.goto("about:blank");
  proxy.fault = "none";
  const before = proxy.received.length;
  const { registrationId } = registrations.filter(({ isDeleted }) => !isDeleted).at(-1)!;
  const sync = { origin: proxy.url, registrationId, tag: "huizhi-demand-queue", lastChance: false };
  await expect
    .poll(
      async () => {
        await devtools.send("ServiceWorker.dispatchSyncEvent", sync);
        return proxy.received.length;
      },
      { interval: 500, timeout: 15_000 },
    )
    .toBe(before + 1);
  await page.goto(`${proxy.url}/ask`);
  await page.getByRole("group", { name: /本机保存的需求已提交，编号 HZ-/ }).waitFor();
  await expect.poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
});

test("keeps an English request, in English", async () => {
  const { page } = open;
  proxy.fault = "portal";
  expected.push({ name: "Ms Chen", mobile: "13900138990" });
  await page.goto(`${proxy.url}/case/submit-en?city=beijing&people=66`);
  await waitForHydration(page);
  await page.getByLabel("Name").fill("Ms Chen");
  await page.getByLabel("Phone").fill("13900138990");
  await page.getByRole("checkbox", { name: /agree/ }).check();
  await page.getByRole("button", { name: "Send the request" }).click();
  const panel = page.getByRole("heading", { name: "Kept on this device" }).locator("..");
  await panel.getByText(/Attempts: [1-9]/).waitFor();
  expect(await panel.textContent()).not.toMatch(/\p{Script=Han}/u);
  await recover(page);
  await page.getByRole("heading", { name: /^Request received/ }).waitFor();
});

test("everything arrived exactly once", () => {
  const stored = JSON.parse(runProgram(["src/commands/demands.ts", "list", "--json"], { DATA_DIR: site.dataDir })) as {
    name: string;
    mobile: string;
  }[];
  expect(stored.map(({ name, mobile }) => `${name} ${mobile}`).sort()).toEqual(
    expected.map(({ name, mobile }) => `${name} ${mobile}`).sort(),
  );
});

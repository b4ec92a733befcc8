import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { findViolations } from "./find-violations.ts";
import { type BrowserSession, openBrowser, waitForAnimations, waitForHydration, widths } from "./open-browser.ts";

const site = inject("url");
let phone: BrowserSession;
let desktop: BrowserSession;
beforeAll(async () => {
  [phone, desktop] = (await Promise.all(widths.map((width) => openBrowser(width)))) as [BrowserSession, BrowserSession];
});
afterAll(() => Promise.all([phone?.close(), desktop?.close()]));

async function callApi<T>(path: string, body?: object): Promise<T> {
  const init = body && { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
  const answer = await fetch(`${site}/api/${path}`, init);
  return ((await answer.json()) as { data: T }).data;
}

/** Shares the first spaces of a search, with a note each. Returns their code and the spaces. */
async function shareSpaces(count: number, secret: string) {
  const path = "searchSite/getAggregateNewConference?city=beijing&people=180&layout=2";
  const { list } = await callApi<{ list: { id: string; venueId: string; name: string }[] }>(path);
  const spaces = list.slice(0, count);
  const items = spaces.map(({ id, venueId }, at) => ({ siteId: venueId, spaceCode: id, note: `备注 ${at + 1}` }));
  const event = { people: 180, layout: "classroom", dates: ["2030-12-10", "2030-12-17"] };
  const { code } = await callApi<{ code: string }>("sharedList/share", { secret, sharedBy: "陈女士", event, items });
  return { code, spaces };
}

async function expectSoundPage({ page, problems }: BrowserSession, state: string): Promise<void> {
  await waitForAnimations(page);
  expect(await findViolations(page, ["[popover]"]), state).toEqual([]);
  expect(problems, state).toEqual([]);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, state).toBeLessThanOrEqual(0);
}

test("colleagues mark a shared list, see each other, change their own opinion, and it ends when it is taken back", async () => {
  const secret = "s".repeat(32);
  const { code, spaces } = await shareSpaces(3, secret);
  const address = `${site}/s/${code}`;
  const response = await phone.page.goto(address);
  expect(response!.headers()).toMatchObject({
    "cache-control": "no-store",
    "referrer-policy": "no-referrer",
    "x-robots-tag": "noindex, nofollow, noarchive",
  });
  await waitForHydration(phone.page);
  await phone.page.getByRole("heading", { level: 1, name: "陈女士的备选，3 个会场" }).waitFor();
  expect(await phone.page.getByRole("listitem").filter({ hasText: "备注 2" }).count()).toBe(1);
  await expectSoundPage(phone, "phone");

  const markOnPhone = (at: number, mark: string) =>
    phone.page
      .getByRole("group", { name: `我 · ${spaces[at]!.name}` })
      .nth(0)
      .getByRole("button", { name: mark, exact: true })
      .click();
  await phone.page.getByRole("button", { name: "提交意见" }).click();
  await phone.page.getByText("请填写您的姓").waitFor();
  await phone.page.getByLabel("您的姓").fill("赵");
  await markOnPhone(0, "首选");
  await markOnPhone(1, "不考虑");
  await phone.page.getByLabel("留言").fill("离展馆近");
  await phone.page.context().setOffline(true);
  await phone.page.getByRole("button", { name: "提交意见" }).click();
  await phone.page.getByText(/网络已断开，意见尚未提交/).waitFor();
  await phone.page.context().setOffline(false);
  phone.problems.length = 0;
  await phone.page.getByRole("button", { name: "提交意见" }).click();
  await phone.page.getByRole("button", { name: "更新意见" }).waitFor();

  await desktop.page.goto(address);
  await waitForHydration(desktop.page);
  const cells = (session: BrowserSession) =>
    session.page.getByRole("list", { name: "同事意见" }).evaluateAll((lists) => lists.map((list) => list.textContent));
  expect(await cells(desktop)).toEqual(["赵首选", "赵不考虑", "赵未填"]);
  await desktop.page.getByText("离展馆近").waitFor();
  await desktop.page.getByLabel("您的姓").fill("欧阳");
  const group = desktop.page.getByRole("group", { name: `我 · ${spaces[2]!.name}` }).last();
  await group.getByRole("button", { name: "待确认" }).click();
  await desktop.page.getByRole("button", { name: "提交意见" }).click();
  await desktop.page.getByRole("button", { name: "更新意见" }).waitFor();
  await expectSoundPage(desktop, "desktop");

  // Comes back as the one who wrote it, and sees the other.
  await phone.page.reload();
  await waitForHydration(phone.page);
  await phone.page.getByRole("button", { name: "更新意见" }).waitFor();
  expect(await cells(phone)).toEqual(["赵首选欧阳未填", "赵不考虑欧阳未填", "赵未填欧阳待确认"]);
  await markOnPhone(1, "可选");
  await phone.page.getByRole("button", { name: "更新意见" }).click();
  await phone.page.getByText("赵可选").waitFor();
  await phone.page.getByRole("button", { name: "删除我的意见" }).click();
  await phone.page.getByRole("button", { name: "提交意见" }).waitFor();
  expect(await cells(phone)).toEqual(["欧阳未填", "欧阳未填", "欧阳待确认"]);

  await callApi("sharedList/takeBack", { code, secret });
  await desktop.page.getByRole("button", { name: "更新意见" }).click();
  await desktop.page.getByRole("heading", { name: "这份备选已收回" }).waitFor();
  expect(await desktop.page.locator("main").textContent()).not.toContain(spaces[0]!.name);
  // The browser reports the answer 404 to what was written after the end.
  desktop.problems.length = 0;
});

test("an owner shares the shortlist of a device, and sees in it what a colleague marked on another", async () => {
  const { page } = desktop;
  await page.goto(`${site}/beijing/changdi-0-0-0-200-2`, { waitUntil: "domcontentloaded" });
  const toggles = page.locator("button[data-shortlist]");
  for (const at of [0, 1]) {
    await toggles.nth(at).click();
    await page.locator(`[data-shortlist-count="${at + 1}"]`).waitFor();
  }
  await page.goto(`${site}/shortlist`);
  await page.getByRole("button", { name: "分享给同事" }).click();
  const link = page.getByRole("link", { name: "查看同事意见" });
  await link.waitFor();
  expect(await page.getByRole("list", { name: "同事意见" }).count()).toBe(0);
  const address = new URL((await link.getAttribute("href"))!, site).href;

  await phone.page.goto(address);
  await waitForHydration(phone.page);
  await phone.page.getByLabel("您的姓").fill("赵");
  await phone.page
    .getByRole("group", { name: /^我 · / })
    .first()
    .getByRole("button", { name: "首选", exact: true })
    .click();
  await phone.page.getByLabel("留言").fill("离展馆近");
  await phone.page.getByRole("button", { name: "提交意见" }).click();
  await phone.page.getByRole("button", { name: "更新意见" }).waitFor();

  await page.reload();
  const cells = page.getByRole("list", { name: "同事意见" });
  await cells.first().waitFor();
  expect(await cells.allTextContents()).toEqual(["赵首选", "赵未填"]);
  await page.getByText("离展馆近").waitFor();
  await expectSoundPage(desktop, "shortlist with opinions");
  await page.getByRole("button", { name: "收回分享" }).click();
  await page.getByRole("button", { name: "确认收回" }).click();
  await cells.first().waitFor({ state: "detached" });
});

test("a colleague saves the spaces of a shared list on a device of their own, and is not offered what it has", async () => {
  const { code, spaces } = await shareSpaces(3, "t".repeat(32));
  const colleague = await openBrowser(widths[0]);
  const { page } = colleague;
  const address = `${site}/s/${code}`;
  const button = page.getByRole("button", { name: "全部存入我的备选" });
  const openList = async () => {
    await page.goto(address);
    await waitForHydration(page);
  };
  await openList();
  await button.click();
  await page.getByRole("status").getByText("已存入 3 个").waitFor();
  await page.locator('[data-shortlist-count="3"]').waitFor();
  await expectSoundPage(colleague, "saved");

  await page.getByRole("link", { name: "查看备选" }).click();
  const names = page.locator("ol article h2 a");
  await names.nth(2).waitFor();
  expect(await names.allTextContents()).toEqual(spaces.map(({ name }) => name));
  expect(await page.getByLabel("备注", { exact: true }).first().inputValue()).toBe("备注 1");
  expect(await page.getByLabel("参会人数").inputValue()).toBe("180");
  await page
    .getByRole("button", { name: /^移出备选/ })
    .first()
    .click();
  await page.locator('[data-shortlist-count="2"]').waitFor();

  await openList();
  await button.click();
  await page.getByRole("status").getByText("已存入 1 个，另 2 个已在备选").waitFor();
  await openList();
  // The button's code has come by then.
  await page.waitForLoadState("networkidle");
  expect(await button.count()).toBe(0);
  await colleague.close();
});

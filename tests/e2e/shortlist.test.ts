import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { type BrowserSession, openBrowser, widths, waitForHydration } from "./open-browser.ts";

const site = inject("url");
const list = `${site}/beijing/changdi-0-0-0-200-2`;
const toggles = "button[data-shortlist]";
const names = "ol article h2";

/** Lists spaces as a shortlist has them. */
async function fetchSpaces(): Promise<{ siteId: string; spaceCode: string; addedAt: number }[]> {
  const answer = await fetch(`${site}/api/searchSite/getAggregateNewConference?city=beijing&people=200&layout=2`);
  const { data } = (await answer.json()) as { data: { list: { id: string; venueId: string }[] } };
  return data.list.map(({ id, venueId }, addedAt) => ({ siteId: venueId, spaceCode: id, addedAt }));
}

/** Opens the page with a list that the device has stored. */
async function openShortlist(items: object[], event: object): Promise<void> {
  const { page } = session;
  await page.goto(`${site}/shortlist`, { waitUntil: "domcontentloaded" });
  const stored = JSON.stringify({ version: 1, value: { items, event } });
  await page.evaluate((text) => localStorage.setItem("huizhi:shortlist", text), stored);
  await page.reload({ waitUntil: "domcontentloaded" });
  await page
    .locator(names)
    .nth(items.length - 1)
    .locator("a")
    .waitFor();
}

let session: BrowserSession;
beforeAll(async () => {
  session = await openBrowser(widths[0]);
});
afterAll(() => session.close());

test("a space marked on a list is counted in another tab, ordered and noted on the page, and there after a reload", async () => {
  const { page } = session;
  await page.goto(list, { waitUntil: "domcontentloaded" });
  // Both are pressed before the application has started.
  await page.locator(toggles).nth(0).click();
  await page.locator(toggles).nth(1).click();
  await page.locator('[data-shortlist-count="2"]').waitFor();

  const other = await page.context().newPage();
  await other.goto(list, { waitUntil: "domcontentloaded" });
  await other.locator('[data-shortlist-count="2"]').waitFor();
  expect(await other.locator(`${toggles}[aria-pressed="true"]`).count()).toBe(2);

  await other.goto(`${site}/shortlist`, { waitUntil: "domcontentloaded" });
  const first = other.locator(names).first();
  await first.locator("a").waitFor();
  const before = await other.locator(names).allTextContents();
  await other.locator("[data-handle]").first().press("Alt+ArrowDown");
  const moved = other.locator("[data-handle]").nth(1);
  await expect.poll(() => moved.evaluate((handle) => handle === document.activeElement)).toBe(true);
  await other.getByLabel("备注").first().fill("离展馆近");
  await other.getByLabel("备注").first().blur();
  await other
    .getByRole("button", { name: /^移出备选/ })
    .nth(1)
    .click();
  await expect.poll(() => page.locator("[data-shortlist-count]").getAttribute("data-shortlist-count")).toBe("1");
  await other.getByRole("button", { name: "撤销" }).click();
  await expect.poll(() => other.locator("ol > li").count()).toBe(2);

  await other.reload({ waitUntil: "domcontentloaded" });
  await first.locator("a").waitFor();
  expect(await other.locator(names).allTextContents()).toEqual(before.toReversed());
  expect(await other.getByLabel("备注").first().inputValue()).toBe("离展馆近");
  await other.close();
});

test("a shortlist leads to the comparison and the proposal of its spaces, event and date", async () => {
  const { page } = session;
  const items = await fetchSpaces();
  const event = { people: 150, layout: "classroom", days: 2, dates: ["2099-03-03", "2099-03-10"] };
  await openShortlist(items.slice(0, 3), event);
  const codes = items
    .slice(0, 3)
    .map(({ spaceCode }) => spaceCode)
    .join(",");
  const query = `spaceCode=${codes}&people=150&layout=classroom&date=2099-03-03&days=2`;
  const link = (name: string) =>
    page.locator("main").getByRole("link", { name, exact: true }).filter({ visible: true });
  expect(await link("对比").getAttribute("href")).toBe(`/compare?${query}`);
  expect(await link("方案").getAttribute("href")).toBe(`/proposal?${query}`);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  await link("方案").click();
  await expect.poll(() => decodeURIComponent(page.url())).toBe(`${site}/proposal?${query}`);
  await page.getByText("3 个会场").first().waitFor();

  // One space has nothing to be compared with, but a proposal.
  await openShortlist(items.slice(0, 1), { people: 150 });
  expect(await link("对比").count()).toBe(0);
  expect(await link("方案").getAttribute("href")).toBe(`/proposal?spaceCode=${items[0]!.spaceCode}&people=150`);
});

test("a shortlist of more than a proposal takes asks which six are taken", async () => {
  const { page } = session;
  const items = await fetchSpaces();
  await openShortlist(items.slice(0, 7), { people: 150 });
  await page.getByRole("button", { name: "方案", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "选择要写进方案书的会场，最多 6 个" });
  const choices = dialog.getByRole("checkbox");
  expect(await choices.evaluateAll((all) => all.map((one) => (one as HTMLInputElement).checked))).toEqual([
    ...Array.from({ length: 6 }, () => true),
    false,
  ]);
  expect(await choices.last().isDisabled()).toBe(true);
  await choices.first().click();
  await choices.last().click();
  const href = await dialog.getByRole("link", { name: "方案书（6 个会场）" }).getAttribute("href");
  const codes = items.slice(1, 7).map(({ spaceCode }) => spaceCode);
  expect(href).toBe(`/proposal?spaceCode=${codes.join(",")}&people=150`);
});

test("a space that the home page's sentence finds, and the one that a venue's page begins with, are put on the list there", async () => {
  const { page } = session;
  await page.goto(`${site}/beijing`, { waitUntil: "domcontentloaded" });
  await page.evaluate(() => localStorage.removeItem("huizhi:shortlist"));
  await page.reload({ waitUntil: "domcontentloaded" });
  await waitForHydration(page);
  // A sentence finds a space in another city too.
  const sentence = page.getByRole("textbox", { name: "输入需求" });
  await page.locator("main").click({ position: { x: 2, y: 2 } });
  await page.keyboard.press("/");
  await expect.poll(() => sentence.evaluate((field) => field === document.activeElement)).toBe(true);
  await page.keyboard.type("上海浦东 60 人课桌式");
  await expect.poll(() => sentence.inputValue()).toBe("上海浦东 60 人课桌式");
  const answer = page.locator('main a[href*="/view/hotel-31"]').first();
  await answer.waitFor();
  const href = (await answer.getAttribute("href"))!;
  expect(href).toMatch(/^\/view\/hotel-31\d+\/meetingspace-\d+\?people=60&layout=classroom$/);

  for (const [path, count] of [
    [href, 1],
    ["/view/hotel-1100000001?people=180&layout=classroom", 2],
  ] as const) {
    await page.goto(site + path, { waitUntil: "domcontentloaded" });
    await page.locator(toggles).filter({ visible: true }).first().click();
    await page.locator(`[data-shortlist-count="${count}"]`).waitFor();
  }
  await page.goto(`${site}/shortlist`, { waitUntil: "domcontentloaded" });
  await page.locator(names).nth(1).locator("a").waitFor();
});

test("a shortlist is no wider than the narrowest phone, in the largest text either, and no size breaks", async () => {
  const { page } = session;
  const items = await fetchSpaces();
  for (const textSize of [16, 32]) {
    await page.evaluate((value) => {
      localStorage.setItem("huizhi:text-size", JSON.stringify({ version: 1, value }));
    }, textSize);
    for (const width of [280, 320, 360]) {
      await page.setViewportSize({ width, height: 844 });
      await openShortlist(items.slice(0, 4), { people: 150, dates: ["2099-03-03"] });
      const where = `${width} px, text of ${textSize} px`;
      expect(await page.evaluate(() => document.scrollingElement!.scrollWidth), where).toBeLessThanOrEqual(width);
      expect(
        await page
          .locator("ol article")
          .getByText(/\d\u00a0×\u00a0[\d.]+\u00a0m$/)
          .count(),
        where,
      ).toBe(4);
    }
  }
});

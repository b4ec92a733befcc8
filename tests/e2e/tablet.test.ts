import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { findViolations } from "./find-violations.ts";
import { type BrowserSession, openBrowser, waitForAnimations, waitForHydration, widths } from "./open-browser.ts";
import { servePlaceholderPictures } from "./network/serve-placeholder-pictures.ts";

const list = `${inject("url")}/beijing/changdi-0-0-0-200-2`;
const across = { width: 1100, height: 820 };
const upright = { width: 820, height: 1180 };

let session: BrowserSession;
beforeAll(async () => {
  session = await openBrowser(widths[1]);
  await servePlaceholderPictures(session.page);
});
afterAll(() => session.close());

test("a list keeps its place when the device is turned, and the map stands beside it only across", async () => {
  const { page, problems } = session;
  await page.setViewportSize(across);
  await page.goto(list, { waitUntil: "domcontentloaded" });
  await waitForHydration(page);
  const map = page.getByRole("region", { name: /地图/ });
  await map.waitFor();
  expect(await findViolations(page)).toEqual([]);

  const row = page.locator("ol > li").nth(8);
  await row.evaluate((one) => window.scrollBy({ top: one.getBoundingClientRect().top, behavior: "instant" }));
  const getTop = () => row.evaluate((one) => one.getBoundingClientRect().top);
  // The filters take a line more upright: less than a third of a row.
  const most = 60;
  await page.setViewportSize(upright);
  await expect.poll(() => map.isVisible()).toBe(false);
  expect(Math.abs(await getTop())).toBeLessThan(most);

  await page.setViewportSize(across);
  await expect.poll(() => map.isVisible()).toBe(true);
  expect(Math.abs(await getTop())).toBeLessThan(most);
  expect(problems).toEqual([]);
});

test("a feature is chosen in the line above the rows, and taken away there", async () => {
  const { page, problems } = session;
  await page.setViewportSize(upright);
  await page.goto(list, { waitUntil: "domcontentloaded" });
  await waitForHydration(page);
  const feature = page.getByRole("group", { name: "筛选" }).getByRole("button", { name: /^LED 屏/ });
  const count = Number((await feature.locator("b").textContent())!.replace(",", ""));
  await feature.click();
  await page.getByRole("heading", { name: `${count} 个场地` }).waitFor();
  expect(await feature.count()).toBe(0);
  await page.getByRole("link", { name: "去掉 LED 屏" }).click();
  await feature.waitFor();
  expect(problems).toEqual([]);
});

test("an upright tablet has the filters and the switch to the map above the rows, and no bar", async () => {
  const { page, problems } = session;
  await page.setViewportSize(upright);
  await page.goto(list, { waitUntil: "domcontentloaded" });
  await waitForHydration(page);
  expect(await page.getByRole("link", { name: "询价" }).count()).toBe(0);
  await page.getByRole("button", { name: "筛选 2" }).click();
  await page.getByRole("dialog", { name: "筛选" }).waitFor();
  await waitForAnimations(page);
  expect(await findViolations(page)).toEqual([]);
  await page.keyboard.press("Escape");

  await page.getByRole("link", { name: "地图", exact: true }).click();
  await page.waitForURL(/view=map/);
  await page.getByRole("region", { name: /地图/ }).waitFor();
  await page.getByRole("link", { name: "列表", exact: true }).click();
  await page.locator("ol > li").first().waitFor();
  expect(problems).toEqual([]);
});

test("a venue's table has all layouts without scroll, under its picture upright and beside it across", async () => {
  const { page } = session;
  await page.setViewportSize(upright);
  await page.goto(`${inject("url")}/view/hotel-1100000001?people=180&layout=2`, { waitUntil: "domcontentloaded" });
  const table = page.getByRole("table").first();
  const picture = page.getByRole("region", { name: "图片" }).locator("figure > a");
  const enquiry = page.getByRole("main").getByRole("link", { name: "咨询档期和报价" }).filter({ visible: true });
  const measure = async () => ({
    table: (await table.boundingBox())!,
    picture: (await picture.boundingBox())!,
    enquiry: (await enquiry.boundingBox())!,
    hidden: await table.evaluate(({ parentElement: frame }) => frame!.scrollWidth - frame!.clientWidth),
  });
  const uprightLayout = await measure();
  expect(uprightLayout.hidden).toBe(0);
  expect(uprightLayout.picture.y + uprightLayout.picture.height).toBeLessThan(uprightLayout.table.y);
  expect(uprightLayout.picture.width).toBeGreaterThan(750);
  expect(uprightLayout.enquiry.y).toBeGreaterThan(uprightLayout.table.y + uprightLayout.table.height);
  await page.setViewportSize(across);
  const acrossLayout = await measure();
  expect(acrossLayout.hidden).toBe(0);
  expect(acrossLayout.table.x).toBeGreaterThan(acrossLayout.picture.x + acrossLayout.picture.width);
  expect(acrossLayout.enquiry.y).toBeGreaterThan(acrossLayout.table.y + acrossLayout.table.height);
});

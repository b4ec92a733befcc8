import { readFile } from "node:fs/promises";
import { readSheet } from "read-excel-file/node";
import { expect, inject, test } from "vitest";
import { pictureBooking, pictureVenue } from "./picture-venue.ts";
import { openBrowser, waitForHydration, widths } from "./open-browser.ts";

const site = inject("url");
const [phone, desktop] = widths;

/** Returns a text without the spaces that keep a figure and its unit together. */
const plain = (text: string): string => text.replaceAll("\u00a0", " ");

interface SpaceRow {
  id: string;
  name: string;
  priceEvening?: number;
  venue: { id: string; name: string };
}

/** Lists spaces of a city, one a venue; some do not publish the price of an evening. */
async function listSpaces(): Promise<SpaceRow[]> {
  const answer = await fetch(`${site}/api/searchSite/getAggregateNewConference?city=shanghai&people=180&layout=2`);
  const { data } = (await answer.json()) as { data: { list: SpaceRow[] } };
  return data.list.filter(({ venue }, at) => data.list.findIndex((one) => one.venue.id === venue.id) === at);
}

test("spaces are compared by a link: event, rows, spaces, file and enquiry follow", async () => {
  const all = await listSpaces();
  const unknown = all.find(({ priceEvening }) => priceEvening === undefined);
  const spaces = [...new Set([unknown ?? all[0]!, ...all])].slice(0, 3);
  const codes = spaces.map(({ id }) => id).join(",");
  const { page, problems, close } = await openBrowser(desktop);
  await page.goto(`${site}/compare?spaceCode=${codes}&people=120&layout=classroom`);
  await waitForHydration(page);
  await expect.poll(() => page.locator("h1").textContent()).toBe("3 个会场对比");

  // Another number of people is another address, and other figures.
  await page.getByLabel("参会人数").fill("150");
  await page.getByLabel("参会人数").press("Enter");
  await expect.poll(() => page.url()).toContain("people=150");
  await expect.poll(() => page.getByText("会场人均（150 人）").count()).toBe(1);

  // What is the same is folded, and stands among the rows once all are wanted.
  const rows = page.getByRole("table", { name: "逐项对比" }).locator("tbody tr");
  const differing = await rows.count();
  await page.getByText("仅看差异").click();
  await expect.poll(() => rows.count()).toBeGreaterThan(differing);
  await page.getByText("仅看差异").click();

  await page
    .getByRole("link", { name: `移除${spaces[2]!.name}` })
    .last()
    .click();
  await expect.poll(() => page.locator("h1").textContent()).toBe("2 个会场对比");
  await page.getByText("添加会场").click();
  await page.locator("details[open] li a").first().click();
  await expect.poll(() => page.locator("h1").textContent()).toBe("3 个会场对比");

  const [download] = await Promise.all([page.waitForEvent("download"), page.getByText("下载表格").click()]);
  expect(download.suggestedFilename()).toMatch(/^会场对比 .+\.xlsx$/);
  const cells = await readSheet(await readFile(await download.path()));
  expect(cells[0]?.slice(0, 3)).toEqual(["项目", ...spaces.slice(0, 2).map(({ name }) => `${name}（示例）`)]);
  expect(cells.some(([label]) => label === "会场人均（150 人）")).toBe(true);

  // A fact that is unknown becomes a question of the enquiry.
  const inquire = page.getByRole("button", { name: /^请顾问核实/ }).first();
  const label = (await inquire.getAttribute("aria-label"))!;
  await inquire.click();
  await expect.poll(() => inquire.getAttribute("aria-pressed")).toBe("true");
  const href = await page
    .locator("#enquiry")
    .getByRole("link", { name: /^批量询价|^询价$/ })
    .first()
    .getAttribute("href");
  const query = new URL(href!, site).searchParams;
  const fact = label.slice(label.lastIndexOf("的") + 1);
  expect(query.get("remarks")).toMatch(new RegExp(`^请顾问核实：.*${fact}。$`));
  expect([query.get("people"), query.get("siteId")?.split(",").length]).toEqual(["150", expect.any(Number)]);
  await close();
  expect(problems).toEqual([]);
});

test("a comparison with a date says of each space whether it is booked then, and its file and proposal say it too", async () => {
  const other = (await listSpaces())[0]!;
  const { page, problems, close } = await openBrowser(desktop);
  await page.goto(`${site}/compare?spaceCode=${pictureVenue.space},${other.id}&people=120&layout=classroom`);
  await waitForHydration(page);
  const row = page.getByRole("table", { name: "逐项对比" }).getByRole("row", { name: /^档期（/ });
  expect(await row.count()).toBe(0);
  await page.getByLabel("日期").fill(pictureBooking.from);
  await row.waitFor();
  const [label, first, second] = await row.locator("th, td").allTextContents();
  expect(plain(label!)).toBe("档期（2099 年 3 月 3 日 周二）");
  expect(plain(first!)).toMatch(/^已订（.*11 月 20 日 周五核实/);
  expect(second).toBe("档期待核实");

  const [download] = await Promise.all([page.waitForEvent("download"), page.getByText("下载表格").click()]);
  const cells = await readSheet(await readFile(await download.path()));
  expect(cells.find(([head]) => String(head).startsWith("档期（"))?.[1]).toContain("已订（");

  await page.getByRole("link", { name: "生成方案书" }).click();
  await page.locator("article dl", { hasText: /档期.*已订（/ }).waitFor();
  await close();
  expect(problems).toEqual([]);
});

test("six venues are not dropped silently, and six columns scroll on the phone under their names", async () => {
  const codes = (await listSpaces()).slice(0, 7).map(({ id }) => id);
  const { page, problems, close } = await openBrowser(phone);
  await page.goto(`${site}/compare?spaceCode=${[...codes, "999"].join(",")}&people=100`);
  await waitForHydration(page);
  const text = await page.locator("main").textContent();
  expect(text).toContain("以下会场不在目录中，可能已下架：999");
  expect(text).toContain("一次最多对比 6 个会场，未列入：");
  expect(text).toContain("一份需求最多询 5 家场地，请勾选");
  const choices = page.locator("#enquiry input[type=checkbox]");
  expect(await choices.count()).toBe(6);
  await choices.first().click();
  await expect.poll(() => page.getByText("已选 4 / 5 家").count()).toBe(1);
  const table = page.getByRole("table", { name: "逐项对比" });
  await table.evaluate((node) => node.parentElement!.scrollTo({ left: 120 }));
  await expect
    .poll(() =>
      page
        .locator("main table")
        .first()
        .evaluate((node) => node.parentElement!.scrollLeft),
    )
    .toBe(120);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  await close();
  expect(problems).toEqual([]);
});

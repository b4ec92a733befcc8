import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { type BrowserSession, openBrowser, waitForHydration, widths } from "./open-browser.ts";
import { servePlaceholderPictures } from "./network/serve-placeholder-pictures.ts";

const site = inject("url");
let open: BrowserSession;
beforeAll(async () => {
  open = await openBrowser(widths[1]);
  await servePlaceholderPictures(open.page);
});
afterAll(() => open.close());

/** Returns the number in the heading of the group's list. */
const countVenues = async () =>
  Number(/\d+(?= 家$)/.exec((await open.page.locator("#venues h2").first().textContent()) ?? "")?.[0]);

test("a group's page follows people and layout, its list the filters, and an enquiry says where it came from", async () => {
  const { page, problems } = open;
  await page.goto(`${site}/zt/ihg`);
  await waitForHydration(page);
  const all = await countVenues();
  const lengths = await page
    .locator("figure li")
    .evaluateAll((spaces) =>
      spaces.map((one) => one.clientWidth / Number.parseFloat(/(\d+(?:\.\d)?) ×/.exec(one.textContent!)![1]!)),
    );
  expect(lengths.length).toBeGreaterThan(2);
  expect(Math.max(...lengths) / Math.min(...lengths)).toBeLessThan(1.05);
  await page.getByRole("link", { name: "按比例看" }).click();
  await page.waitForURL(`${site}/zt/ihg?view=scale`);
  await page.getByRole("img", { name: /从同一墙角叠放/ }).waitFor();
  await page.getByRole("link", { name: "照片", exact: true }).click();
  await page.waitForURL(`${site}/zt/ihg`);

  const people = page.getByRole("textbox", { name: "参会人数" }).first();
  await people.fill("4百");
  await people.press("Enter");
  await page.waitForURL(/people=400/);
  await page.locator('select[name="layout"]').first().selectOption("banquet");
  await page.waitForURL(/layout=banquet/);
  await page.getByText("家可容纳 400 人").waitFor();
  await expect.poll(countVenues).toBeLessThan(all);
  const seated = await countVenues();

  await page.locator("#venues").getByRole("button", { name: "筛选" }).click();
  const sheet = page.getByRole("dialog");
  await sheet.getByRole("button", { name: /^LED 屏/ }).click();
  await sheet.getByRole("button", { name: /^查看/ }).click();
  await page.waitForURL(/features=/);
  await expect.poll(countVenues).toBeLessThanOrEqual(seated);
  await page.goBack();
  await page.waitForURL((url) => !url.searchParams.has("features"));

  await page.locator("#venues").getByRole("link", { name: /^上海/ }).first().click();
  await page.waitForURL(/\/zt\/ihg\/310000\?.*people=400/);
  const crumbs = page.getByRole("navigation", { name: "面包屑" }).getByRole("link");
  await expect.poll(() => crumbs.allTextContents()).toEqual(["首页", "酒店集团", "洲际"]);

  const venue = page.locator("#venues h3 a").first();
  const name = (await venue.textContent())!;
  await venue.click();
  await page.waitForURL(/\/view\/hotel-\d+\?.*people=400/);
  await page.getByRole("heading", { level: 1, name }).waitFor();
  const zone = page.locator('h1 + p a[href^="/zt/"]').first();
  await zone.click();
  await page.waitForURL(/\/zt\/ihg\?brand=\d+$/);
  // The brand's page is the group's with the brand pressed, under its own title and address.
  const brands = page.getByRole("navigation", { name: "品牌" });
  const brand = (await brands.locator("[aria-current] span").textContent())!;
  await page.getByRole("heading", { level: 1, name: `${brand}的大会场` }).waitFor();
  expect(await page.locator('link[rel="canonical"]').getAttribute("href")).toBe(page.url());
  expect(await page.title()).toContain(brand);
  await brands.getByRole("link", { name: /^全部/ }).click();
  await page.waitForURL(`${site}/zt/ihg`);

  await page.goto(`${site}/zt/ihg/310000?people=400&layout=banquet`);
  await waitForHydration(page);
  await page.locator("#enquiry").scrollIntoViewIfNeeded();
  const form = page.locator("#enquiry form");
  await form.locator('[data-field="name"]').fill("集团询价");
  await form.locator('[data-field="mobile"]').fill("13912345679");
  await form.locator('[data-field="consent"]').check();
  const sent = page.waitForRequest(/common\/caseSubmit$/);
  await form.getByRole("button", { name: "咨询档期和报价" }).click();
  expect((await sent).postDataJSON()).toMatchObject({
    pageFrom: "zt/ihg",
    people: 400,
    layout: "banquet",
    cityCode: "310000",
  });
  await page.waitForURL(/\/case\/success\?/);
  expect(await page.locator("main").textContent()).toContain("400 人");
  expect(problems).toEqual([]);
});

test("a group's page without hotels is not indexed, finds a hotel by its former name, and shows spaces of others", async () => {
  const { page } = open;
  await page.goto(`${site}/zt/ihg/650100`);
  await waitForHydration(page);
  expect(await page.locator('meta[name="robots"]').getAttribute("content")).toContain("noindex");
  expect(await page.locator("figure li").count()).toBe(3);
  const search = page.getByRole("searchbox", { name: "酒店原名或地址" });
  await search.fill("北京");
  await search.press("Enter");
  await page.waitForURL(/\/changdi.*q=/);
});

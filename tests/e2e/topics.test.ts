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

/** Fills the contact of the form at the end of the page, submits it and returns the reference. */
async function submitDemand(name: string): Promise<string> {
  const { page } = open;
  const form = page.locator("form", { has: page.getByRole("button", { name: "咨询档期和报价" }) });
  // The form loads when it comes near.
  await page.locator("footer").scrollIntoViewIfNeeded();
  await page.locator('[data-field="name"]').fill(name);
  await page.locator('[data-field="mobile"]').fill("13912345678");
  await page.locator('[data-field="consent"]').check();
  await form.getByRole("button", { name: "咨询档期和报价" }).click();
  await page.waitForURL(/\/case\/success\?/);
  return new URL(page.url()).searchParams.get("reference") ?? "";
}

test("a day in a Hilton hotel follows its sentence, and is sent with the enquiry", async () => {
  const { page, problems } = open;
  await page.goto(`${site}/marketing/hilton/topic?city=shenzhen`);
  await waitForHydration(page);
  const lines = () =>
    page
      .getByRole("img", { name: /人一天经过/ })
      .first()
      .locator("circle")
      .count();
  expect(await lines()).toBe(16);
  const people = page.getByRole("textbox", { name: "参会人数" }).first();
  await people.fill("1百");
  await people.press("Enter");
  await page.waitForURL(/people=100/);
  await expect.poll(lines, { timeout: 10_000 }).toBe(10);
  await page.getByLabel("晚宴").selectOption("0");
  await page.waitForURL(/dinner=0/);
  await expect.poll(() => page.getByRole("columnheader", { name: "晚宴" }).count(), { timeout: 10_000 }).toBe(0);
  expect(await submitDemand("希尔顿询价")).toMatch(/^HZ-/);
  expect(await page.locator("main").textContent()).toContain("100 人");
  expect(problems).toEqual([]);
});

test("the brands of IHG are judged by height before price", async () => {
  const { page, problems } = open;
  await page.goto(`${site}/marketing/ihg/topic`);
  await waitForHydration(page);
  await page.getByLabel("LED 尺寸").selectOption("12x5");
  await page.waitForURL(/led=12x5/);
  await page.getByText("净高不低于 7.0 m").waitFor();
  const verdicts = await page.locator("figure li > p").allTextContents();
  const heights = await page.locator("figure li dl").allTextContents();
  for (const [index, text] of heights.entries()) {
    const height = Number(/净高([\d.]+)/.exec(text)?.[1]);
    if (height < 7) expect(verdicts[index]).toContain("净高差");
  }
  const second = page.locator("figure li h3 a").nth(1);
  const name = (await second.textContent())!;
  await second.click();
  await page.waitForURL(/brand=/);
  await page.getByRole("heading", { level: 2, name: new RegExp(`^${name} `) }).waitFor();
  expect(await submitDemand("洲际询价")).toMatch(/^HZ-/);
  expect(problems).toEqual([]);
});

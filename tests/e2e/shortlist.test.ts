import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { type BrowserSession, openBrowser, widths } from "./open-browser.ts";

const site = inject("url");
const list = `${site}/beijing/changdi-0-0-0-200-2`;
const toggles = "button[data-shortlist]";
const names = "ol article h2";

let session: BrowserSession;
beforeAll(async () => {
  session = await openBrowser(widths[0]);
});
afterAll(() => session.close());

test("a space marked on a list is counted in another tab, ordered and noted on the page, and there after a reload", async () => {
  const { page } = session;
  await page.goto(list, { waitUntil: "domcontentloaded" });
  // Pressed before the application has started.
  await page.locator(toggles).nth(0).click();
  await page.locator(`${toggles}[aria-pressed="true"]`).waitFor();
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

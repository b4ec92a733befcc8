import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { waitForHydration, type BrowserSession, openBrowser, type Width } from "./open-browser.ts";

const site = inject("url");
const desktop: Width = { name: "desktop", width: 1440, height: 900, phone: false };
const phone: Width = { name: "phone", width: 390, height: 844, phone: true };

let open: BrowserSession;
beforeAll(async () => {
  open = await openBrowser(desktop);
});
afterAll(() => open.close());

test("filters light the plans, arrow keys and Enter open a case, Esc closes it, and it leads to its venue", async () => {
  const { page, problems } = open;
  await page.goto(`${site}/cases`);
  await waitForHydration(page);
  const plans = page.locator("a[data-case]");
  const all = await plans.count();
  await page.getByRole("navigation", { name: "会议类型" }).getByRole("link", { name: /培训/ }).click();
  await page.waitForURL(`${site}/cases?type=training`);
  await page.getByLabel("台型").selectOption("classroom");
  await page.waitForURL(`${site}/cases?type=training&layout=classroom`);
  const rows = page.getByRole("heading", { level: 2, name: /^课桌式培训案例 \d+ 个$/ });
  const found = Number(/(\d+) 个/.exec((await rows.textContent())!)![1]);
  expect(await plans.count()).toBe(all);
  expect(found).toBeGreaterThan(1);
  expect(found).toBeLessThan(all);

  const plan = plans.and(page.locator('[tabindex="0"]')).nth(1);
  const next = await plan.evaluate((link) => link.closest("li")!.nextElementSibling!.querySelector("a")!.dataset.case);
  await plan.focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await page.waitForURL(`${site}/cases?type=training&layout=classroom&case=${next}`);
  const heading = page.locator("article h2");
  await heading.waitFor();
  expect(await heading.evaluate((element) => element === document.activeElement)).toBe(true);
  await page.keyboard.press("Escape");
  await page.waitForURL(`${site}/cases?type=training&layout=classroom`);
  expect(await page.evaluate(() => (document.activeElement as HTMLElement).dataset.case)).toBe(next);

  await page.goBack();
  const name = (await heading.textContent())!.replace("示例", "");
  await page.getByRole("link", { name: "完整案例与经验要点" }).click();
  await page.waitForURL(new RegExp(`/view/anli-\\d+#case-${next}$`));
  expect(await page.locator(`#case-${next} h2`).textContent()).toContain(name);
  expect(problems).toEqual([]);
});

test("on the phone a shelf opens the list of its lit cases, and one of them opens", async () => {
  const { page, problems, close } = await openBrowser(phone);
  await page.goto(`${site}/cases?type=training`);
  await waitForHydration(page);
  await page.getByRole("button", { name: /^查看51–150 人的案例 \d+ 个$/ }).click();
  const sheet = page.getByRole("dialog");
  const row = sheet.getByRole("listitem").first();
  const title = (await row.getByRole("link").evaluate((link) => link.firstChild!.textContent))!;
  await row.click();
  await page.waitForURL(/\/cases\?type=training&case=\d+$/);
  await page.getByRole("heading", { level: 2, name: title }).waitFor();
  expect(await sheet.count()).toBe(0);
  expect(problems).toEqual([]);
  await close();
});

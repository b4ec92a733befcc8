import { afterAll, describe, expect, inject, test } from "vitest";
import { runProgram } from "../start-site.ts";
import { waitForHydration, readLayoutShifts, type BrowserSession, openBrowser, widths } from "./open-browser.ts";
import { getClassSelector } from "./get-class-selector.ts";

const site = inject("url");

/** Expects a page without errors, layout shifts or horizontal overflow. */
async function expectSoundPage({ page, problems }: BrowserSession, where: string): Promise<void> {
  await page.waitForLoadState("networkidle");
  expect(problems, where).toEqual([]);
  const moved = (await readLayoutShifts(page)).filter(({ value }) => value > 0.0005);
  expect(moved, `${where} shifts`).toEqual([]);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, `${where} overflows sideways`).toBeLessThanOrEqual(0);
}

describe.each(widths)("from home page to demand, $name", (width) => {
  let open: BrowserSession;
  afterAll(() => open?.close());

  test("leads from city choice and search to venue, space and demand form", async () => {
    open = await openBrowser(width);
    const { page } = open;
    await page.goto(`${site}/beijing`);
    await waitForHydration(page);
    await expectSoundPage(open, "home");

    // Switches the city and back.
    await page.getByRole("button", { name: /切换城市/ }).click();
    await page.getByRole("dialog").getByRole("button", { name: /^上海/ }).first().click();
    await page.waitForURL(`${site}/shanghai`);
    await page.goto(`${site}/`);
    await waitForHydration(page);
    expect(await page.locator('body > header [aria-haspopup="dialog"]').textContent()).toBe("上海");
    await page.getByRole("button", { name: /切换城市/ }).click();
    await page.getByRole("dialog").getByRole("button", { name: /^北京/ }).first().click();
    await page.locator('body > header [aria-haspopup="dialog"]', { hasText: "北京" }).waitFor();
    await page.waitForURL(`${site}/beijing`);

    // Searches by sentence.
    // A key, as of a visitor who types: what then moves follows from an input.
    await page.getByRole("textbox", { name: "输入需求" }).press("ControlOrMeta+a");
    await page.getByRole("textbox", { name: "输入需求" }).fill("200 人课桌式，要 LED");
    await page.getByRole("textbox", { name: "输入需求" }).press("Enter");
    await page.waitForURL(/\/beijing\/changdi-.*q=/);
    await page.locator("main ol > li").first().waitFor();
    await expectSoundPage(open, "venue list");
    const people = await page
      .locator(`main ol ${getClassSelector("features/search/rows/search-row", "seats")}`)
      .allTextContents();
    expect(people.length).toBeGreaterThan(3);
    for (const text of people) expect(Number(text.replace(/[^\d]/g, ""))).toBeGreaterThanOrEqual(200);

    // Opens a venue and one of its spaces.
    await page.locator("main ol h3 a").first().click();
    await page.waitForURL(/\/view\/hotel-\d+/);
    await page.locator("table").first().waitFor();
    await expectSoundPage(open, "venue");
    await page.locator("table th[scope=row] a").first().click();
    await page.waitForURL(/\/meetingspace-\d+/);
    await page.locator("main svg[role=img]").first().waitFor();
    await expectSoundPage(open, "space");

    // Opens the demand form.
    await page
      .locator('a[href^="/case/submit"]:visible')
      .filter({ hasText: /询|档期|报价/ })
      .first()
      .click();
    await page.waitForURL(/\/case\/submit/);
    await expectSoundPage(open, "demand form");
  });

  test("a submitted demand gets a reference and is shown by the demands command", async () => {
    const { page } = open;
    await page.goto(`${site}/case/submit?city=beijing&people=120`);
    await waitForHydration(page);
    const next = page.getByRole("button", { name: /下一步|继续/ });
    if (await next.isVisible().catch(() => false)) await next.click();
    const name = `旅程${width.name}`;
    await page.getByLabel("称呼").fill(name);
    await page.getByLabel("手机").fill(width.phone ? "13900139001" : "13900139002");
    await page.getByRole("checkbox", { name: /同意/ }).check();
    await page.getByRole("button", { name: /提交/ }).click();
    await page.waitForURL(/\/case\/success\?/);
    const referenceText = await page
      .getByText(/HZ-\d{8}-/)
      .first()
      .textContent();
    const reference = /HZ-\d{8}-[0-9A-Z]{4,}/.exec(referenceText ?? "")?.[0];
    expect(reference).toBeDefined();
    await expectSoundPage(open, "success");
    const shown = runProgram(["src/commands/demands.ts", "show", reference!], { DATA_DIR: inject("dataDir") });
    expect(shown).toContain(name);
  });
});

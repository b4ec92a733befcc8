import { readFileSync } from "node:fs";
import { readSheet } from "read-excel-file/node";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { type BrowserSession, openBrowser, waitForHydration, widths } from "./open-browser.ts";

const site = inject("url");

describe.each(widths)("the estimate, $name", (width) => {
  let open: BrowserSession;
  beforeAll(async () => {
    open = await openBrowser(width);
  });
  afterAll(async () => {
    await open.close();
    expect(open.problems).toEqual([]);
  });

  const toNumber = (text: string | null) => Number(text?.replaceAll(/[^\d]/g, ""));
  const readTotal = async () => Number(await open.page.locator("[data-total]").getAttribute("data-total"));
  const readSubtotals = async () =>
    (await open.page.locator("tr[data-line] > td:nth-child(6)").allTextContents()).map(toNumber);
  const getSum = (values: number[]) => values.reduce((sum, value) => sum + value, 0);
  const chooseGap = (name: string, value: string) => open.page.locator(`main select[name=${name}]`).selectOption(value);

  async function expectExactSum(): Promise<number> {
    const total = await readTotal();
    expect(getSum(await readSubtotals())).toBe(total);
    return total;
  }

  test("follows people, days and quantities, keeps the sum at a bad quantity, and stays after a reload", async () => {
    const { page } = open;
    await page.goto(`${site}/activity/budget?city=shanghai&people=180`);
    await waitForHydration(page);
    const before = await expectExactSum();
    const people = page.locator("main input[name=people]").first();
    await people.fill("20桌");
    await people.press("Enter");
    await expect.poll(() => people.inputValue()).toBe("200");
    const larger = await expectExactSum();
    expect(larger).toBeGreaterThan(before);
    await chooseGap("days", "2");
    const longer = await expectExactSum();
    expect(longer).toBeGreaterThan(larger);

    const tea = page.locator('tr[data-line="teaBreaks"]');
    const breaks = tea.getByRole("textbox", { name: "茶歇，数量" });
    await breaks.fill("很多");
    await tea.getByRole("alert").waitFor();
    expect(await expectExactSum()).toBe(longer);
    await breaks.fill("0");
    expect(await tea.locator("td:nth-child(6)").textContent()).toBe("0");
    const without = await expectExactSum();
    expect(without).toBeLessThan(longer);

    await page.getByLabel("加一项").selectOption("photographers");
    expect(await expectExactSum()).toBeGreaterThan(without);
    const saving = page.getByRole("checkbox", { name: /商务套餐/ });
    const beforeSaving = await readTotal();
    const saved = toNumber(await page.locator("li").filter({ has: saving }).locator("> :last-child").textContent());
    await saving.check();
    expect(await expectExactSum()).toBe(beforeSaving - saved);

    const hire = page.locator('tr[data-line="hire"]');
    const hireSubtotal = async () => toNumber(await hire.locator("td:nth-child(6)").textContent());
    const usual = await readTotal();
    const price = hire.getByRole("textbox", { name: "会场租金，单价" });
    await price.fill("随便");
    await hire.getByRole("alert").waitFor();
    expect(await expectExactSum()).toBe(usual);
    await price.fill("3万");
    expect(await hireSubtotal()).toBe(60_000);
    await expectExactSum();
    await hire.getByRole("button", { name: "会场租金，恢复测算的单价" }).click();
    expect(await expectExactSum()).toBe(usual);
    await price.fill("28000.5");
    expect([await hireSubtotal(), await expectExactSum()]).toEqual([56_001, await readTotal()]);
    await page.getByText("含 1 项自填单价").waitFor();

    const address = new URL(page.url());
    expect(["people", "days", "set", "price"].map((name) => address.searchParams.get(name))).toEqual([
      "200",
      "2",
      "teaBreaks.0",
      "hire.28000.5",
    ]);
    const shown = await readTotal();
    await page.reload();
    await waitForHydration(page);
    expect(await expectExactSum()).toBe(shown);
  });

  test("downloads the sheet as a workbook with the same figures", async () => {
    const { page } = open;
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "下载表格" }).click(),
    ]);
    expect(download.suggestedFilename()).toBe("会议预算-上海-200人.xlsx");
    const rows = await readSheet(readFileSync(await download.path()), "预算");
    const total = rows.findIndex(([name]) => name === "合计");
    expect(rows[total]![8]).toBe(await readTotal());
    expect(rows.slice(2, total).map((row) => row[8])).toEqual(await readSubtotals());
    expect([4, 5, 6, 10].map((column) => rows[2]![column])).toEqual([28_000.5, 28_000.5, 28_000.5, "自填单价"]);
  });

  test("carries the sheet into the demand", async () => {
    const { page } = open;
    await page.locator("#demand").scrollIntoViewIfNeeded();
    await page.getByLabel("称呼").fill("陈女士");
    await page.getByLabel("手机").fill(width.phone ? "13800138201" : "13800138202");
    await page.getByRole("checkbox", { name: /同意/ }).check();
    const total = await readTotal();
    const [request] = await Promise.all([
      page.waitForRequest(/\/api\/common\/caseSubmit$/),
      page.getByRole("button", { name: "带着预算提交需求" }).click(),
    ]);
    const sent = request.postDataJSON() as { remarks: string; people: number; cityCode: string; pageFrom: string };
    expect([sent.people, sent.cityCode, sent.pageFrom]).toEqual([200, "310000", "activity/budget"]);
    expect(sent.remarks).toContain(`合计 ${total}（`);
    expect(sent.remarks).toContain("会场租金 2 天 × 28000.5（自填） = 56001（");
    await page.waitForURL(/\/activity\/success\?/);
    await page
      .getByText(/HZ-\d{8}-/)
      .first()
      .waitFor();
  });

  test("shows the estimate before the contact where the form has two steps", async () => {
    const { page } = open;
    await page.goto(`${site}/activity/budget-two?city=hangzhou&people=80`);
    await waitForHydration(page);
    const shares = page.locator("main li b");
    const readShares = async () => (await shares.allTextContents()).slice(0, 7).map(toNumber);
    const before = getSum(await readShares());
    await page.getByRole("button", { name: "2 天" }).click();
    expect(getSum(await readShares())).toBeGreaterThan(before);
    await page.getByRole("button", { name: "下一步" }).click();
    await page.getByLabel("称呼").fill("陈女士");
    await page.getByLabel("手机").fill(width.phone ? "13800138203" : "13800138204");
    await page.getByRole("checkbox", { name: /同意/ }).check();
    await page.getByRole("button", { name: "带着预算提交需求" }).click();
    await page.waitForURL(/\/activity\/success\?/);
  });
});

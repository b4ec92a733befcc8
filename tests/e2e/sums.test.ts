import { describe, expect, inject, test } from "vitest";
import { getClassSelector } from "./get-class-selector.ts";
import { openBrowser, waitForHydration, widths } from "./open-browser.ts";

const site = inject("url");
const price = `${getClassSelector("features/search/rows/search-row", "price")} b`;

interface Answer {
  total: number;
  list: { fit?: { sum?: { total: number; perHead: number; text: string } } }[];
}

async function fetchList(query: string): Promise<Answer> {
  const answer = await fetch(`${site}/api/searchSite/getAggregateSoHotelList?city=beijing&${query}`);
  return ((await answer.json()) as { data: Answer }).data;
}

/** Reads the yuan of a text: ¥63,540 is 63540. */
const readYuan = (text: string): number => Number(text.replace(/[^\d]/g, ""));

describe.each(widths)("sums, $name", (width) => {
  test("are in each row with their parts, sorted and limited by the budget in all or a head", async () => {
    const { list } = await fetchList("people=150&layout=2&sort=6");
    const sums = list.map(({ fit }) => fit!.sum!);
    const { page, problems, close } = await openBrowser(width);
    await page.goto(`${site}/beijing/changdi-0-0-0-150-2`);
    await waitForHydration(page);
    await page.getByRole("combobox", { name: "排序" }).selectOption({ label: "合计从低到高" });
    await page.waitForURL(/changdi-0-0-0-150-2-0-0-6$/);
    const rows = page.locator("main ol > li:has(article)");
    await expect
      .poll(async () => (await rows.locator(price).allTextContents()).map(readYuan))
      .toEqual(sums.map(({ total }) => total));
    const text = await rows.first().textContent();
    expect(text).toContain(`人均 ${sums[0]!.perHead.toLocaleString("en")}${sums[0]!.text}`);

    // The filter of the budget: of the hire, in all, a head.
    const limit = sums[9]!.total;
    await page.getByRole("button", { name: /^筛选/ }).filter({ visible: true }).first().click();
    await page.getByRole("combobox", { name: "预算" }).filter({ visible: true }).selectOption({ label: "合计" });
    const field = page.getByRole("textbox", { name: "合计上限" }).filter({ visible: true });
    await field.fill(String(limit));
    await page.getByRole("button", { name: /^查看/ }).click();
    await page.waitForURL((url) => url.searchParams.get("sum") === String(limit));
    const { total } = await fetchList(`people=150&layout=2&sum=${limit}`);
    expect(total).toBeGreaterThanOrEqual(10);
    await expect.poll(() => page.locator("main h2", { hasText: "个场地" }).textContent()).toContain(`${total} `);

    // The chip takes it away again.
    await page
      .getByRole("link", { name: /合计.*以内/ })
      .filter({ visible: true })
      .first()
      .click();
    await page.waitForURL((url) => !url.searchParams.has("sum"));
    expect(problems).toEqual([]);
    await close();
  });

  test("are limited by the budget that a sentence names", async () => {
    const { page, problems, close } = await openBrowser(width);
    await page.goto(`${site}/beijing/changdi-0-0-0-0-0?q=${encodeURIComponent("200人课桌式，预算10万")}`);
    await waitForHydration(page);
    const values = await page.locator(`main ol > li ${price}`).allTextContents();
    expect(values.length).toBeGreaterThan(3);
    expect(values.map(readYuan).filter((yuan) => yuan > 100_000)).toEqual([]);
    expect(await page.locator("main").textContent()).toContain("合计预算10万");
    expect(problems).toEqual([]);
    await close();
  });
});

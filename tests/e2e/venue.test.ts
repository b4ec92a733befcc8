import { describe, expect, inject, test } from "vitest";
import { getClassSelector } from "./get-class-selector.ts";
import { openBrowser, waitForHydration, widths } from "./open-browser.ts";

const site = inject("url");
const venueId = "1100000001";
const eventQuery = "?people=180&layout=classroom";
const path = `/view/hotel-${venueId}${eventQuery}`;
/** A venue with more than ten spaces. */
const largePath = `/view/hotel-1100000008${eventQuery}`;
const pictured = getClassSelector("ui/list/capacity-cell", "pictured");

interface Space {
  name: string;
  pictures: { hash: string; layout?: string }[];
}

async function fetchSpace(id: string): Promise<Space> {
  const answer = await fetch(`${site}/api/hotel/getConfNew?siteId=${venueId}&spaceCode=${id}`);
  return ((await answer.json()) as { data: { space: Space } }).data.space;
}

/** Finds the place of a column of the table by its name. */
const findColumn = (heads: string[], name: string) => heads.findIndex((head) => head.includes(name));

describe.each(widths)("a venue, $name", (width) => {
  test("shows the space and layout of a pressed cell, and prices that space", async () => {
    const { page, problems, close } = await openBrowser(width);
    await page.goto(site + path);
    await waitForHydration(page);
    const gallery = page.getByRole("region", { name: "图片" });
    const caption = gallery.locator("figcaption > span");
    const band = page.getByRole("region", { name: "会场价格" });
    const best = await page.locator("tbody tr", { hasText: /余 \d+ 座/ }).first();
    const bestName = (await best.locator("th a > span").evaluate((one) => one.firstChild!.textContent))!;
    expect(await caption.textContent()).toBe(`${bestName}，课桌式 180 人`);
    expect(await band.textContent()).toMatch(/合计，人均 [\d,]+场租/);

    const space = await fetchSpace(`${venueId}003`);
    const heads = await page.locator("thead").first().locator("th").allTextContents();
    const row = page.locator(`tr[data-space="${venueId}003"]`);
    const cell = row.locator("th, td").nth(findColumn(heads, "宴会式"));
    expect(await cell.evaluate((one, selector) => one.matches(selector), pictured)).toBe(true);
    await cell.click();
    await expect.poll(() => caption.textContent()).toBe(`${space.name}，宴会式 180 人`);
    const hash = space.pictures.find(({ layout }) => layout === "banquet")!.hash;
    await gallery.locator(`figure img[src*="${hash}"]`).waitFor();
    const plan = await gallery.locator('figure img[src^="/plans/"]').getAttribute("src");
    expect(plan).toContain("/7-180-");
    expect(await gallery.locator('ul [aria-current="true"]').textContent()).toBe(space.name);
    expect(await band.textContent()).toContain(`${space.name} 180 人，宴会式`);
    expect(page.url()).toBe(site + path);

    // The keyboard reaches the cells with a picture, and those of the visitor's layout.
    await page.locator(`tr[data-space="${venueId}005"] td a`).first().press("Enter");
    await expect.poll(() => caption.textContent()).toContain("多功能厅 1，课桌式");
    // Another event leads back to the space that fits it.
    await page.getByRole("button", { name: "增加" }).click();
    await expect.poll(() => caption.textContent()).toBe(`${bestName}，课桌式 190 人`);
    await page.waitForURL(/people=190/);
    await expect.poll(() => band.textContent()).toMatch(/190 人，课桌式.*合计，人均/);
    expect(problems).toEqual([]);
    await close();
  });

  test("has the visitor's layout as its first column, and the best space and the enquiry in the first screens", async () => {
    const { page, close } = await openBrowser(width);
    await page.goto(site + path);
    await waitForHydration(page);
    expect(await page.locator("thead [data-layout]").first().getAttribute("data-layout")).toBe("classroom");
    const best = page.locator("td", { hasText: /余 \d+ 座/ });
    const { x, y, width: cellWidth, height } = (await best.boundingBox())!;
    expect(x + cellWidth).toBeLessThanOrEqual(width.width);
    expect(y + height).toBeLessThan(width.phone ? 1013 : 900);
    const enquiry = page.getByRole("main").getByRole("link", { name: "咨询档期和报价" }).filter({ visible: true });
    const button = (await enquiry.boundingBox())!;
    expect(button.y + button.height).toBeLessThanOrEqual(900);
    await close();
  });
});

test("folds the table over ten spaces, what fits first, and the rest opens without script", async () => {
  const { page, close } = await openBrowser(widths[1], { scripts: false });
  await page.goto(site + largePath);
  const tables = page.locator("#halls table");
  expect(await tables.first().locator("tbody tr").count()).toBe(10);
  expect(await tables.first().locator("tbody tr").first().textContent()).toMatch(/余 \d+ 座/);
  const folded = tables.nth(1);
  expect(await folded.isVisible()).toBe(false);
  await page.getByText(/^其余 \d+ 个会场$/).click();
  expect(await folded.isVisible()).toBe(true);
  const text = (await page.getByText(/^其余 \d+ 个会场$/).textContent())!;
  expect(await folded.locator("tbody tr").count()).toBe(Number(/\d+/.exec(text)));
  // A cell leads to its space in its layout.
  const href = await tables.first().locator("tbody td a").first().getAttribute("href");
  expect(href).toMatch(/meetingspace-\d+\?people=180&layout=classroom$/);
  await close();
});

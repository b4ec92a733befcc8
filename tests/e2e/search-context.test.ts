import { describe, expect, inject, test } from "vitest";
import { waitForHydration, openBrowser, widths } from "./open-browser.ts";
import { getClassSelector } from "./get-class-selector.ts";

const site = inject("url");

/** Returns the query parameters of a link. */
const readQuery = (href: string | null) => Object.fromEntries(new URL(href ?? "", site).searchParams);

describe.each(widths)("search context in links, $name", (width) => {
  test("passes people and layout from list to venue, space and demand form", async () => {
    const { page, problems, close } = await openBrowser(width);
    await page.goto(`${site}/beijing/changdi-0-0-0-0-0`);
    await waitForHydration(page);
    // Links of a list without filters have no query.
    const plain = await page
      .locator("main ol > li a")
      .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
    expect(plain.length).toBeGreaterThan(3);
    expect(plain.filter((href) => href?.includes("?"))).toEqual([]);

    await page.getByRole("combobox", { name: "搜场地" }).fill("150 人课桌式");
    await page.getByRole("combobox", { name: "搜场地" }).press("Enter");
    await page.waitForURL(/\/beijing\/changdi-.*q=/);
    const space = page.locator('main ol article p a[href*="/meetingspace-"][href*="people="]').first();
    const spaceHref = await space.getAttribute("href");
    expect(readQuery(spaceHref)).toEqual({ people: "150", layout: "classroom" });

    await page.locator("main ol h3 a").first().click();
    await page.waitForURL(/\/view\/hotel-\d+\?people=150&layout=classroom$/);
    await page.locator("table").first().waitFor();
    expect(await page.locator('link[rel="canonical"]').getAttribute("href")).toMatch(/\/view\/hotel-\d+$/);
    expect(await page.locator("main input[name=people]").first().inputValue()).toBe("150");
    const venueEnquiry = page.locator('main a[href^="/case/submit?"]:visible').first();
    expect(readQuery(await venueEnquiry.getAttribute("href"))).toMatchObject({ people: "150", layout: "classroom" });

    await page.goto(`${site}${spaceHref}`);
    await waitForHydration(page);
    expect(await page.getByRole("slider").first().inputValue()).toBe("150");
    const spaceEnquiry = page.locator('main a[href^="/case/submit?"]:visible').first();
    expect(readQuery(await spaceEnquiry.getAttribute("href"))).toMatchObject({ people: "150", layout: "classroom" });

    if (width.phone) await page.getByRole("button", { name: "菜单" }).click();
    await page.locator("header").getByRole("link", { name: "提交需求" }).filter({ visible: true }).click();
    await page.waitForURL(/\/case\/submit\?/);
    expect(readQuery(page.url())).toMatchObject({ city: "beijing", people: "150", layout: "classroom" });
    expect(problems).toEqual([]);
    await close();
  });

  test("passes the day of the home page's sentence to the list and the demand form", async () => {
    const { page, problems, close } = await openBrowser(width);
    await page.goto(`${site}/beijing`);
    await waitForHydration(page);
    const field = page.getByRole("textbox", { name: "输入需求" });
    const hint = (await field.getAttribute("placeholder"))!;
    const day = /，(.* 日)$/.exec(hint)![1]!;
    await field.fill(hint.replace("例如：", ""));
    await page.getByRole("button", { name: "找会场" }).click();
    await page.waitForURL(/\/beijing\/changdi-0-0-0-0-0\?q=/);
    await page.getByText(`档期由顾问确认：${day}`).waitFor();
    // The day is not counted as a filter.
    if (width.phone)
      expect(
        await page.locator(`${getClassSelector("ui/structure/bottom-bar", "bottomBar")} button`).textContent(),
      ).toBe("筛选 2");
    const enquiry = page.locator('a[href^="/case/submit?"]').filter({ hasText: "询价" }).first();
    const { date, people } = readQuery(await enquiry.getAttribute("href"));
    expect(date).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(`${Number(date!.slice(5, 7))} 月 ${Number(date!.slice(8))} 日`).toBe(day);
    await page.goto(`${site}/case/submit?city=beijing&people=${people}&date=${date}`);
    await page.getByText(day).first().waitFor();
    expect(problems).toEqual([]);
    await close();
  });
});

test.each(widths)(
  "all filters of a list are in its sheet, and the regions once their field is reached ($name)",
  async (width) => {
    const { page, problems, close } = await openBrowser(width);
    const list = `${site}/beijing/changdi-0-0-0-0-0`;
    expect(await (await fetch(list)).text()).not.toMatch(/<option[^>]*>全城|豪华型<\/span><span/);
    await page.goto(list, { waitUntil: "domcontentloaded" });
    await waitForHydration(page);
    const open = () => page.getByRole("button", { name: /^筛选/ }).filter({ visible: true }).click();
    await open();
    const regions = page.getByRole("dialog").getByRole("combobox", { name: "区域" });
    await expect.poll(() => regions.locator("option").allTextContents()).toEqual(["全城"]);
    await regions.focus();
    await expect.poll(() => regions.locator("option").count()).toBeGreaterThan(100);
    const id = await regions.locator("option").nth(3).getAttribute("value");
    const plain = page.url();
    await regions.selectOption(id);
    await page.getByRole("button", { name: /^查看/ }).click();
    await page.waitForURL((url) => url.href !== plain);
    await page.reload({ waitUntil: "domcontentloaded" });
    await waitForHydration(page);
    await open();
    await expect.poll(() => regions.inputValue()).toBe(id);
    expect(problems).toEqual([]);
    await close();
  },
);

test.each(widths)(
  "the picture of a row opens its venue before and after the page has started ($name)",
  async (width) => {
    const { page, problems, close } = await openBrowser(width);
    const row = page.locator("main ol > li").first();
    for (const isStarted of [false, true]) {
      await page.goto(`${site}/beijing/changdi-0-0-0-200-2`);
      if (isStarted) await waitForHydration(page);
      const href = await row.locator("h3 a").getAttribute("href");
      const { x, y, width: wide, height } = (await row.locator("picture img").boundingBox())!;
      // Its corners too, not what stands around it.
      const [left, right] = [x + 3, x + wide - 3];
      const found = await page.evaluate(
        (points) => points.map(([px, py]) => document.elementFromPoint(px!, py!)?.closest("a")?.getAttribute("href")),
        [
          [left, y + 3],
          [right, y + height - 3],
          [left, y + height + 6],
        ],
      );
      expect(found).toEqual([href, href, undefined]);
      await page.mouse.click(left, y + 3);
      await page.waitForURL(`**${href}`);
    }
    expect(problems).toEqual([]);
    await close();
  },
);

test("the plans of the largest halls stand in the corners of their pictures at the scale of the page", async () => {
  const { page, close } = await openBrowser(widths[1]);
  // Stadiums and exhibition halls.
  await page.goto(`${site}/beijing/changdi-0-12-0-0-0`, { waitUntil: "domcontentloaded" });
  const plans = page.locator('article i[style*="width"]');
  await plans.first().waitFor();
  const sizes = await plans.evaluateAll((all) =>
    all.map((plan) => {
      const shot = plan.parentElement!.parentElement!.getBoundingClientRect();
      const { width, right } = plan.getBoundingClientRect();
      return {
        width,
        drawn: Number.parseFloat((plan as HTMLElement).style.width) + 2,
        isIn: right <= shot.right && width < shot.width / 2,
      };
    }),
  );
  expect(sizes.length).toBeGreaterThan(3);
  expect(sizes.filter(({ width, drawn, isIn }) => Math.abs(width - drawn) > 0.1 || !isIn)).toEqual([]);
  await close();
});

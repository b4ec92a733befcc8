import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { type BrowserSession, openBrowser, readLayoutShifts, waitForHydration, widths } from "./open-browser.ts";
import { servePlaceholderPictures } from "./network/serve-placeholder-pictures.ts";

const site = inject("url");
const venue = "/view/hotel-1100000001";
const allPaths = [
  "/beijing",
  "/beijing/changdi-0-0-0-200-2",
  venue,
  `${venue}/meetingspace-1100000001002`,
  "/case/submit",
  "/cases?type=training&case=2",
  "/ask/1",
  "/solutions/8",
  "/zt/marriott",
  "/marketing/langham/en/wedding?city=haikou",
  inject("demandHref"),
];

/** Returns the size of the root's text, how far the page scrolls sideways, and texts that the window's edge cuts off. */
const measure = (page: BrowserSession["page"]) =>
  page.evaluate(() => {
    const { documentElement: root, body } = document;
    const isScrolled = (element: Element | null): boolean =>
      element !== null &&
      element !== body &&
      (/auto|scroll|hidden|clip/.test(getComputedStyle(element).overflowX) || isScrolled(element.parentElement));
    const cut: string[] = [];
    const texts = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const { parentElement: parent, data } = node as Text;
      if (!data.trim() || !parent?.checkVisibility({ visibilityProperty: true }) || isScrolled(parent)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const { left, right, width } of range.getClientRects())
        if (width > 1 && (left < -1 || right > root.clientWidth + 1)) cut.push(data.slice(0, 30));
    }
    return {
      size: getComputedStyle(root).fontSize,
      sideways: Math.max(0, root.scrollWidth - root.clientWidth),
      cut: [...new Set(cut)],
    };
  });

describe("the text size on a phone", () => {
  let open: BrowserSession;
  beforeAll(async () => {
    open = await openBrowser(widths[0]);
    await servePlaceholderPictures(open.page);
  });
  afterAll(() => open.close());
  const store = (size: number) =>
    open.page.evaluate(
      (value) => localStorage.setItem("huizhi:text-size", JSON.stringify({ version: 1, value })),
      size,
    );

  test("is chosen in the footer with the keyboard, remembered, and the same in the menu", async () => {
    const { page, problems } = open;
    await page.goto(`${site}/ask`);
    await waitForHydration(page);
    const group = page.getByRole("contentinfo").getByRole("group", { name: "字号" });
    await group.getByRole("radio", { name: "标准" }).focus();
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowRight");
    expect(await group.getByRole("radio", { name: "特大" }).isChecked()).toBe(true);
    expect((await measure(page)).size).toBe("24px");
    await page.goto(`${site}/solutions`);
    await waitForHydration(page);
    expect((await measure(page)).size).toBe("24px");
    await page.getByRole("banner").getByRole("button", { name: "菜单" }).click();
    const menu = page.getByRole("dialog").getByRole("group", { name: "字号" });
    expect(await menu.getByRole("radio", { name: "特大" }).isChecked()).toBe(true);
    await menu.getByRole("radio", { name: "标准" }).check();
    expect((await measure(page)).size).toBe("16px");
    expect(await page.evaluate(() => localStorage.getItem("huizhi:text-size"))).toContain('"value":16');
    expect(problems).toEqual([]);
  });

  test.each([
    [20, allPaths.slice(1, 3)],
    [24, allPaths.slice(1, 3)],
    [32, allPaths],
  ])("of %i px shows every text, before the first paint", async (size, paths) => {
    const { page, problems } = open;
    await page.goto(`${site}/app/open`);
    await store(size);
    const found: unknown[] = [];
    for (const path of paths) {
      await page.goto(site + path);
      await waitForHydration(page);
      const shifts = (await readLayoutShifts(page)).filter(({ value }) => value > 0.0005);
      found.push({ path, shifts, ...(await measure(page)) });
    }
    expect(found).toEqual(paths.map((path) => ({ path, shifts: [], size: `${size}px`, sideways: 0, cut: [] })));
    expect(problems).toEqual([]);
  });

  test.each(["nonsense", '{"version":1,"value":40}', '{"value":320}'])("ignores %s in the storage", async (stored) => {
    const { page } = open;
    await page.goto(`${site}/app/open`);
    await page.evaluate((value) => localStorage.setItem("huizhi:text-size", value), stored);
    await page.goto(`${site}/app/open`);
    expect((await measure(page)).size).toBe("16px");
  });

  test("is found in a cookie, where the operator stores in cookies", async () => {
    const { page } = open;
    await page.evaluate(() => localStorage.clear());
    const value = encodeURIComponent(JSON.stringify({ version: 1, value: 24 }));
    await page.context().addCookies([{ name: "huizhi.text-size", value, url: site }]);
    await page.goto(`${site}/app/open`);
    expect((await measure(page)).size).toBe("24px");
  });
});

test("a larger text gets the layout of a narrower window, on pages opened later too", async () => {
  const { page, problems, close } = await openBrowser(widths[1]);
  await servePlaceholderPictures(page);
  await page.goto(`${site}/marketing/langham/en`);
  await waitForHydration(page);
  const menu = page.getByRole("banner").locator("button[aria-expanded]").last();
  expect(await menu.isVisible()).toBe(false);
  const group = page.getByRole("contentinfo").getByRole("group", { name: "Text size" });
  await group.getByRole("radio", { name: "Largest" }).check();
  await expect.poll(() => menu.isVisible()).toBe(true);
  // A page whose sheets arrive now, by a link.
  await page.evaluate(() => document.querySelector<HTMLAnchorElement>("a[href^='/case/submit-en']")!.click());
  await page.waitForURL("**/case/submit-en**");
  await page.locator("main form").waitFor();
  expect(
    await page.evaluate(() => {
      const texts: string[] = [];
      const list = (rules: CSSRuleList) => {
        for (const rule of rules) {
          if (rule instanceof CSSMediaRule) texts.push(...(rule.media.mediaText.match(/[\d.]+(?=em)/g) ?? []));
          if (rule instanceof CSSLayerBlockRule || rule instanceof CSSMediaRule) list(rule.cssRules);
        }
      };
      for (const sheet of document.styleSheets) list(sheet.cssRules);
      return texts.filter((em) => Number(em) <= 30);
    }),
  ).toEqual([]);
  await group.getByRole("radio", { name: "Normal" }).check();
  await expect.poll(() => menu.isVisible()).toBe(false);
  expect(problems).toEqual([]);
  await close();
});

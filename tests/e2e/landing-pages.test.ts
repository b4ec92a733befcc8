import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { type BrowserSession, openBrowser, waitForHydration, widths } from "./open-browser.ts";

const site = inject("url");

/** Fills in the contact of the visible form and sends it. */
async function sendContact({ page }: BrowserSession, mobile: string, button: RegExp): Promise<void> {
  await page.getByRole("textbox", { name: "称呼" }).fill("陈女士");
  await page.getByRole("textbox", { name: "手机" }).fill(mobile);
  await page.getByRole("checkbox", { name: /同意按/ }).check();
  await page.locator("form").getByRole("button", { name: button }).click();
}

describe("landing pages", () => {
  let open: BrowserSession;
  beforeAll(async () => {
    open = await openBrowser(widths[1]);
  });
  afterAll(() => open?.close());

  test("an annual meeting is planned by tables and theme, cut to its time, and sent", async () => {
    const { page, problems } = open;
    await page.goto(`${site}/nianhui?city=shanghai`);
    await waitForHydration(page);
    await page.getByRole("textbox", { name: "桌数" }).fill("500人");
    await page.getByRole("textbox", { name: "桌数" }).press("Enter");
    await page.waitForURL(/tables=50/);
    await page.getByRole("combobox", { name: "主题" }).selectOption({ label: "科技" });
    await page.waitForURL(/theme=keji/);
    await page.getByRole("img", { name: / 50 桌$/ }).waitFor();
    // The picture had its 50 tables before: the row tells that the theme's page has come.
    await page.getByRole("rowheader", { name: /^主题布置.*科技/ }).waitFor();

    // Too many acts: the evening runs over, and says what to cut.
    await page.getByRole("textbox", { name: "节目数" }).fill("8");
    await page.getByRole("textbox", { name: "节目数" }).press("Enter");
    await page.getByText("超过 21:30 20 分钟").waitFor();
    await page.getByRole("link", { name: "节目减到 6 个" }).click();
    await page.getByText(/超过 21:30/).waitFor({ state: "detached" });

    // A number that cannot be read changes nothing.
    await page.getByRole("textbox", { name: "桌数" }).fill("很多");
    await page.getByRole("textbox", { name: "桌数" }).press("Enter");
    await page.getByText(/桌数请填 1 到 400/).waitFor();
    expect(await page.getByRole("textbox", { name: "桌数" }).inputValue()).toBe("50");

    await page.locator("#demand").scrollIntoViewIfNeeded();
    await page.getByText("50 桌，科技，6 个节目").last().waitFor();
    await sendContact(open, "13800138031", /询 50 桌的档期和报价/);
    await page.waitForURL(/\/case\/success\?reference=HZ-/);
    expect(problems).toEqual([]);
  });

  test("the landing page of annual meetings asks in two steps", async () => {
    const { page, problems } = open;
    await page.goto(`${site}/activity/nianhui-two?city=beijing&tables=20`);
    await waitForHydration(page);
    await page.locator("#demand").getByRole("textbox", { name: "参会人数" }).fill("280");
    await page.waitForURL(/tables=28/);
    await page.getByRole("button", { name: "下一步" }).click();
    await sendContact(open, "13800138032", /询 28 桌的档期和报价/);
    await page.waitForURL(/\/activity\/success\?reference=HZ-/);
    expect(problems).toEqual([]);
  });

  test("a scheme is drawn for its title block and sent", async () => {
    const { page, problems } = open;
    await page.goto(`${site}/activity/scheme`);
    await waitForHydration(page);
    await page.getByRole("combobox", { name: "会议类型" }).selectOption({ label: "发布会" });
    await page.waitForURL(/eventType=launch/);
    await page.getByRole("textbox", { name: "参会人数" }).fill("260");
    await page.getByRole("textbox", { name: "参会人数" }).press("Enter");
    await page.waitForURL(/people=260/);
    await page.getByRole("img", { name: /260 人$/ }).waitFor();
    await page.getByRole("cell", { name: "媒体问答" }).waitFor();
    expect(await page.getByRole("row", { name: /^合计 260 人/ }).count()).toBe(1);
    expect(await page.getByRole("rowheader", { name: "退订" }).count()).toBe(1);

    // More people than any space of the city: the plan gives way to the number that is short.
    await page.goto(`${site}/activity/scheme?city=huangshan&people=4900`);
    await page.getByText(/的会场课桌式还差 [\d,]+ 座/).waitFor();

    await page.goto(`${site}/activity/scheme?eventType=launch&people=260`);
    await waitForHydration(page);
    await sendContact(open, "13800138033", /获取免费方案/);
    await page.waitForURL(/\/activity\/success\?reference=HZ-/);
    expect(problems).toEqual([]);
  });
});

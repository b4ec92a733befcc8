import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { waitForHydration, type BrowserSession, openBrowser, widths } from "./open-browser.ts";

const site = inject("url");
const venueId = "1100000001";

describe.each(widths)("cases, solutions and questions, $name", (width) => {
  let open: BrowserSession;
  beforeAll(async () => {
    open = await openBrowser(width);
  });
  afterAll(() => open.close());
  const goTo = async (path: string) => {
    await open.page.goto(site + path);
    await waitForHydration(open.page);
  };
  const expectNoProblems = () => expect(open.problems).toEqual([]);

  test("a checklist computes its dates from the chosen day and keeps day and ticks after a reload", async () => {
    const { page } = open;
    await goTo("/solutions/1");
    await page.getByLabel("会议日期").fill("2027-01-15");
    const stages = page.locator("#checklist li h3");
    expect(await stages.first().textContent()).toContain("10 月 23 日");
    expect(await stages.last().textContent()).toContain("1 月 22 日");
    const done = page.locator("#checklist [aria-live]");
    const total = Number(/\d+$/.exec((await done.textContent())!)![0]);
    await page.locator("#checklist li label").first().click();
    expect(await done.textContent()).toBe(`已完成 1 / ${total}`);
    await page.reload();
    await waitForHydration(page);
    await page.getByText(`已完成 1 / ${total}`).waitFor();
    expect(await page.getByLabel("会议日期").inputValue()).toBe("2027-01-15");
    await page.locator("#checklist li label").first().click();
    expect(await done.textContent()).toBe(`已完成 0 / ${total}`);
    expectNoProblems();
  });

  test("a budget follows the number of people, and so does the form of the page", async () => {
    const { page } = open;
    await goTo("/solutions/1");
    const perHead = /([\d,]+)–([\d,]+)/
      .exec((await page.locator("#budget tfoot td:nth-child(2)").textContent())!)!
      .slice(1);
    const [from, to] = perHead.map((text) => Number(text.replace(",", "")));
    const people = page.locator("#budget input");
    await people.fill("120");
    await people.press("Enter");
    const sums = (await page.locator("#budget b").textContent())!.replaceAll(",", "").match(/\d+/g)!.map(Number);
    expect(sums).toEqual([from! * 120, to! * 120]);
    // The form is loaded when it comes near.
    const form = page.locator("#demand form");
    await form.scrollIntoViewIfNeeded();
    await expect.poll(() => form.getByLabel("参会人数").inputValue()).toBe("120");
    await form.getByRole("button", { name: "按此方案询价" }).waitFor();
    expectNoProblems();
  });

  test("sharing a solution creates a share URL, and opening it stores the share id", async () => {
    const { page } = open;
    await goTo("/solutions/2");
    await page.evaluate(() => {
      Object.defineProperty(navigator, "share", {
        value: (data: { url: string }) => {
          (window as { shared?: string }).shared = data.url;
          return Promise.resolve();
        },
      });
    });
    await page.getByRole("button", { name: "分享" }).click();
    const shared = await page.evaluate(() => (window as { shared?: string }).shared);
    expect(shared).toMatch(new RegExp(`^${site}/activity/share/2/\\w{12}$`));
    await page.goto(shared!);
    await waitForHydration(page);
    expect(await page.locator('link[rel="canonical"]').getAttribute("href")).toBe(`${site}/solutions/2`);
    const cookies = await page.context().cookies();
    expect(cookies.find(({ name }) => name === "shareId")?.value).toBe(shared!.split("/").at(-1));
    expectNoProblems();
  });

  test("a question shows related questions and a button loads others", async () => {
    const { page } = open;
    await goTo("/ask?tag=%E9%A2%84%E7%AE%97");
    await page.locator("main li h2 a").first().click();
    await page.waitForURL(/\/ask\/\d+$/);
    await page.locator("article[id^=answer-]").first().waitFor();
    const drawn = page.locator("section", { has: page.getByRole("button", { name: "换一批" }) }).locator("li a");
    const before = await drawn.allTextContents();
    for (let at = 0; at < 20 && (await drawn.allTextContents()).join() === before.join(); at++) {
      const answered = page.waitForResponse(/communityQa\/getRandomList/);
      await page.getByRole("button", { name: "换一批" }).click();
      await answered;
    }
    expect(await drawn.allTextContents()).not.toEqual(before);
    expectNoProblems();
  });

  test("an answer's figures stand at their paragraphs: in the margin of a desktop, after them on a phone", async () => {
    const { page } = open;
    await goTo("/ask/1");
    const [paragraph, plan] = await Promise.all(
      ["您报名 220 人", "剧院式 220 人"].map((text) => page.locator("#answer-1 p", { hasText: text }).boundingBox()),
    );
    if (width.width >= 1248) {
      expect(plan!.x).toBeGreaterThan(paragraph!.x + paragraph!.width);
    } else {
      expect(plan!.x).toBe(paragraph!.x);
      expect(plan!.y).toBeGreaterThan(paragraph!.y + paragraph!.height);
    }
    // The product is computed: 10.5 ÷ 0.56 and 12.8 ÷ 0.96, rounded down.
    expect(await page.locator("#answer-2").textContent()).toContain("18 座× 13 排= 234 座");
    expectNoProblems();
  });

  test("the form of a question about a room sends its sides with the demand", async () => {
    const { page } = open;
    await goTo("/ask/1");
    const form = page.locator("#demand form");
    await form.scrollIntoViewIfNeeded();
    await form.getByLabel("厅长（m）").fill("24");
    await form.getByLabel("厅宽（m）").fill("16");
    await form.getByLabel("参会人数").fill("260");
    await form.getByLabel("称呼").fill("陈");
    await form.getByLabel("手机").fill("13800138000");
    await form.getByRole("checkbox").check();
    const [request] = await Promise.all([
      page.waitForRequest(/\/api\/common\/caseSubmit/),
      form.getByRole("button", { name: "请顾问排图" }).click(),
    ]);
    const sent = request.postData()!;
    expect(sent).toContain("厅长（m）");
    expect(sent).toContain("24");
    expect(sent).toContain('"people":260');
    await page.waitForURL(/\/case\/success/);
    expectNoProblems();
  });

  test("cases of a venue have anchors and link to their space with people and layout", async () => {
    const { page } = open;
    await goTo(`/view/anli-${venueId}#case-5`);
    expect(await page.locator("#case-5 h2 + p").textContent()).toContain("分组会");
    const link = page.locator("#case-1 > div:last-child a");
    const getTop = () => link.evaluate((element) => element.getBoundingClientRect().top + window.scrollY);
    const top = await getTop();
    await link.scrollIntoViewIfNeeded();
    await page.locator("#case-1 img").evaluate((picture: HTMLImageElement) => picture.decode());
    expect(await getTop()).toBe(top);
    await link.click();
    await page.waitForURL(/meetingspace-\d+\?people=280&layout=banquet/);
    expectNoProblems();
  });

  test("the capacity table is exported as filtered", async () => {
    const { page } = open;
    await goTo(`/view/huiyishi-${venueId}?people=200&layout=classroom`);
    await page.getByText("只看能容纳的").click();
    const rows = await page.locator("table tbody tr").count();
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "导出表格" }).click(),
    ]);
    expect(download.suggestedFilename()).toBe("云栖会议酒店会议厅.csv");
    const lines = readFileSync(await download.path(), "utf8")
      .trim()
      .split("\r\n");
    expect(lines.length).toBe(rows + 1);
    expect(rows).toBeGreaterThan(0);
    expectNoProblems();
  });

  test("switching venue tabs keeps the heading and the tabs in place", async () => {
    const { page } = open;
    await goTo(`/view/anli-${venueId}`);
    const tabs = await page
      .locator('nav[aria-label="场地信息"] a')
      .evaluateAll((all) => all.map((tab) => tab.getAttribute("href")!));
    const inside = tabs.filter((href) => href !== `/view/hotel-${venueId}` && !href.endsWith("/vr"));
    expect(inside.length).toBeGreaterThanOrEqual(8);
    // Records the heading and the position of the tabs in every frame.
    await page.evaluate(() => {
      const seen = new Set<string>();
      const look = () => {
        const [name, tab] = [document.querySelector("h1"), document.querySelector('nav[aria-label="场地信息"]')];
        seen.add(`${name?.textContent ?? "nothing"} ${Math.round((tab?.getBoundingClientRect().top ?? -1) + scrollY)}`);
        requestAnimationFrame(look);
      };
      look();
      (window as { seen?: Set<string> }).seen = seen;
    });
    for (const href of inside) {
      await page.locator(`nav[aria-label="场地信息"] a[href="${href}"]`).click();
      await page.waitForURL(site + href);
      await page.locator(`nav[aria-label="场地信息"] a[href="${href}"][aria-current]`).waitFor();
    }
    const seen = await page.evaluate(() => [...(window as { seen?: Set<string> }).seen!]);
    expect(seen).toHaveLength(1);
    expectNoProblems();
  });
});

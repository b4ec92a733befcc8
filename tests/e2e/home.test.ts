import { describe, expect, inject, test } from "vitest";
import { type BrowserSession, openBrowser, readLayoutShifts, waitForHydration, widths } from "./open-browser.ts";

const site = inject("url");

const getField = ({ page }: BrowserSession) => page.getByRole("textbox", { name: "输入需求" });
const getAnswer = ({ page }: BrowserSession) => page.locator("main article").first();
const getBand = ({ page }: BrowserSession) =>
  page.locator("section", { has: page.getByRole("heading", { name: /致电您/ }) });
const getSection = ({ page }: BrowserSession, name: string) =>
  page.locator("main > section", { has: page.getByRole("heading", { level: 2, name }) });
const readHint = (session: BrowserSession) => getField(session).getAttribute("placeholder");

async function openHome(session: BrowserSession, path = "/beijing"): Promise<void> {
  await session.page.goto(site + path, { waitUntil: "domcontentloaded" });
  await waitForHydration(session.page);
}

describe.each(widths)("the first screen of the home page, $name", (width) => {
  test("shows photograph, plan, price and both buttons above the fold", async () => {
    const session = await openBrowser(width);
    await openHome(session);
    const answer = getAnswer(session);
    const parts = [
      answer.locator("img").first(),
      answer.getByRole("img", { name: /平面图/ }),
      answer.getByText(/^¥[\d,]+场租 \/ 天$/),
      answer.getByRole("link", { name: "查看会场" }),
      answer.getByRole("link", { name: /^还有 [\d,]+ 个场地$/ }),
    ];
    for (const part of parts) {
      const box = (await part.boundingBox())!;
      expect(box.y).toBeGreaterThanOrEqual(0);
      expect(box.y + box.height).toBeLessThanOrEqual(width.height);
    }
    expect(session.problems).toEqual([]);
  });

  test("changes the hint with photograph and plan, moves nothing, and stops at the first key", async () => {
    const session = await openBrowser(width);
    await openHome(session);
    const [hint, title] = [await readHint(session), await getAnswer(session).locator("h2").textContent()];
    await expect.poll(() => readHint(session), { timeout: 20_000 }).not.toBe(hint);
    await expect.poll(() => getAnswer(session).locator("h2").textContent()).not.toBe(title);
    const shown = await getAnswer(session).getByRole("link", { name: "查看会场" }).getAttribute("href");
    const layout = new URL(shown!, site).searchParams.get("layout");
    expect(layout).not.toBe("classroom");
    // The plan follows as soon as the code that draws it is there.
    const plan = getAnswer(session).getByRole("img", { name: /平面图/ });
    await expect.poll(() => plan.getAttribute("aria-label")).not.toContain("课桌式");
    expect(await getField(session).inputValue()).toBe("");
    expect((await readLayoutShifts(session.page)).filter(({ value }) => value > 0.0005)).toEqual([]);

    await getField(session).fill("上海 300人课桌式");
    await getAnswer(session)
      .getByText(/^300 人课桌式/)
      .waitFor();
    await session.page.getByRole("button", { name: "改回北京" }).waitFor();
    await getField(session).fill("");
    await getAnswer(session).getByText(title!).waitFor();
    expect(session.problems).toEqual([]);
  });

  test("never sends the hint: without a sentence the search leads to the city's list, and the demand form is empty", async () => {
    const session = await openBrowser(width);
    await openHome(session);
    await getField(session).focus();
    expect(await getField(session).evaluate((field) => getComputedStyle(field, "::placeholder").color)).toBe(
      "rgba(0, 0, 0, 0)",
    );
    const demand = getBand(session).getByRole("link", { name: "提交需求" });
    expect(await demand.getAttribute("href")).toBe("/case/submit?city=beijing");
    await getField(session).fill("60 人课桌式");
    await expect.poll(() => demand.getAttribute("href")).toBe("/case/submit?city=beijing&people=60&layout=classroom");
    await getField(session).fill("");
    await getField(session).press("Enter");
    await session.page.waitForURL(`${site}/beijing/changdi-0-0-0-0-0`);
    expect(session.problems).toEqual([]);
  });

  test("shows in one line what is read of a sentence and what is not, and rewrites it there", async () => {
    const session = await openBrowser(width);
    await openHome(session);
    const { page } = session;
    await getField(session).fill("朝杨区 60 人课桌式，要气派");
    const marks = page.getByRole("list", { name: "已识别" });
    await marks.getByRole("button", { name: "修改未识别：气派" }).waitFor();
    expect(await marks.getByRole("button").allTextContents()).toEqual([
      "气派 未识别",
      "朝杨区 按「朝阳区」",
      "60 人 人数",
      "课桌式 台型",
    ]);
    const box = (await marks.getByRole("button").first().boundingBox())!;
    expect(box.x + box.width).toBeLessThanOrEqual(width.width);
    await marks.getByRole("button", { name: "修改人数：60 人" }).click();
    await page.getByRole("button", { name: "去掉「60 人」" }).click();
    await expect.poll(() => getField(session).inputValue()).toBe("朝杨区 课桌式，要气派");
    await getAnswer(session)
      .getByText(/^课桌式，可坐 [\d,]+ 人$/)
      .waitFor();
    expect(session.problems).toEqual([]);
  });
});

describe("below the first screen of the home page", () => {
  test("four spaces of different venues have a photograph with its plan, a price and a page", async () => {
    const session = await openBrowser(widths[1]);
    await openHome(session);
    const items = getSection(session, "四个会场和价格").locator("li");
    expect(await items.count()).toBe(4);
    const venues = new Set<string>();
    for (const item of await items.all()) {
      await item.scrollIntoViewIfNeeded();
      await item.locator("img").waitFor();
      const [photograph, plan] = [(await item.locator("img").boundingBox())!, (await item.locator("i").boundingBox())!];
      expect(plan.x + plan.width).toBeCloseTo(photograph.x + photograph.width, 0);
      expect(plan.y + plan.height).toBeCloseTo(photograph.y + photograph.height, 0);
      expect(plan.width).toBeLessThan(photograph.width * 0.45);
      expect(await item.textContent()).toMatch(/¥[\d,]+\/ 天.+ [\d,]+ 人/);
      venues.add((await item.locator("h3 a").getAttribute("href"))!.split("/")[2]!);
    }
    expect(venues.size).toBe(4);
    await items.first().locator("h3 a").click();
    await session.page.waitForURL(/\/meetingspace-\d+\?people=\d+&layout=classroom/);
    expect(session.problems).toEqual([]);
  });

  test("a kind of event leads to a list of as many venues as it says", async () => {
    const session = await openBrowser(widths[1]);
    await openHome(session);
    const kinds = getSection(session, "按会议类型").locator("ul > li");
    expect(await kinds.locator("b").allTextContents()).toEqual(["年会", "培训", "发布会", "晚宴", "闭门会", "团建"]);
    const training = kinds.filter({ hasText: "培训" });
    const count = /([\d,]+) 个场地/.exec((await training.textContent())!)![1]!;
    await training.getByRole("link").click();
    await session.page.waitForURL(/\/beijing\/changdi-0-0-0-50-2/);
    await session.page
      .getByRole("heading", { level: 1 })
      .getByText(count)
      .or(session.page.getByText(`${count} 个`))
      .first()
      .waitFor();
    expect(session.problems).toEqual([]);
  });

  test.each([
    ["2026-11-30T10:00:00+08:00", "现在有人接"],
    ["2026-11-30T20:00:00+08:00", "明天 9:00 起有人接"],
    ["2026-11-28T10:00:00+08:00", "周一 9:00 起有人接"],
  ])("on %s the telephone is answered: %s, by China's clock", async (now, state) => {
    const session = await openBrowser(widths[0]);
    await session.page.clock.setFixedTime(now);
    await openHome(session);
    const band = getBand(session);
    await band.getByText(state).waitFor();
    expect(await band.getByRole("link", { name: /400-000-0000/ }).getAttribute("href")).toBe("tel:4000000000");
    await band.getByText(/^标明长宽/).waitFor();
  });

  test("a small city shows what it has, and the cities near it", async () => {
    const session = await openBrowser(widths[0]);
    await openHome(session, "/huangshan");
    const spaces = session.page.getByRole("heading", { level: 2, name: /个会场/ });
    expect(await spaces.count()).toBe(1);
    const near = getSection(session, "按区域找").locator("p", {
      has: session.page.getByRole("link", { name: /^杭州/ }),
    });
    await near.getByRole("link", { name: /^杭州/ }).click();
    await session.page.waitForURL(`${site}/hangzhou`);
    expect(session.problems).toEqual([]);
  });
});

test("says what to leave out where no venue matches, and that nothing was understood", async () => {
  const session = await openBrowser(widths[0]);
  await openHome(session);
  await getField(session).fill("朝阳 3 万人课桌式");
  await session.page.getByRole("heading", { name: "没有场地同时符合这些条件" }).waitFor();
  await session.page.getByRole("link", { name: /^去掉「3 万人」，[\d,]+ 个$/ }).waitFor();
  await getField(session).fill("阿巴阿巴");
  await session.page.getByRole("heading", { name: "没有识别出条件" }).waitFor();
  expect(session.problems).toEqual([]);
});

test("keeps the first hint where motion is reduced", async () => {
  const session = await openBrowser(widths[1]);
  await session.page.emulateMedia({ reducedMotion: "reduce" });
  const read: string[] = [];
  session.page.on("request", (request) => {
    if (request.url().includes("readSentence")) read.push(request.url());
  });
  await openHome(session);
  await session.page.waitForLoadState("networkidle");
  // Another hint would be read ahead.
  expect(read).toEqual([]);
});

test("searches without script", async () => {
  const session = await openBrowser(widths[0], { scripts: false });
  const { page } = session;
  await page.goto(`${site}/beijing`);
  await getAnswer(session).getByRole("link", { name: "查看会场" }).waitFor();
  await getField(session).fill("80 人课桌式");
  await page.getByRole("button", { name: "找会场" }).click();
  await page.waitForURL(/\/beijing\/changdi-.*q=80/);
  await page.goto(`${site}/beijing`);
  await page.getByRole("button", { name: "找会场" }).click();
  await page.waitForURL(/\/beijing\/changdi-0-0-0-0-0/);
  expect(await page.locator("main ol > li").count()).toBe(20);
});

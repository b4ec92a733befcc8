import { readFileSync } from "node:fs";
import type { CDPSession, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { waitForHydration, type BrowserSession, openBrowser, widths } from "./open-browser.ts";
import { getClassSelector } from "./get-class-selector.ts";

const site = inject("url");
const venueId = "1100000001";
const [divisibleSpace, largeSpace] = [`${venueId}001`, `${venueId}002`];
const formatSpaceUrl = (space: string, query = "people=180&layout=classroom") =>
  `${site}/view/hotel-${venueId}/meetingspace-${space}?${query}`;
const [phone, desktop] = widths;

const findPane = (page: Page) => page.locator("[aria-keyshortcuts]");
const readZoom = (page: Page) =>
  findPane(page).evaluate((element) => Number.parseFloat(element.style.getPropertyValue("--zoom") || "1"));
const readScroll = (page: Page) => page.evaluate(() => window.scrollY);
/** Returns the browser's own zoom, which must stay 1. */
const readPageZoom = (page: Page) => page.evaluate(() => window.visualViewport?.scale);
/** Returns the centre of the pane in the viewport, CSS pixels. */
async function findMiddle(page: Page): Promise<{ x: number; y: number }> {
  const box = (await findPane(page).boundingBox())!;
  return { x: Math.round(box.x + box.width / 2), y: Math.round(box.y + box.height / 2) };
}
async function goTo(visited: BrowserSession, address: string): Promise<Page> {
  await visited.page.goto(address);
  await waitForHydration(visited.page);
  // On the phone the plan is swiped to, beside the photograph.
  const tab = visited.page.getByRole("button", { name: "平面图", exact: true });
  if (await tab.isVisible()) {
    await tab.click();
    await expect.poll(async () => Math.round((await findPane(visited.page).boundingBox())!.x)).toBeLessThan(40);
  }
  return visited.page;
}

describe("seating plan, touch", () => {
  let visited: BrowserSession;
  let touch: CDPSession;
  beforeAll(async () => {
    visited = await openBrowser(phone);
    touch = await visited.page.context().newCDPSession(visited.page);
  });
  afterAll(() => visited.close());

  const fingers = (type: "touchStart" | "touchMove" | "touchEnd", ...points: [number, number][]) =>
    touch.send("Input.dispatchTouchEvent", { type, touchPoints: points.map(([x, y], id) => ({ x, y, id })) });
  async function pinch(page: Page, from: number, to: number) {
    const { x, y } = await findMiddle(page);
    await fingers("touchStart", [x - from, y]);
    await fingers("touchStart", [x - from, y], [x + from, y]);
    for (let step = 1; step <= 8; step++) {
      const at = from + ((to - from) * step) / 8;
      await fingers("touchMove", [x - at, y], [x + at, y]);
    }
    await fingers("touchEnd");
  }

  test("pinching zooms the drawing instead of the page, and one finger then pans it", async () => {
    const page = await goTo(visited, formatSpaceUrl(largeSpace));
    await pinch(page, 40, 120);
    expect(await readZoom(page)).toBeCloseTo(3, 0);
    expect(await readPageZoom(page)).toBe(1);
    expect(await readScroll(page)).toBe(0);
    const before = await page.locator("main svg[role=img]").boundingBox();
    const { x, y } = await findMiddle(page);
    await fingers("touchStart", [x, y]);
    for (let step = 1; step <= 6; step++) await fingers("touchMove", [x - step * 5, y - step * 6]);
    await fingers("touchEnd");
    const after = await page.locator("main svg[role=img]").boundingBox();
    expect([after!.x - before!.x, after!.y - before!.y].map(Math.round)).toEqual([-30, -36]);
    expect(await readScroll(page)).toBe(0);
    await pinch(page, 120, 20);
    expect(await readZoom(page)).toBe(1);
  });

  test("double tap zooms in at the tapped point and out again", async () => {
    const page = await goTo(visited, formatSpaceUrl(largeSpace));
    const { x, y } = await findMiddle(page);
    const tapTwice = async () => {
      for (let tap = 0; tap < 2; tap++) {
        await fingers("touchStart", [x, y]);
        await fingers("touchEnd");
      }
    };
    await tapTwice();
    expect(await readZoom(page)).toBe(2.5);
    await page.waitForTimeout(400);
    await tapTwice();
    expect(await readZoom(page)).toBe(1);
  });

  test("one finger scrolls the page when the drawing is not zoomed", async () => {
    const page = await goTo(visited, formatSpaceUrl(largeSpace));
    const { x, y } = await findMiddle(page);
    await fingers("touchStart", [x, y]);
    for (let step = 1; step <= 12; step++) {
      await fingers("touchMove", [x, y - step * 20]);
      await page.waitForTimeout(16);
    }
    await fingers("touchEnd");
    await page.waitForFunction(() => window.scrollY > 150);
    expect(await readZoom(page)).toBe(1);
  });

  test("shows a long space lying beside its photograph, rotates it on request, and zooms and resets by button", async () => {
    const page = await goTo(visited, formatSpaceUrl(largeSpace));
    const ratio = async () => {
      const box = (await page.locator("main svg[role=img]").boundingBox())!;
      return box.width / box.height;
    };
    expect(await ratio()).toBeGreaterThan(1.5);
    await page.getByRole("button", { name: "竖向" }).click();
    expect(await ratio()).toBeLessThan(0.7);
    await page.getByRole("button", { name: "横向" }).click();
    expect(await ratio()).toBeGreaterThan(1.5);
    const height = (await findPane(page).boundingBox())!.height;
    await page.getByRole("button", { name: "放大" }).click();
    await page.getByRole("button", { name: "放大" }).click();
    expect(await readZoom(page)).toBeCloseTo(2.56);
    expect((await findPane(page).boundingBox())!.height).toBeCloseTo(height, 0);
    await page.getByRole("button", { name: "缩小" }).click();
    expect(await readZoom(page)).toBeCloseTo(1.6);
    await page.getByRole("button", { name: "复位" }).click();
    expect(await readZoom(page)).toBe(1);
    expect(visited.problems).toEqual([]);
  });
});

describe("seating plan, mouse and keyboard", () => {
  let visited: BrowserSession;
  beforeAll(async () => {
    visited = await openBrowser(desktop);
  });
  afterAll(() => visited.close());

  test("the wheel scrolls the page unless the drawing is focused or Ctrl is held", async () => {
    const page = await goTo(visited, formatSpaceUrl(largeSpace));
    const { x, y } = await findMiddle(page);
    await page.mouse.move(x, y);
    await page.mouse.wheel(0, 200);
    await page.waitForFunction(() => window.scrollY > 100);
    expect(await readZoom(page)).toBe(1);
    await page.evaluate(() => window.scrollTo(0, 0));
    await page.keyboard.down("Control");
    await page.mouse.wheel(0, -60);
    await page.keyboard.up("Control");
    await expect.poll(() => readZoom(page)).toBeGreaterThan(1.3);
    await page.getByRole("button", { name: "复位" }).click();
    await findPane(page).focus();
    await page.mouse.move(x, y);
    await page.mouse.wheel(0, -300);
    await expect.poll(() => readZoom(page)).toBeGreaterThan(1.5);
    expect(await readScroll(page)).toBe(0);
    // Zooming out fully lets the page scroll again.
    await page.mouse.wheel(0, 2000);
    await expect.poll(() => readZoom(page)).toBe(1);
    await page.mouse.wheel(0, 200);
    await page.waitForFunction(() => window.scrollY > 100);
    expect(await readPageZoom(page)).toBe(1);
  });

  test("keys zoom, pan and reset; dragging pans", async () => {
    const page = await goTo(visited, formatSpaceUrl(largeSpace));
    await findPane(page).focus();
    await page.keyboard.press("+");
    await page.keyboard.press("+");
    expect(await readZoom(page)).toBeCloseTo(1.96);
    const left = async () => (await page.locator("main svg[role=img]").boundingBox())!.x;
    const from = await left();
    await page.keyboard.press("ArrowRight");
    expect(Math.round((await left()) - from)).toBe(-60);
    const { x, y } = await findMiddle(page);
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 40, y, { steps: 4 });
    await page.mouse.up();
    expect(Math.round((await left()) - from)).toBe(-20);
    await page.keyboard.press("-");
    expect(await readZoom(page)).toBeCloseTo(1.4);
    await page.keyboard.press("0");
    expect(await readZoom(page)).toBe(1);
    await page.mouse.dblclick(x, y);
    expect(await readZoom(page)).toBe(2.5);
  });

  test("changing layout and people updates the plan and its description", async () => {
    const page = await goTo(visited, formatSpaceUrl(largeSpace));
    const caption = page.locator("section > div > details p").first();
    expect(await caption.textContent()).toContain("课桌式可坐 180 人");
    await page.getByRole("radio", { name: /剧院式/ }).check({ force: true });
    await expect.poll(() => caption.textContent()).toContain("剧院式可坐 180 人");
    await page.getByRole("slider").fill("200");
    await expect.poll(() => caption.textContent()).toContain("剧院式可坐 200 人");
    expect(await page.locator("main svg[role=img]").getAttribute("aria-label")).toContain("200 人");
    const described = await page.locator("main svg[role=img]").getAttribute("aria-describedby");
    expect(await page.locator(`[id="${described}"]`).textContent()).toContain("200 人");
    await expect(
      page
        .locator(`${getClassSelector("features/seating-plan/published-comparison", "comparison")} dt`)
        .allTextContents(),
    ).resolves.toEqual(["标称", "宽松", "紧凑"]);
  });

  test("closing the partitions of a divisible space seats each part separately", async () => {
    const page = await goTo(visited, formatSpaceUrl(divisibleSpace));
    expect(await page.locator("figcaption > ul").textContent()).toContain("入座 180 人");
    await page.getByLabel("放下隔断").check({ force: true });
    await expect.poll(() => page.locator("figcaption > ul").textContent()).toMatch(/合计 \d+ 人/);
    const legend = (await page.locator(getClassSelector("pages/space/plan/seating-details", "verdict")).textContent())!;
    expect(legend).toMatch(/宴会厅A \d+ 人，宴会厅B \d+ 人，宴会厅C \d+ 人/);
    const parts = [...legend.matchAll(/(\d+) 人/g)].map(([, people]) => Number(people));
    const head = (await page.locator(getClassSelector("pages/space/plan/seating-panel", "fits")).textContent())!;
    const total = Number(/合计可坐 (\d+) 人/.exec(head)![1]);
    expect(parts.reduce((sum, people) => sum + people, 0)).toBe(total);
    expect(visited.problems).toEqual([]);
  });

  test("downloads the drawing as SVG and PNG", async () => {
    const page = await goTo(visited, formatSpaceUrl(divisibleSpace, "people=700&layout=banquet"));
    const downloadFile = async (name: string) => {
      const [download] = await Promise.all([page.waitForEvent("download"), page.getByRole("button", { name }).click()]);
      return { name: download.suggestedFilename(), bytes: readFileSync(await download.path()) };
    };
    const svg = await downloadFile("下载图纸 SVG");
    expect(svg.name).toMatch(/宴会式-700人\.svg$/);
    const text = svg.bytes.toString("utf8");
    expect(text).toContain("可用活动隔断分成");
    expect(text).not.toMatch(/var\(|class=|href="(?!#)/);
    const fault = await page.evaluate(
      (markup) => new DOMParser().parseFromString(markup, "image/svg+xml").querySelector("parsererror")?.textContent,
      text,
    );
    expect(fault).toBeUndefined();
    const png = await downloadFile("下载图纸 PNG");
    expect(png.name).toMatch(/\.png$/);
    expect(png.bytes.subarray(1, 4).toString()).toBe("PNG");
    expect([png.bytes.readUInt32BE(16), png.bytes.readUInt32BE(20)]).toEqual([2339, 1654]);
    // A blank sheet of this size would be about 20 kB.
    expect(png.bytes.length).toBeGreaterThan(60_000);
    expect(visited.problems).toEqual([]);
  });

  test("downloads the same SVG as the API returns", async () => {
    const page = await goTo(visited, formatSpaceUrl(largeSpace));
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "下载图纸 SVG" }).click(),
    ]);
    const pageSvg = readFileSync(await download.path(), "utf8");
    const apiSvg = await (
      await fetch(`${site}/api/space/plan.svg?spaceCode=${largeSpace}&layout=classroom&people=180`)
    ).text();
    expect(pageSvg).toBe(apiSvg);
  });
});

describe("seating plan, print", () => {
  const countPages = (pdf: Buffer) => pdf.toString("latin1").match(/\/Type\s*\/Page(?!s)/g)?.length;
  const readMediaBox = (pdf: Buffer) =>
    /\/MediaBox\s*\[([^\]]*)\]/.exec(pdf.toString("latin1"))?.[1]?.trim().split(/\s+/).map(Number) ?? [];

  test.each(widths)("prints exactly one A4 page, independent of zoom: $name", async (width) => {
    const visited = await openBrowser(width);
    for (const [space, query] of [
      [largeSpace, "people=180&layout=classroom"],
      [divisibleSpace, "people=700&layout=banquet"],
      [`${venueId}003`, "people=99999&layout=theatre"],
    ] as const) {
      const page = await goTo(visited, formatSpaceUrl(space, query));
      await page.getByRole("button", { name: "放大" }).click();
      for (const preferCSSPageSize of [true, false]) {
        const pdf = await page.pdf({ format: "A4", preferCSSPageSize });
        expect(countPages(pdf), query).toBe(1);
        const [, , across = 0, down = 0] = readMediaBox(pdf);
        expect([across / 842, down / 595].map((share) => share.toFixed(2))).toEqual(["1.00", "1.00"]);
      }
      await page.emulateMedia({ media: "print" });
      expect(await page.locator("figcaption > div:last-child").isVisible()).toBe(true);
      const title = (await page.locator("figcaption > div:last-child").textContent())!;
      expect(title).toMatch(/云栖会议酒店[\s\S]*1:\d+（A4）[\s\S]*\d{4}-\d\d-\d\d/);
      const sheet = (await page.locator("figure[data-turn]").boundingBox())!;
      const drawing = (await page.locator("main svg[role=img]").boundingBox())!;
      expect(drawing.y).toBeGreaterThanOrEqual(sheet.y);
      expect(drawing.x + drawing.width).toBeLessThanOrEqual(sheet.x + sheet.width + 1);
      // The drawing matches its stated scale, in millimetres of paper.
      const [, x = "1"] = /1:(\d+)/.exec(title)!;
      const metres = Number((await page.locator("main svg[role=img]").getAttribute("viewBox"))!.split(" ")[2]);
      expect((drawing.width / 96) * 25.4).toBeCloseTo((metres * 1000) / Number(x), 0);
      await page.emulateMedia({ media: null });
    }
    await visited.close();
  });
});

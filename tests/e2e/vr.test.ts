import { readFileSync } from "node:fs";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { findViolations } from "./find-violations.ts";
import { readLayoutShifts, widths } from "./open-browser.ts";
import { vrVenue } from "./vr-venue.ts";
import { type VrSession, openVrPage } from "./open-vr-page.ts";
import { getClassSelector } from "./get-class-selector.ts";

const site = inject("url");
const vrUrl = `${site}/view/hotel-${vrVenue.venue}/vr`;
const spaceUrl = `${vrUrl}/huiyishi/${vrVenue.space}`;
const fetchDocument = async (url: string) => (await fetch(url)).text();

/** Returns the share of pixels that differ clearly between two screenshots. */
async function computeChangedShare(before: Buffer, after: Buffer): Promise<number> {
  const [a, b] = await Promise.all(
    [before, after].map((png) => sharp(png).removeAlpha().resize(200, 200, { fit: "fill" }).raw().toBuffer()),
  );
  let differ = 0;
  for (let at = 0; at < a!.length; at += 3) if (Math.abs(a![at]! - b![at]!) > 24) differ++;
  return differ / (a!.length / 3);
}

describe("VR document", () => {
  test("shows the poster and the scene name and links every scene", async () => {
    const html = await fetchDocument(spaceUrl);
    for (const format of ["avif", "webp", "jpg"]) expect(html).toContain(`/pictures/${"f".repeat(19)}1-2048.${format}`);
    expect(html).toContain("宴会厅A · 宴会式");
    expect(html).toContain("效果图");
    expect(html).toContain(`/view/hotel-${vrVenue.venue}/vr/huiyishi/${vrVenue.space}?layout=theatre`);
    expect(html).toContain(`/view/hotel-${vrVenue.venue}/vr/dating/0`);
    expect(html).toContain(`spaceCode=${vrVenue.space}`);
  });

  test("uses the layout of the query, else the first layout of the room", async () => {
    expect(await fetchDocument(`${spaceUrl}?layout=theatre`)).toContain("宴会厅A · 剧院式");
    expect(await fetchDocument(`${spaceUrl}?layout=cocktail`)).toContain("宴会厅A · 宴会式");
    expect(await fetchDocument(`${vrUrl}/dating/0?scene=bar`)).toContain("大堂吧，静止画面");
  });

  test("without VR shows a notice, is not indexed and links the plan", async () => {
    for (const url of [`${site}/view/hotel-${vrVenue.plain}/vr`, `${vrUrl}/huiyishi/${vrVenue.without}`]) {
      const answer = await fetch(url);
      const html = await answer.text();
      expect(answer.status).toBe(200);
      expect(html).toContain("暂无 VR 全景");
      expect(html).toContain('content="noindex');
    }
    expect(await fetchDocument(`${vrUrl}/huiyishi/${vrVenue.without}`)).toContain(`meetingspace-${vrVenue.without}"`);
  });

  test("only the VR page imports the viewer, and only dynamically", () => {
    type Chunk = { imports?: string[]; dynamicImports?: string[] };
    const manifest = JSON.parse(readFileSync("dist/client/.vite/manifest.json", "utf8")) as Record<string, Chunk>;
    const viewer = "src/web/features/vr/panorama/panorama.ts";
    expect(manifest[viewer]).toBeDefined();
    const all = Object.entries(manifest);
    expect(all.filter(([, { imports = [] }]) => imports.includes(viewer)).map(([key]) => key)).toEqual([]);
    expect(all.filter(([, { dynamicImports = [] }]) => dynamicImports.includes(viewer)).map(([key]) => key)).toEqual([
      "src/web/pages/vr/page.tsx",
    ]);
  });
});

describe("VR on desktop", () => {
  let open: VrSession;
  beforeAll(async () => {
    open = await openVrPage(widths[1]);
  });
  afterAll(() => open.close());

  const findMiddle = async () => {
    const box = (await open.page.locator("[role=application]").boundingBox())!;
    return { ...box, cx: box.x + box.width / 2, cy: box.y + box.height / 2 };
  };
  /** Takes a screenshot of the part of the stage that shows only the panorama. */
  const takeScreenshot = async () => {
    const { x, y, width } = await findMiddle();
    return open.page.screenshot({ clip: { x: x + 60, y: y + 70, width: width - 120, height: 150 } });
  };

  test("paints the poster before fetching the viewer, then loads the larger picture", async () => {
    await open.openScene(spaceUrl);
    const { poster, paint, viewer } = await open.page.evaluate(() => {
      const entries = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
      return {
        poster: entries.find(({ name }) => /-2048\./.test(name))!.responseEnd,
        paint: performance.getEntriesByName("first-contentful-paint")[0]!.startTime,
        viewer: entries.find(({ name }) => /\/panorama-[^/]*\.js/.test(name))!.startTime,
      };
    });
    expect(viewer).toBeGreaterThan(poster);
    expect(viewer).toBeGreaterThan(paint);
    await expect.poll(() => open.requested.some((path) => path.includes("-4096."))).toBe(true);
    expect(open.requested.every((path) => /-(?:2048|4096)\.avif$/.test(path))).toBe(true);
    expect(open.problems).toEqual([]);
    expect((await readLayoutShifts(open.page)).filter(({ value }) => value > 0.0005)).toEqual([]);
  });

  test("dragging with the mouse turns the view", async () => {
    await open.openScene(spaceUrl);
    const [before, from] = [await open.readView(), await takeScreenshot()];
    const { cx, cy } = await findMiddle();
    await open.page.mouse.move(cx, cy);
    await open.page.mouse.down();
    await open.page.mouse.move(cx - 260, cy + 60, { steps: 12 });
    await open.page.mouse.up();
    expect(before).toMatchObject({ yaw: 0, pitch: 0 });
    await expect.poll(async () => (await open.readView()).yaw).toBeGreaterThan(12);
    await expect.poll(async () => (await open.readView()).pitch).toBeGreaterThan(1);
    expect(await computeChangedShare(from, await takeScreenshot())).toBeGreaterThan(0.1);
    await open.page
      .locator(getClassSelector("features/vr/controls/compass", "compass"), { hasText: "面朝东南" })
      .waitFor();
  });

  test("with reduced motion the view stops when the drag ends", async () => {
    const { page } = open;
    await page.emulateMedia({ reducedMotion: "reduce" });
    await open.openScene(spaceUrl);
    const { cx, cy, height } = await findMiddle();
    await page.mouse.move(cx, cy);
    await page.mouse.down();
    await page.mouse.move(cx - 200, cy, { steps: 4 });
    await page.mouse.up();
    // The vertical field of view is 60 degrees, which gives the angle per pixel in the middle.
    const turned = (200 * 2 * Math.tan(Math.PI / 6)) / height;
    const yaw = Math.round((turned * 180) / Math.PI);
    await open.waitForView({ yaw, pitch: 0 });
    // A glide would take 300 ms.
    await page.waitForTimeout(400);
    expect(await open.readView()).toMatchObject({ yaw, pitch: 0 });
    await page.keyboard.press("ArrowUp");
    await open.waitForView({ yaw, pitch: 15 });
    await page.emulateMedia({ reducedMotion: "no-preference" });
  });

  test("keys turn and zoom, the compass resets the view", async () => {
    await open.openScene(spaceUrl);
    const start = await open.readView();
    await open.page.locator("[role=application]").focus();
    await open.page.keyboard.press("ArrowRight");
    await open.page.keyboard.press("ArrowRight");
    await open.waitForView({ yaw: 30 });
    await open.page.keyboard.press("ArrowUp");
    await open.waitForView({ yaw: 30, pitch: 15 });
    await open.page.keyboard.press("+");
    await open.waitForView({ zoom: start.zoom + 15 });
    await open.page.keyboard.press("-");
    await open.waitForView({ zoom: start.zoom });
    expect(await open.page.evaluate(() => window.scrollY)).toBe(0);
    await open.page.locator(getClassSelector("features/vr/controls/compass", "compass")).click();
    await open.waitForView({ yaw: 0, pitch: 0 });
  });

  test("the wheel scrolls the page; with Ctrl it zooms", async () => {
    await open.openScene(spaceUrl);
    const start = await open.readView();
    const { cx, cy } = await findMiddle();
    await open.page.mouse.move(cx, cy);
    await open.page.mouse.wheel(0, 200);
    await expect.poll(() => open.page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
    expect((await open.readView()).zoom).toBe(start.zoom);
    await open.page.keyboard.down("Control");
    await open.page.mouse.wheel(0, -200);
    await open.page.keyboard.up("Control");
    await expect.poll(async () => (await open.readView()).zoom).toBeGreaterThan(start.zoom);
  });

  test("switching layouts keeps the direction and adds no history entry; going to another room adds one", async () => {
    const { page } = open;
    await open.openScene(spaceUrl);
    await page.locator("[role=application]").focus();
    await page.keyboard.press("ArrowRight");
    await open.waitForView({ yaw: 15 });
    const length = await page.evaluate(() => history.length);
    await page.getByRole("link", { name: "换成剧院式" }).click();
    await open.waitForScene("a-theatre");
    await page.waitForURL(`${spaceUrl}?layout=theatre`);
    await open.waitForView({ yaw: 15 });
    expect(await page.evaluate(() => history.length)).toBe(length);
    expect(await page.title()).toContain("宴会厅A · 剧院式");

    await page.locator("figure ul").getByRole("link", { name: "前往大堂" }).click();
    await open.waitForScene("lobby");
    await page.waitForURL(`${vrUrl}/dating/0`);
    expect(await page.title()).toContain("大堂");
    await page.locator('main [aria-current="location"]', { hasText: "大堂" }).waitFor();
    // With both bearings known, 15 degrees right of east is 75 degrees left of south.
    await open.waitForView({ yaw: -75 });
    await page.goBack();
    await open.waitForScene("a-theatre");
    await open.waitForView({ yaw: 15 });
    expect(open.problems).toEqual([]);
  });

  test("keyboard focus turns to a hidden hotspot and Enter follows it", async () => {
    const { page } = open;
    await open.openScene(`${vrUrl}/dating/0`);
    await open.waitForView({ yaw: 23 });
    await page.locator("figure ul a", { hasText: "前往会议室B" }).focus();
    await open.waitForView({ yaw: 149 });
    await page.keyboard.press("Enter");
    await open.waitForScene("b");
    await page.waitForURL(`${vrUrl}/huiyishi/${vrVenue.small}`);
    // The bearing of this room is unknown, so its initial view is used and the compass shows no north.
    await open.waitForView({ yaw: 0 });
    expect(await page.locator(getClassSelector("features/vr/controls/compass", "compass")).textContent()).toContain(
      "屏幕墙",
    );
    expect(await page.locator("main").textContent()).toContain("暂无朝向");
  });

  test("fullscreen includes the stage and its controls", async () => {
    const { page } = open;
    await open.openScene(spaceUrl);
    await page.getByRole("button", { name: "全屏" }).click();
    await page.getByRole("button", { name: "退出全屏" }).waitFor();
    const size = async () => {
      const box = await page.locator("figure[data-state]").boundingBox();
      return [box?.width, box?.height];
    };
    await expect.poll(size).toEqual([1440, 900]);
    await page.getByRole("button", { name: "退出全屏" }).click();
    await page.getByRole("button", { name: "全屏", exact: true }).waitFor();
  });

  test("shows an error when a panorama fails to load, and loads it on retry", async () => {
    const { page } = open;
    open.failing.now = true;
    await page.goto(spaceUrl);
    await page.getByRole("alert").getByText("全景加载失败").waitFor();
    open.failing.now = false;
    await page.getByRole("button", { name: "重试" }).click();
    await open.waitForScene("a-banquet");
    expect(await page.getByRole("alert").count()).toBe(0);
  });

  test("is accessible", async () => {
    await open.openScene(spaceUrl);
    expect(await findViolations(open.page)).toEqual([]);
  });
});

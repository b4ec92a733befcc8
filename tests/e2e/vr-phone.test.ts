import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { widths } from "./open-browser.ts";
import { vrVenue } from "./vr-venue.ts";
import { type VrSession, openVrPage } from "./open-vr-page.ts";
import { getClassSelector } from "./get-class-selector.ts";

const site = inject("url");
const vrUrl = `${site}/view/hotel-${vrVenue.venue}/vr`;
const spaceUrl = `${vrUrl}/huiyishi/${vrVenue.space}`;

describe("VR on a phone", () => {
  let open: VrSession;
  beforeAll(async () => {
    open = await openVrPage(widths[0]);
  });
  afterAll(() => open.close());

  /** Sends a one-finger swipe from the middle of the view by (dx, dy) CSS pixels. */
  async function swipe(dx: number, dy: number): Promise<void> {
    const { page } = open;
    const box = (await page.locator("[role=application]").boundingBox())!;
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const session = await page.context().newCDPSession(page);
    const send = (type: "touchStart" | "touchMove" | "touchEnd", points: { x: number; y: number }[]) =>
      session.send("Input.dispatchTouchEvent", { type, touchPoints: points });
    await send("touchStart", [{ x, y }]);
    for (let step = 1; step <= 10; step++)
      await send("touchMove", [{ x: x + (dx * step) / 10, y: y + (dy * step) / 10 }]);
    await send("touchEnd", []);
    await session.detach();
  }

  test("horizontal swipes turn the view, vertical swipes scroll the page", async () => {
    await open.openScene(spaceUrl);
    await swipe(-150, 10);
    await expect.poll(async () => (await open.readView()).yaw).toBeGreaterThan(10);
    expect(await open.page.evaluate(() => window.scrollY)).toBe(0);
    // The view keeps turning briefly after the swipe.
    await open.page.locator(getClassSelector("features/vr/controls/compass", "compass")).click();
    await open.waitForView({ yaw: 0, pitch: 0 });
    await swipe(6, -220);
    await expect.poll(() => open.page.evaluate(() => window.scrollY)).toBeGreaterThan(100);
    expect(await open.readView()).toMatchObject({ yaw: 0, pitch: 0 });
    expect(open.problems).toEqual([]);
  });

  test("the stage fills most of the screen without covering the demand bar", async () => {
    await open.openScene(spaceUrl);
    const stage = (await open.page.locator("figure[data-state]").boundingBox())!;
    const bar = (await open.page.locator(getClassSelector("ui/structure/bottom-bar", "bottomBar")).boundingBox())!;
    expect(stage.width).toBe(390);
    expect(stage.height).toBeGreaterThan(844 * 0.6);
    expect(stage.y + stage.height).toBeLessThanOrEqual(bar.y);
    expect(
      await open.page.locator(`${getClassSelector("ui/structure/bottom-bar", "bottomBar")} a`).getAttribute("href"),
    ).toContain(`spaceCode=${vrVenue.space}`);
  });

  test("offers device orientation only with a sensor, and follows it on request", async () => {
    const { page } = open;
    await open.openScene(spaceUrl);
    const button = page.getByRole("button", { name: "随手机转动" });
    expect(await button.count()).toBe(0);
    const session = await page.context().newCDPSession(page);
    const setOrientation = (alpha: number) =>
      session.send("DeviceOrientation.setDeviceOrientationOverride", { alpha, beta: 90, gamma: 0 });
    await setOrientation(10);
    // The viewer judges by the first value that it receives, which without a sensor may be an empty one.
    await open.openScene(spaceUrl);
    await button.click();
    await page.getByRole("button", { name: "不再随手机转动" }).waitFor();
    const before = await open.readView();
    let alpha = 10;
    const turnDevice = async () => {
      alpha += 20;
      await setOrientation(alpha);
      return Math.abs((await open.readView()).yaw - before.yaw);
    };
    await expect.poll(turnDevice, { interval: 200 }).toBeGreaterThan(25);
    await session.send("DeviceOrientation.clearDeviceOrientationOverride");
  });
});

describe("VR without WebGL", () => {
  let open: VrSession;
  beforeAll(async () => {
    open = await openVrPage(widths[1], false);
  });
  afterAll(() => open.close());

  test("shows a flat panorama with a notice and links to other scenes, without loading the viewer", async () => {
    const { page } = open;
    await page.goto(spaceUrl);
    await page.locator('figure[data-state="flat"]').waitFor();
    await page.getByText("此设备不支持全景").waitFor();
    const strip = page.locator("figure section");
    const {
      left,
      fullWidth,
      window: shown,
    } = await strip.evaluate((element) => ({
      left: element.scrollLeft,
      fullWidth: element.scrollWidth,
      window: element.clientWidth,
    }));
    expect(fullWidth).toBeGreaterThan(shown);
    expect(Math.abs(left + shown / 2 - fullWidth / 2)).toBeLessThan(2);
    const fetched = await page.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => name));
    expect(fetched.filter((name) => name.includes("/panorama-"))).toEqual([]);
    await page.locator("figure ul").getByRole("link", { name: "前往大堂" }).click();
    await page.waitForURL(`${vrUrl}/dating/0`);
    await page.locator("figcaption", { hasText: "大堂" }).waitFor();
    expect(open.problems).toEqual([]);
  });
});

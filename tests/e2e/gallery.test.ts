import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { findViolations } from "./find-violations.ts";
import { readLayoutShifts, waitForAnimations, widths } from "./open-browser.ts";
import { lightbox, pictureVenue, type PictureSession, openPicturePage } from "./picture-venue.ts";
import { getClassSelector } from "./get-class-selector.ts";

const groupNav = getClassSelector("features/gallery/group-nav", "groupNav");

const all = `/view/hotel-${pictureVenue.venue}/tupian`;
const spacePath = `${all}/huiyishi/${pictureVenue.space}`;
const formatHash = (index: number) => "e".repeat(17) + String(index).padStart(3, "0");
const formatSpacePictureKey = (index: number) => `${formatHash(index)}-${pictureVenue.space}`;

interface Point {
  x: number;
  y: number;
}

/** Sends real touch events: each step has the finger positions, `ms` after the previous one by the gesture's own clock. */
async function touch(open: PictureSession, steps: { at: Point[]; ms: number }[]) {
  const protocol = await open.page.context().newCDPSession(open.page);
  let now = Date.now() / 1000;
  const send = (type: "touchStart" | "touchMove" | "touchEnd", points: Point[]) =>
    protocol.send("Input.dispatchTouchEvent", {
      type,
      touchPoints: points.map((point, id) => ({ ...point, id })),
      timestamp: now,
    });
  const [first, ...rest] = steps;
  await send("touchStart", first!.at);
  for (const { at, ms } of rest) {
    now += ms / 1000;
    await send("touchMove", at);
  }
  now += 0.005;
  await send("touchEnd", []);
  await protocol.detach();
}

const interpolate = (from: Point, to: Point, ms: number, parts = 6) =>
  Array.from({ length: parts + 1 }, (_, part) => ({
    at: [{ x: from.x + ((to.x - from.x) * part) / parts, y: from.y + ((to.y - from.y) * part) / parts }],
    ms: part === 0 ? 0 : ms / parts,
  }));

const readPictureParameter = (open: PictureSession) => new URL(open.page.url()).searchParams.get("picture");
const scale = (open: PictureSession) =>
  open.page.locator(`${lightbox} > div > div:not([inert]) > *`).evaluate((pane) => {
    return Number((pane as HTMLElement).style.getPropertyValue("--zoom") || 1);
  });

async function openPicture(open: PictureSession, index: number) {
  await open.goTo(spacePath);
  await open.page.locator(`[data-picture="${formatSpacePictureKey(index)}"]`).click();
  await open.waitForPicture(index);
}

describe("on the phone", () => {
  let open: PictureSession;
  beforeAll(async () => {
    open = await openPicturePage(widths[0]);
  });
  afterAll(() => open.close());

  test("swiping left goes forward, right goes back, down closes", async () => {
    await openPicture(open, 8);
    expect(readPictureParameter(open)).toBe(formatSpacePictureKey(8));
    await touch(open, interpolate({ x: 300, y: 400 }, { x: 200, y: 405 }, 120));
    await open.waitForPicture(9);
    expect(readPictureParameter(open)).toBe(formatSpacePictureKey(9));
    await touch(open, interpolate({ x: 100, y: 400 }, { x: 200, y: 395 }, 120));
    await open.waitForPicture(8);
    await touch(open, interpolate({ x: 200, y: 400 }, { x: 195, y: 560 }, 150));
    await open.page.locator(lightbox).waitFor({ state: "detached" });
    expect(readPictureParameter(open)).toBeNull();
    expect(open.problems).toEqual([]);
  });

  test("ignores swipes of 40 pixels or half a second", async () => {
    await openPicture(open, 8);
    await touch(open, interpolate({ x: 300, y: 400 }, { x: 260, y: 400 }, 100));
    await touch(open, interpolate({ x: 320, y: 400 }, { x: 100, y: 400 }, 600));
    await open.page.waitForTimeout(300);
    await open.waitForPicture(8);
    expect(readPictureParameter(open)).toBe(formatSpacePictureKey(8));
  });

  test("pinching zooms the picture instead of the page, and one finger then pans it", async () => {
    await openPicture(open, 8);
    const { page } = open;
    const apart = [40, 60, 80, 100, 120].map((half, step) => ({
      at: [-half, half].map((dx) => ({ x: 195 + dx, y: 400 })),
      ms: step === 0 ? 0 : 40,
    }));
    await touch(open, apart);
    await expect.poll(() => scale(open)).toBeGreaterThan(2);
    expect(await page.evaluate(() => window.visualViewport?.scale)).toBe(1);
    await touch(open, interpolate({ x: 300, y: 400 }, { x: 150, y: 400 }, 120));
    await page.waitForTimeout(200);
    await open.waitForPicture(8);
    await page.touchscreen.tap(195, 400);
    await page.touchscreen.tap(195, 400);
    await expect.poll(() => scale(open)).toBe(1);
  });

  test("double tap zooms at the tapped point", async () => {
    await openPicture(open, 8);
    await open.page.touchscreen.tap(195, 400);
    await open.page.touchscreen.tap(195, 400);
    await expect.poll(() => scale(open)).toBeGreaterThan(2);
  });

  test("groups, thumbnails and lightbox are accessible without layout shifts", async () => {
    const { page } = open;
    await open.goTo(all);
    await page.waitForLoadState("networkidle");
    expect((await readLayoutShifts(page)).filter(({ value }) => value > 0.0005)).toEqual([]);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(wide).toBeLessThanOrEqual(0);
    const look = async () => {
      await waitForAnimations(page);
      return findViolations(page);
    };
    expect(await look()).toEqual([]);
    await page.locator("[data-picture]").first().click();
    await open.waitForPicture(0);
    expect(await look()).toEqual([]);
  });
});

describe("on the desktop", () => {
  let open: PictureSession;
  beforeAll(async () => {
    open = await openPicturePage(widths[1]);
  });
  afterAll(() => open.close());

  test("groups are links with counts", async () => {
    const { page } = open;
    await open.goTo(all);
    const links = await page
      .locator(`${groupNav} a`)
      .evaluateAll((found) => found.map((link) => `${link.textContent} ${link.getAttribute("href")}`));
    expect(links).toEqual([
      `全部 40 ${all}`,
      `外观 2 ${all}/waiguan/0`,
      `大堂 4 ${all}/dating/0`,
      `报告厅 10 ${spacePath}`,
      `餐饮 24 ${all}/canyin/0`,
    ]);
    expect(await page.locator('nav[aria-label="场地信息"] [aria-current]').textContent()).toBe("图片40");
    await page.locator(`${groupNav} a`, { hasText: "报告厅" }).click();
    await page.waitForURL(`**${spacePath}`);
    await expect.poll(() => page.locator("main li:has([data-picture])").count()).toBe(10);
    await open.goTo(`/view/hotel-${pictureVenue.plain}/tupian`);
    expect(await page.textContent("main")).toContain("暂无图片");
  });

  test("supports arrows, Home, End, plus, minus and Escape, and restores the focus", async () => {
    const { page } = open;
    await openPicture(open, 8);
    expect(await page.evaluate(() => document.activeElement?.closest("dialog[data-theme=dark]") !== null)).toBe(true);
    await page.keyboard.press("ArrowRight");
    await open.waitForPicture(9);
    await page.keyboard.press("ArrowLeft");
    await page.keyboard.press("ArrowLeft");
    await open.waitForPicture(7);
    await page.keyboard.press("Home");
    await open.waitForPicture(6);
    await page.keyboard.press("ArrowLeft");
    await open.waitForPicture(6);
    await page.keyboard.press("End");
    await open.waitForPicture(15);
    expect(await page.locator(`${lightbox} [aria-live]`).textContent()).toContain("10 / 10");
    await page.keyboard.press("+");
    await page.keyboard.press("+");
    await expect.poll(() => scale(open)).toBeGreaterThan(1.9);
    // Arrows pan a zoomed picture.
    await page.keyboard.press("ArrowLeft");
    await open.waitForPicture(15);
    for (let times = 0; times < 4; times++) await page.keyboard.press("-");
    await expect.poll(() => scale(open)).toBe(1);
    for (let times = 0; times < 12; times++) {
      await page.keyboard.press("Tab");
      const inside = await page.evaluate(() => {
        const { activeElement } = document;
        return activeElement === document.body || activeElement?.closest("dialog[data-theme=dark]") !== null;
      });
      expect(inside).toBe(true);
    }
    await page.keyboard.press("Escape");
    await page.locator(lightbox).waitFor({ state: "detached" });
    await expect
      .poll(() => page.evaluate(() => (document.activeElement as HTMLElement).dataset.picture))
      .toBe(formatSpacePictureKey(15));
    expect(open.problems).toEqual([]);
  });

  test("goes to the last picture although its page is not loaded yet", async () => {
    const { page } = open;
    await open.goTo(all);
    await page.locator("[data-picture]").first().click();
    await open.waitForPicture(0);
    expect(await page.locator(`${lightbox} [aria-live]`).textContent()).toContain("1 / 40");
    await page.keyboard.press("End");
    await open.waitForPicture(39);
    expect(await page.locator(`${lightbox} [aria-live]`).textContent()).toContain("40 / 40");
  });

  test("the wheel zooms at the pointer", async () => {
    await openPicture(open, 8);
    const { page } = open;
    await page.mouse.move(500, 400);
    await page.mouse.wheel(0, -300);
    await expect.poll(() => scale(open)).toBeGreaterThan(1.3);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });

  test("back closes, forward reopens; opening and closing adds one history entry", async () => {
    const { page } = open;
    await openPicture(open, 8);
    await page.keyboard.press("ArrowRight");
    await open.waitForPicture(9);
    await page.goBack();
    await page.locator(lightbox).waitFor({ state: "detached" });
    expect(new URL(page.url()).pathname).toBe(spacePath);
    await page.goForward();
    await open.waitForPicture(9);
    await page.locator(`${lightbox} button[aria-label=关闭]`).click();
    await page.locator(lightbox).waitFor({ state: "detached" });
    expect(readPictureParameter(open)).toBeNull();
  });

  test("a picture URL opens the picture, also from a later page; a removed one shows a notice", async () => {
    const { page } = open;
    await open.goTo(`${spacePath}?picture=${formatSpacePictureKey(12)}`);
    await open.waitForPicture(12);
    await page.keyboard.press("Escape");
    await page.locator(lightbox).waitFor({ state: "detached" });
    expect(page.url()).toBe(inject("url") + spacePath);
    await open.goTo(`${all}?picture=${formatHash(35)}`);
    await open.waitForPicture(35);
    expect(await page.locator(`${lightbox} [aria-live]`).textContent()).toContain("36 / 40");
    await open.goTo(`${all}?picture=${"0".repeat(20)}`);
    await page.locator("[popover] p", { hasText: "已下架" }).waitFor();
    await expect.poll(() => readPictureParameter(open)).toBeNull();
  });

  test("sharing copies the URL of the current picture", async () => {
    const { page } = open;
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await openPicture(open, 8);
    await page.evaluate(() => Object.defineProperty(navigator, "share", { value: undefined, configurable: true }));
    await page.locator(`${lightbox} button`, { hasText: "分享" }).click();
    await page.locator("[popover] p", { hasText: "链接已复制" }).waitFor();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link).toBe(`${inject("url")}${spacePath}?picture=${formatSpacePictureKey(8)}`);
    await page.evaluate(() => {
      const share = (data: ShareData) => {
        document.title = `shared ${data.url}`;
        return Promise.resolve();
      };
      Object.defineProperty(navigator, "share", { value: share, configurable: true });
    });
    await page.locator(`${lightbox} button`, { hasText: "分享" }).click();
    await expect.poll(() => page.title()).toBe(`shared ${link}`);
  });

  test("preloads neighbouring pictures only", async () => {
    await open.goTo(`${spacePath}?picture=${formatSpacePictureKey(10)}`);
    await open.waitForPicture(10);
    await expect.poll(() => open.page.locator(`${lightbox} > div > div img`).count()).toBe(3);
    expect(await open.page.locator(`${lightbox} [inert] img`).count()).toBe(2);
  });

  test("a picture of the venue's strip is shown large, and the large one opens among all pictures of the venue", async () => {
    await open.goTo(`/view/hotel-${pictureVenue.venue}`);
    const gallery = open.page.getByRole("region", { name: "图片" });
    const large = gallery.locator("figure > a");
    expect(await gallery.locator("li").count()).toBe(8);
    // The space in the layout that the page begins with.
    expect(await large.getAttribute("href")).toBe(`${all}?picture=${formatSpacePictureKey(11)}`);
    await gallery.locator("li a").nth(1).click();
    await expect.poll(() => large.getAttribute("href")).toBe(`${all}?picture=${formatHash(0)}`);
    await large.click();
    await open.waitForPicture(0);
    expect(open.page.url()).toBe(`${inject("url")}${all}?picture=${formatHash(0)}`);
  });
});

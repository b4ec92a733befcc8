import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { getClassSelector } from "./get-class-selector.ts";
import { type BrowserSession, openBrowser, waitForHydration, widths } from "./open-browser.ts";
import { type PictureSession, openPicturePage, pictureVenue } from "./picture-venue.ts";
import { servePlaceholderPictures } from "./network/serve-placeholder-pictures.ts";

const photograph = getClassSelector("pages/space/hero/space-photograph", "photograph");
const strip = getClassSelector("pages/space/hero/picture-strip", "strip");
const light = getClassSelector("ui/drawing/viewpoint-light", "light");
const band = getClassSelector("pages/space/hero/enquiry-band", "band");
const showcase = "/view/hotel-1100000001/meetingspace-1100000001002";

describe("pictures without a place on the plan", () => {
  let open: PictureSession;
  beforeAll(async () => {
    open = await openPicturePage(widths[1]);
  });
  afterAll(() => open.close());

  test("shows the picture of the planned layout, and the one that is pressed", async () => {
    const { page } = open;
    const formatKey = (index: number) => `${"e".repeat(17)}${String(index).padStart(3, "0")}-${pictureVenue.space}`;
    await open.goTo(`/view/hotel-${pictureVenue.venue}/meetingspace-${pictureVenue.space}?layout=classroom&people=100`);
    const link = page.locator(`${photograph} a`);
    const readShown = async () => new URL((await link.getAttribute("href"))!, page.url()).searchParams.get("picture");
    expect(await readShown()).toBe(formatKey(11));
    await page.locator('main input[type="radio"][value="theatre"]').check({ force: true });
    await expect.poll(readShown).toBe(formatKey(6));
    await page.locator(`${strip} button`).nth(3).click();
    expect(await readShown()).toBe(formatKey(9));
    expect(await page.locator(`${strip} [aria-current=true]`).textContent()).toMatch(/^4/);
    expect(await page.locator(light).count()).toBe(0);
    await link.click();
    await open.waitForPicture(9);
    expect(new URL(page.url()).pathname).toBe(
      `/view/hotel-${pictureVenue.venue}/tupian/huiyishi/${pictureVenue.space}`,
    );
  });
});

describe.each(widths)("photograph and plan, $name", (width) => {
  let visited: BrowserSession;
  beforeAll(async () => {
    visited = await openBrowser(width);
    await servePlaceholderPictures(visited.page);
    await visited.page.goto(`${inject("url")}${showcase}?people=180&layout=classroom`);
    await waitForHydration(visited.page);
  });
  afterAll(() => visited.close());

  test("price and enquiry are near the first screen, and one of another layout says what it shows", async () => {
    const { page } = visited;
    const { y, height } = (await page.locator(band).boundingBox())!;
    // On a phone the enquiry is in the bar.
    expect(y + height).toBeLessThan(width.height * (width.width < 752 ? 1.2 : 1));
    expect(await page.locator(photograph).textContent()).toContain("图为宴会式");
  });

  test("a number on the plan and its picture move together, and light what the picture sees", async () => {
    const { page, problems } = visited;
    const numbers = page.getByRole("button", { name: /^看 \d 号照片/ });
    const tab = page.getByRole("button", { name: "平面图", exact: true });
    if (await tab.isVisible()) await tab.click();
    expect(await numbers.count()).toBe(2);
    const before = await page.locator(light).getAttribute("d");
    const link = page.locator(`${photograph} a`);
    const href = await link.getAttribute("href");
    await numbers.nth(1).click();
    expect(await numbers.nth(1).getAttribute("aria-pressed")).toBe("true");
    expect(await page.locator(`${strip} [aria-current=true]`).textContent()).toMatch(/^2/);
    expect(await link.getAttribute("href")).not.toBe(href);
    expect(await page.locator(light).getAttribute("d")).not.toBe(before);
    await page.locator(`${strip} button`).first().click();
    expect(await page.locator(light).getAttribute("d")).toBe(before);
    expect(problems).toEqual([]);
  });
});

import { expect, inject, test } from "vitest";
import type { CaseDrawing } from "#contract/schemas/case-drawing.ts";
import type { Output } from "#contract/index.ts";
import { formatMetres, formatYuan } from "#domain/format.ts";
import { createDataDir, startSite } from "../start-site.ts";
import { openBrowser, waitForHydration, widths } from "./open-browser.ts";

const site = inject("url");
const venueId = "1100000001";
const [phone] = widths;

const android =
  "Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0 Mobile Safari/537.36";

const get = async <T>(path: string): Promise<T> => {
  const answer = await fetch(`${site}/api/${path}`);
  return ((await answer.json()) as { data: T }).data;
};

/** Returns the drawing of a past event that the pages show: its figures stand in them. */
async function findShownPlan(name: string): Promise<CaseDrawing> {
  const { list } = await get<Output<"sample/getSampleList">>("sample/getSampleList?layout=classroom&sort=date");
  for (const card of list.filter(({ hall: space }) => space?.name === name)) {
    const { current } = await get<Output<"sample/getCasePlans">>(`sample/getCasePlans?id=${card.id}`);
    if (current?.seated) return current;
  }
  throw new Error(`No case has a drawing of ${name}.`);
}

test("on a phone the download page shows a space on a phone, what the web site does there, and no download", async () => {
  const { page, problems, close } = await openBrowser(phone);
  await page.goto(`${site}/app/download`);
  await waitForHydration(page);
  const figure = page.locator("main figure");
  const plan = figure.getByRole("img", { name: /平面图/ });
  await plan.waitFor();
  const name = (await figure.locator("figcaption a").textContent())!.split(" ").slice(1).join(" ");
  const { seated } = await findShownPlan(name);
  expect(await figure.textContent()).toContain(`${formatMetres(seated!.lastRow)} m 到屏`);
  expect(await page.getByRole("link", { name: /下载|应用商店|App Store/ }).count()).toBe(0);
  await page.getByRole("link", { name: `查看${name}的平面图` }).click();
  await page.waitForURL(/\/view\/hotel-\d+\/meetingspace-\d+\?people=\d+&layout=classroom$/);
  expect(problems).toEqual([]);
  await close();
});

test("without an app the chat page offers no download: it says how the adviser is reached, and has the form", async () => {
  const { page, problems, close } = await openBrowser(phone);
  await page.goto(`${site}/huichat/download2023`);
  await waitForHydration(page);
  expect(await page.getByRole("link", { name: /前往|商店|App Store/ }).count()).toBe(0);
  expect(await page.locator("main a[href^='tel:']").count()).toBe(1);
  const example = page.locator("section").filter({ has: page.getByRole("heading", { name: "沟通示范" }) });
  expect(await example.getByRole("heading").textContent()).toContain("示例");
  const name = (await example.getByRole("link").textContent())!.split(" ").slice(1).join(" ");
  const { seated } = await findShownPlan(name);
  const text = (await example.textContent())!;
  expect(text).toContain(`坐 ${seated!.people} 人`);
  expect(text).toContain(`最后一排到屏幕 ${formatMetres(seated!.lastRow)} m`);
  await page.getByRole("link", { name: "填写本页表单" }).click();
  await page.locator('#demand [data-field="mobile"]').waitFor();
  expect(problems).toEqual([]);
  await close();
});

test("the page that opens the app previews a venue, a space and an article, and says where a target is gone", async () => {
  const { page, problems, close } = await openBrowser(phone);
  const open = async (to: string) => {
    await page.goto(`${site}/app/open?to=${to}`);
    return page.locator("main");
  };
  const { space, venue } = await get<{
    space: { name: string; priceDay: number };
    venue: { name: string; priceFrom: number };
  }>(`hotel/getConfNew?siteId=${venueId}&spaceCode=${venueId}001`);
  for (const to of [`/view/hotel-${venueId}`, `/view/canyin-${venueId}`]) {
    const main = await open(to);
    expect(await main.getByRole("heading", { level: 1 }).textContent()).toContain(venue.name);
    expect(await main.textContent()).toContain(formatYuan(venue.priceFrom));
    expect(await main.getByRole("img").count()).toBe(1);
    expect(await main.getByRole("link", { name: "在网页中打开" }).getAttribute("href")).toBe(to);
  }
  const main = await open(`/view/hotel-${venueId}/meetingspace-${venueId}001`);
  expect(await main.getByRole("heading").textContent()).toContain(`${venue.name} ${space.name}`);
  expect(await main.textContent()).toContain(formatYuan(space.priceDay));
  const { name } = await get<{ name: string }>("communityQa/getDetail?id=1");
  expect(await (await open("/ask/1")).getByRole("heading").textContent()).toContain(name);
  const missing = await open("/view/hotel-99");
  expect(await missing.getByRole("heading").textContent()).toBe("内容不存在");
  expect(await missing.getByRole("link").getAttribute("href")).toBe("/");
  expect(problems).toEqual([]);
  await close();
});

test("no app is opened for a target that is gone", async () => {
  const apps = await startSite(createDataDir("app-open"), { APP_SCHEME: "huizhi" });
  try {
    const { page, close } = await openBrowser(phone, { site: apps.url, userAgent: android });
    const opened: string[] = [];
    const session = await page.context().newCDPSession(page);
    await session.send("Page.enable");
    session.on("Page.frameRequestedNavigation", ({ url }) => opened.push(url));
    await page.goto(`${apps.url}/app/open?to=/view/hotel-99`);
    await waitForHydration(page);
    await page.getByRole("heading", { name: "内容不存在" }).waitFor();
    expect(opened).toEqual([]);
    await page.goto(`${apps.url}/app/open?to=/ask`);
    await waitForHydration(page);
    await expect.poll(() => opened).toEqual(["huizhi://open?path=%2Fask"]);
    await close();
  } finally {
    await apps.stop();
  }
});

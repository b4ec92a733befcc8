import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { runProgram } from "../start-site.ts";
import { waitForHydration, type BrowserSession, openBrowser, widths } from "./open-browser.ts";

const site = inject("url");
const countSent = (name: string) =>
  (
    JSON.parse(runProgram(["src/commands/demands.ts", "list", "--json"], { DATA_DIR: inject("dataDir") })) as {
      name: string;
    }[]
  ).filter((demand) => demand.name === name).length;

describe("resilience", () => {
  let open: BrowserSession;
  beforeAll(async () => {
    open = await openBrowser(widths[0]);
  });
  afterAll(() => open.close());

  test("reloads the target once when a page chunk is missing", async () => {
    const { page } = open;
    await page.goto(`${site}/beijing/changdi-0-0-0-0-0`);
    await waitForHydration(page);
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    // Missing for this document only; the reloaded one refers to the new release's chunks.
    let gone = true;
    let lost = 0;
    page.on("request", (request) => {
      if (request.isNavigationRequest()) gone = false;
    });
    await page.route(/\/assets\/page-.*\.js$/, (route) => {
      if (!gone) return route.continue();
      lost++;
      return route.abort();
    });
    const link = page.locator("main ol h3 a").first();
    const target = await link.getAttribute("href");
    await link.click();
    await page.waitForFunction(() => !("sameDocument" in window));
    await page.waitForURL(`${site}${target}`);
    await waitForHydration(page);
    await page.locator("main h1", { hasText: /./ }).waitFor();
    expect(lost).toBeGreaterThan(0);
    expect(await page.evaluate(() => sessionStorage.getItem("huizhi:reloaded-at"))).not.toBeNull();
    await page.unroute(/\/assets\/page-.*\.js$/);
  });

  test("shows an error inside the page frame when data cannot be loaded, and recovers on retry", async () => {
    const { page } = open;
    await page.goto(`${site}/beijing/changdi-0-0-0-0-0`);
    await waitForHydration(page);
    await page.route("**/api/hotel/**", (route) => route.abort());
    await page.locator("main ol h3 a").nth(2).click();
    await page.getByRole("alert").getByText("没有网络").first().waitFor();
    expect(await page.locator("body > header").isVisible()).toBe(true);
    expect(await page.locator("body > footer").isVisible()).toBe(true);
    await page.unroute("**/api/hotel/**");
    await page.getByRole("button", { name: "重试" }).click();
    await page.locator("h1", { hasText: /./ }).waitFor();
    await page.waitForURL(/\/view\/hotel-\d+/);
    await page.locator("table").first().waitFor();
  });

  test("keeps the draft after a reload", async () => {
    const { page } = open;
    await page.goto(`${site}/case/submit?city=beijing&people=88`);
    await waitForHydration(page);
    await page.getByLabel("称呼").fill("草稿女士");
    await page.waitForFunction(() => Object.values(localStorage).some((stored) => String(stored).includes("草稿女士")));
    await page.reload();
    await waitForHydration(page);
    await expect.poll(() => page.getByLabel("称呼").inputValue()).toBe("草稿女士");
  });

  test("stores a demand while offline and sends it once when online", async () => {
    const { page } = open;
    const name = "离线先生";
    await page.goto(`${site}/case/submit?city=beijing&people=66`);
    await waitForHydration(page);
    await page.getByLabel("称呼").fill(name);
    await page.getByLabel("手机").fill("13900139077");
    await page.getByRole("checkbox", { name: /同意/ }).check();
    await page.context().setOffline(true);
    await page.getByRole("button", { name: /提交/ }).click();
    await page.getByRole("heading", { name: "已保存在本机" }).waitFor();
    expect(countSent(name)).toBe(0);
    await page.context().setOffline(false);
    await expect.poll(() => countSent(name), { timeout: 20_000 }).toBe(1);
    await page.reload();
    await page.waitForLoadState("networkidle");
    expect(countSent(name)).toBe(1);
  });
});

import { expect, inject, test } from "vitest";
import { findViolations } from "./find-violations.ts";
import { openBrowser, waitForHydration, widths } from "./open-browser.ts";

const site = inject("url");
const wechat =
  "Mozilla/5.0 (Linux; Android 14; V2324A) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/116.0 Mobile Safari/537.36 MicroMessenger/8.0.50";

test("within WeChat the buttons that print or download say to use a browser, with code that comes only then", async () => {
  const { page, problems, close } = await openBrowser(widths[1], { userAgent: wechat });
  const loaded: string[] = [];
  page.on("request", (request) => loaded.push(request.url()));
  await page.goto(`${site}/view/huiyishi-1100000001`);
  await waitForHydration(page);
  const isLoaded = () => loaded.some((url) => url.includes("show-wechat-explanation"));
  expect(isLoaded()).toBe(false);
  for (const name of ["打印", "导出表格"]) {
    await page.getByRole("button", { name, exact: true }).first().click();
    const dialog = page.getByRole("dialog", { name: "请用浏览器打开" });
    await dialog.getByText("选「在浏览器打开」").waitFor();
    expect(await findViolations(page)).toEqual([]);
    await dialog.getByRole("button", { name: "知道了" }).click();
    expect(await page.getByRole("dialog").count()).toBe(0);
  }
  expect(isLoaded()).toBe(true);
  expect(problems).toEqual([]);
  await close();
});

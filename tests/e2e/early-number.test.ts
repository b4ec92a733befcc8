import { expect, inject, test } from "vitest";
import { openBrowser, waitForHydration, widths } from "./open-browser.ts";

const site = inject("url");

test("a number typed in the form that the browser drew is in the form that takes its place", async () => {
  const { page, problems, close } = await openBrowser(widths[1]);
  await page.goto(`${site}/cases`);
  await waitForHydration(page);
  // A step within the site: no document brings the form.
  await page.evaluate(() => {
    const link = document.querySelector<HTMLAnchorElement>("body > header nav a")!;
    link.href = "/marketing/hilton/topic?city=shenzhen";
    link.click();
  });
  await page.waitForURL(/hilton\/topic/);
  const drawn = page.locator('[data-fills] [data-field="mobile"]');
  await drawn.waitFor({ state: "attached" });
  const release = Promise.withResolvers<void>();
  await page.route("**/assets/**", async (route) => {
    await release.promise;
    await route.continue();
  });
  await drawn.fill("13912345678");
  expect(await drawn.count()).toBe(1);
  release.resolve();
  await drawn.waitFor({ state: "detached" });
  expect(await page.locator('[data-field="mobile"]').inputValue()).toBe("13912345678");
  expect(problems).toEqual([]);
  await close();
});

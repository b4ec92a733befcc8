import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { type BrowserSession, openBrowser, waitForHydration, widths } from "./open-browser.ts";

let open: BrowserSession;
beforeAll(async () => {
  open = await openBrowser(widths[1]);
  // As Chromium 109 is, the last one for Windows 7.
  await open.page.addInitScript(() => {
    for (const name of ["toSorted", "toReversed", "toSpliced", "with"]) Reflect.deleteProperty(Array.prototype, name);
  });
});
afterAll(() => open.close());

test.each([
  "/beijing",
  "/beijing/changdi-0-0-0-200-2",
  "/view/hotel-1100000001/meetingspace-1100000001002",
  "/activity/budget",
])("%s starts in a browser without the newer methods of arrays", async (path) => {
  const { page, problems } = open;
  problems.length = 0;
  await page.goto(inject("url") + path);
  await waitForHydration(page);
  await page.waitForLoadState("networkidle");
  expect(problems).toEqual([]);
  expect(await page.evaluate(() => [3, 1, 2].toSorted())).toEqual([1, 2, 3]);
});

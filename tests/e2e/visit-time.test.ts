import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { type Site, startSite } from "../start-site.ts";
import { openBrowser, widths } from "./open-browser.ts";
import { readEvents, waitForStore } from "./read-events.ts";

const project = "visit-time";
let site: Site;
beforeAll(async () => {
  site = await startSite(inject("dataDir"), { ANALYTICS_PROJECT: project });
});
afterAll(() => site.stop());

test("an event has the time of the visitor's device", async () => {
  const { page, problems, close } = await openBrowser(widths[0], { site: site.url });
  // The device's clock is two minutes behind.
  await page.addInitScript((shift) => {
    const clock = new Proxy(Date, {
      construct: (real, given) => Reflect.construct(real, given.length === 0 ? [real.now() + shift] : given) as Date,
      get: (real, name) => (name === "now" ? () => real.now() + shift : (Reflect.get(real, name) as unknown)),
    });
    Object.assign(window, { Date: clock });
  }, -120_000);
  await page.goto(`${site.url}/solutions`);
  await waitForStore(page);
  const findPageView = async () => (await readEvents({ project })).find(({ event }) => event === "$pageview");
  await expect.poll(findPageView, { timeout: 15_000 }).toBeDefined();
  const { at, receivedAt } = (await findPageView())!;
  expect(Date.parse(receivedAt) - Date.parse(at)).toBeGreaterThan(60_000);
  await close();
  expect(problems).toEqual([]);
});

import { expect, inject, test } from "vitest";
import { openBrowser, widths } from "./open-browser.ts";

const site = inject("url");
const venueId = "1100000001";
const [phone] = widths;

test("the dining page has menus with what they include, private rooms and the spaces with tables", async () => {
  const { page, problems, close } = await openBrowser(phone);
  const answer = await fetch(`${site}/api/hotel/getSiteDetailNew`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ siteId: venueId }),
  });
  const { data } = (await answer.json()) as {
    data: {
      diningDetails: { rooms?: { name: string }[]; menus?: { name: string; price: number; includes: string[] }[] }[];
      banquets: { id: string; people: number }[];
    };
  };
  await page.goto(`${site}/view/canyin-${venueId}`);
  const text = (await page.locator("main").textContent())!;
  const menus = data.diningDetails.flatMap((one) => one.menus ?? []);
  expect(menus.length).toBeGreaterThan(1);
  for (const { name, price, includes } of menus) {
    expect(text).toContain(name);
    expect(text).toContain(price.toLocaleString("en-US"));
    expect(text).toContain(includes.join("；"));
  }
  for (const { name } of data.diningDetails.flatMap(({ rooms }) => rooms ?? [])) expect(text).toContain(name);
  const links = page.locator(`main a[href*="meetingspace-"][href$="layout=banquet"]`);
  expect(await links.count()).toBe(data.banquets.length);
  expect(problems).toEqual([]);
  await close();
});

import { expect, inject, test } from "vitest";
import { formatMetres } from "#domain/format.ts";
import { openBrowser, waitForHydration, widths } from "./open-browser.ts";

const site = inject("url");
const venueId = "1100000001";

const get = async <T>(path: string): Promise<T> => {
  const answer = await fetch(`${site}/api/${path}`);
  return ((await answer.json()) as { data: T }).data;
};

test("a group of one picture shows it large, with what it shows and the way on", async () => {
  for (const width of widths) {
    const { page, problems, close } = await openBrowser(width);
    const path = `/view/hotel-${venueId}/tupian/huiyishi/${venueId}001`;
    await page.goto(site + path);
    await waitForHydration(page);
    const picture = page.locator("main [data-picture] img");
    expect(await picture.count()).toBe(1);
    const box = (await picture.boundingBox())!;
    // A column of the grid is 290 px on the desktop and half of the phone.
    expect(box.width).toBeGreaterThan(width.phone ? width.width - 1 : 500);
    const { space } = await get<{ space: { name: string; height: number } }>(
      `hotel/getConfNew?siteId=${venueId}&spaceCode=${venueId}001`,
    );
    const panel = page.locator("section").filter({ has: page.getByRole("heading", { name: space.name }) });
    expect(await panel.textContent()).toContain(`${formatMetres(space.height)} m`);
    await panel.getByRole("link", { name: "会场详情与平面图" }).click();
    await page.waitForURL(new RegExp(`/meetingspace-${venueId}001`));
    expect(problems).toEqual([]);
    await close();
  }
});

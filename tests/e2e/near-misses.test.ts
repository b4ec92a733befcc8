import { describe, expect, inject, test } from "vitest";
import type { NearMiss } from "#contract/selection/why-not.ts";
import { openBrowser, waitForHydration, widths } from "./open-browser.ts";

const site = inject("url");

interface Answer {
  total: number;
  searchParams: string;
  nearMisses?: NearMiss[];
}

/** Finds an empty list of venues that narrowly leaves spaces out: for 150 people in rows of tables, at a lower and lower price. */
async function findEmptyList(): Promise<Answer> {
  for (let price = 30_000; price > 1000; price -= 500) {
    const query = `city=beijing&people=150&layout=2&price=${price}&features=${1 << 7}`;
    const answer = await fetch(`${site}/api/searchSite/getAggregateSoHotelList?${query}`);
    const { data } = (await answer.json()) as { data: Answer };
    if (data.total === 0 && data.nearMisses) return data;
  }
  throw new Error("No empty list with near misses");
}

describe.each(widths)("near misses, $name", (width) => {
  test("lead from an empty list to the hall that narrowly fails it, with the event", async () => {
    const { searchParams, nearMisses } = await findEmptyList();
    const [first] = nearMisses!;
    const { page, problems, close } = await openBrowser(width);
    await page.goto(`${site}/beijing/changdi${searchParams}`);
    const section = page.getByRole("region", { name: "差一点的会场" });
    // What to relax is still offered above it.
    expect(await page.getByText("去掉以下条件后有").count()).toBe(1);
    expect(await section.locator("li h3 a").allTextContents()).toEqual(nearMisses!.map(({ name }) => name));
    await waitForHydration(page);
    expect(await section.getByRole("list", { name: "不符合的条件" }).count()).toBe(nearMisses!.length);

    await section.locator("li h3 a").first().click();
    await page.waitForURL(
      new RegExp(`/view/hotel-${first!.venueId}/meetingspace-${first!.id}\\?people=150&layout=classroom`),
    );
    await expect.poll(() => page.locator("h1").textContent()).toContain(first!.name);
    expect(problems).toEqual([]);
    await close();
  });
});

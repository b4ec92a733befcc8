import { expect, inject, test } from "vitest";
import { countLiveResources } from "./count-live-resources.ts";
import { openBrowser, waitForHydration, widths } from "./open-browser.ts";
import { servePlaceholderPictures } from "./network/serve-placeholder-pictures.ts";

const site = inject("url");
const venue = "/view/hotel-1100000001";

test("nothing is left after 50 navigations", async () => {
  const { page, problems, close } = await openBrowser(widths[1]);
  await servePlaceholderPictures(page);
  const readResources = await countLiveResources(page);
  await page.goto(`${site}/ask`);
  await waitForHydration(page);

  /** Follows a link of the header to a path, and waits until the page is there. */
  const go = async (path: string, shown: string) => {
    await page.evaluate((href) => {
      const link = document.querySelector<HTMLAnchorElement>("body > header nav a")!;
      link.href = href;
      link.click();
    }, path);
    await page.waitForFunction((pathname) => location.pathname === pathname, path);
    await page.locator(shown).first().waitFor({ state: "attached" });
  };
  /** Visits a page of each kind, with gallery and map opened: ten navigations. */
  const goRound = async () => {
    await go("/beijing", "main form[role=search], main form");
    await go("/beijing/changdi-0-0-0-200-2", "main ol h3");
    await go(venue, "#capacity, main table");
    await go(`${venue}/meetingspace-1100000001002`, "main svg[viewBox]");
    await go("/view/weizhi-1100000001", "main svg, main .leaflet-container");
    await go(`${venue}/tupian`, "main [data-picture]");
    await page.locator("main [data-picture]").first().click();
    await page.locator("dialog[data-theme=dark]").waitFor();
    await page.keyboard.press("Escape");
    await page.locator("dialog[data-theme=dark][open]").waitFor({ state: "hidden" });
    await go("/case/submit", "main form");
    await go("/ask/1", "main article, main h1");
    await page.goBack();
    await page.waitForFunction(() => location.pathname === "/case/submit");
    await go("/ask", "main h1");
    await page.getByRole("heading", { level: 1, name: "办会问答" }).waitFor();
    await page.waitForLoadState("networkidle");
  };
  // In the first two rounds the engine compiles what it has not run often enough before.
  await goRound();
  await goRound();
  const first = await readResources();
  for (let round = 0; round < 5; round++) await goRound();
  const last = await readResources();
  const { timeouts, nodes, allListeners, heap, ...rest } = last;
  expect(rest).toEqual({
    intervals: first.intervals,
    listeners: first.listeners,
    intersectionObservers: first.intersectionObservers,
    resizeObservers: first.resizeObservers,
    mutationObservers: first.mutationObservers,
  });
  expect(timeouts).toBeLessThanOrEqual(first.timeouts);
  // A page has some 700 nodes and 300 listeners: one page that stays would be seen.
  expect(nodes - first.nodes).toBeLessThan(100);
  expect(allListeners - first.allListeners).toBeLessThan(30);
  // What remains are the router's places in the history; a page that stays has 0.1 MB a time.
  expect(heap - first.heap).toBeLessThan(2_500_000);
  expect(problems).toEqual([]);
  await close();
});

import type { Page } from "playwright-core";

/** Milliseconds from the click until the page's heading is in the document, and until the first frame with it is painted. */
export interface Opening {
  standing: number;
  painted: number;
}

/** Milliseconds in which the data and the code of a link's page are there, and the browser has nothing to do. */
const preloadMs = 1500;

/** Presses the link once its page is preloaded, and measures in the page until the next one has taken its place. */
const press = (link: SVGElement | HTMLElement): Promise<Opening> =>
  new Promise((resolve) => {
    const heading = document.querySelector("main h1")?.textContent;
    let start = 0;
    window.addEventListener("click", () => (start = performance.now()), { capture: true, once: true });
    new MutationObserver((_, observer) => {
      const next = document.querySelector("main h1")?.textContent;
      if (!next || next === heading) return;
      observer.disconnect();
      const standing = performance.now() - start;
      requestAnimationFrame(() => setTimeout(() => resolve({ standing, painted: performance.now() - start })));
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
    (link as HTMLElement).click();
  });

/**
 * Opens a list, lets it start by a touch, rests on a row's link until its page is preloaded, and opens that.
 * @param row which row, from 0
 */
export async function measureOpening(page: Page, url: string, row: number): Promise<Opening> {
  await page.goto(url, { waitUntil: "load" });
  await page.keyboard.press("Shift");
  await page.waitForFunction(() => document.documentElement.dataset.ready === "1");
  const link = page.locator("main ol h3 a").nth(row);
  await link.focus();
  await page.waitForTimeout(preloadMs);
  return link.evaluate(press);
}

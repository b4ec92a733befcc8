import { expect, inject, test } from "vitest";
import { openBrowser, waitForHydration, widths } from "./open-browser.ts";

const site = inject("url");
/** As long as the longest of Beijing's hotels in open data. */
const longName = "北京首都国际机场朗豪国际会议中心大酒店（三号航站楼东区会议楼）";
const longPlace = "经济技术开发区 北京经济技术开发区荣华中路科创街";

test.each(["/beijing/changdi-0-0-0-200-2", "/beijing/kongjian-0-0-0-200-2-0-0-0-0-0-0"])(
  "no name, place or size of a row of %s is cut on the narrowest phone",
  async (path) => {
    const { page, close } = await openBrowser(widths[0]);
    await page.setViewportSize({ width: 360, height: 780 });
    await page.goto(site + path);
    await waitForHydration(page);
    const cut = await page.evaluate(
      ([name, place]) => {
        const rows = [...document.querySelectorAll("main ol > li:has(article)")];
        rows[1]!.querySelector("h3 a")!.textContent = name!;
        rows[1]!.querySelector("h3 ~ p > span")!.textContent = place!;
        const texts = rows.flatMap((row) => [
          ...row.querySelectorAll<HTMLElement>("h3, h3 a, h3 ~ p, article a > span"),
        ]);
        const isCut = (element: HTMLElement) =>
          element.scrollWidth > element.clientWidth + 1 && getComputedStyle(element).display !== "inline";
        const isOutside = (element: HTMLElement) =>
          element.getBoundingClientRect().right > document.documentElement.clientWidth;
        return {
          checked: texts.length,
          cut: texts.filter((one) => isCut(one) || isOutside(one)).map((one) => one.textContent),
        };
      },
      [longName, longPlace],
    );
    expect(cut.checked).toBeGreaterThan(40);
    expect(cut.cut).toEqual([]);
    await close();
  },
);

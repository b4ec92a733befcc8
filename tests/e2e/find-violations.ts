import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { AxeResults, ElementContext, RunOptions } from "axe-core";
import type { Page } from "playwright-core";

/**
 * Axe with the weak maps in which its build keeps the private fields of its classes replaced by properties of the objects: each
 * colour that it computes took seven entries of such maps, a quarter of its time on a list.
 */
const axeSource = `(() => {
  class Properties {
    key = Symbol();
    get(object) { return object[this.key]; }
    has(object) { return this.key in object; }
    set(object, value) { object[this.key] = value; return this; }
    add(object) { return this.set(object, true); }
    delete(object) { return delete object[this.key]; }
  }
  const WeakMap = Properties;
  const WeakSet = Properties;
  ${readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8")}
})()`;

interface AxeColor {
  r: number;
  g: number;
  b: number;
  alpha: number;
  parseString: (text: string) => AxeColor;
}

interface AxeWindow {
  axe: {
    commons: { color: { Color: { prototype: AxeColor } } };
    configure: (spec: { noHtml: boolean }) => void;
    run: (context: ElementContext, options: RunOptions) => Promise<AxeResults>;
  };
}

/**
 * Lets axe read each colour of a page once: it parses the same few texts anew for every element behind every text, which took a
 * third of its time.
 */
const readColorsOnce = (): void => {
  const { prototype } = (window as unknown as AxeWindow).axe.commons.color.Color;
  const { parseString } = prototype;
  const colors = new Map<string, Pick<AxeColor, "r" | "g" | "b" | "alpha">>();
  prototype.parseString = function parseOnce(text) {
    const found = colors.get(text);
    if (found) return Object.assign(this, found);
    parseString.call(this, text);
    const { r, g, b, alpha } = this;
    colors.set(text, { r, g, b, alpha });
    return this;
  };
};

/**
 * Returns the violations of axe's rules on a page, each with the beginnings of its elements. Axe runs in the page itself, which
 * has no frames, and describes the elements of violations alone: those that pass are a hundred times as many.
 * @param exclude selector of what is left out
 */
export async function findViolations(page: Page, exclude: string[] = []): Promise<string[]> {
  await page.evaluate(axeSource);
  await page.evaluate(readColorsOnce);
  return page.evaluate(async (excluded) => {
    const { axe } = window as unknown as AxeWindow;
    axe.configure({ noHtml: true });
    const { violations } = await axe.run(
      { include: ["html"], exclude: excluded },
      {
        resultTypes: ["violations"],
        selectors: false,
        elementRef: true,
        // The only exception, since the specification fixes the viewport tag.
        rules: { "meta-viewport": { enabled: false } },
      },
    );
    return violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ element }) => element?.outerHTML.slice(0, 120)).join(" | ")}`,
    );
  }, exclude);
}

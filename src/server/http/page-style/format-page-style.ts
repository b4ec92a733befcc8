import { LRUCache } from "lru-cache";
import type { PageAssets } from "../page-assets.ts";
import { pickRules } from "./pick-rules.ts";

/** Styles by their sheets and by the set of what they were picked for. Pages of one kind have few different sets. */
const styles = new LRUCache<string, string>({
  maxSize: 8 * 1024 * 1024,
  sizeCalculation: (style, key) => style.length + key.length,
});

/**
 * Returns the `style` element of a document, the rules that its elements need, and after it links to the complete sheets: a browser
 * without script loads them at once, others once the page is touched (ADR 38, `load-sheets.ts`).
 * @param styled what selectors can need of it
 */
export function formatPageStyle(
  styled: ReadonlySet<string>,
  routeIds: readonly string[],
  { sheets, rules }: PageAssets,
): string {
  const paths = [...new Set(routeIds.flatMap((id) => sheets[id] ?? []))];
  const key = [...paths, ...[...styled].toSorted()].join(" ");
  const picked = styles.get(key);
  if (picked !== undefined) return picked;
  const css = pickRules(
    paths.map((path) => rules[path] ?? []),
    styled,
  );
  const links = paths.map((path) => `<link rel="stylesheet" href="${path}">`).join("");
  const style = `<style>${css}</style><noscript id="sheets">${links}</noscript>`;
  styles.set(key, style);
  return style;
}

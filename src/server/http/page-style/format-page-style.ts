import { LRUCache } from "lru-cache";
import type { PageAssets } from "../page-assets.ts";
import { pickRules } from "./pick-rules.ts";

/** Styles by the sheets and classes that they were picked for. Pages of one kind have few different sets of classes. */
const styles = new LRUCache<string, string>({
  maxSize: 8 * 1024 * 1024,
  sizeCalculation: (style, key) => style.length + key.length,
});

/**
 * Returns the `style` element of a document: the rules that its elements need, and in the attribute `data-sheets` the paths of the
 * complete sheets, which the browser loads once the page is painted (ADR 38).
 * @param classes the classes of its elements
 */
export function formatPageStyle(
  classes: ReadonlySet<string>,
  routeIds: readonly string[],
  { sheets, rules }: PageAssets,
): string {
  const paths = [...new Set(routeIds.flatMap((id) => sheets[id] ?? []))];
  const key = [...paths, ...[...classes].toSorted()].join(" ");
  const picked = styles.get(key);
  if (picked !== undefined) return picked;
  const css = pickRules(
    paths.map((path) => rules[path] ?? []),
    classes,
  );
  const style = `<style data-sheets="${paths.join(" ")}">${css}</style>`;
  styles.set(key, style);
  return style;
}

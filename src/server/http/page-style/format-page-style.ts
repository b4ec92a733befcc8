import type { PageAssets } from "../page-assets.ts";
import { listClasses, pickRules } from "./pick-rules.ts";

/**
 * Returns the `style` element of a document: the rules that its elements need, and in the attribute `data-sheets` the paths of the
 * complete sheets, which the browser loads once the page is painted (ADR 38).
 */
export function formatPageStyle(html: string, routeIds: readonly string[], { sheets, rules }: PageAssets): string {
  const paths = [...new Set(routeIds.flatMap((id) => sheets[id] ?? []))];
  const css = pickRules(
    paths.map((path) => rules[path] ?? []),
    listClasses(html),
  );
  return `<style data-sheets="${paths.join(" ")}">${css}</style>`;
}

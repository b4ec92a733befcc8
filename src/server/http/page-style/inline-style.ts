import type { PageAssets } from "../page-assets.ts";
import { listClasses, pickRules } from "./pick-rules.ts";

/**
 * Returns a document with the rules that its elements need in a `style` element before its first script, and the paths of the complete sheets
 * in the attribute `data-sheets`, from which the browser loads them once the page is painted (ADR 38).
 */
export function inlineStyle(html: string, routeIds: readonly string[], { sheets, rules }: PageAssets): string {
  const paths = [...new Set(routeIds.flatMap((id) => sheets[id] ?? []))];
  const css = pickRules(
    paths.map((path) => rules[path] ?? []),
    listClasses(html),
  );
  const at = html.indexOf("<script");
  return `${html.slice(0, at)}<style data-sheets="${paths.join(" ")}">${css}</style>${html.slice(at)}`;
}

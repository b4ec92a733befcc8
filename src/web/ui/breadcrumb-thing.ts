import type { BreadcrumbList } from "schema-dts";
import type { Crumb } from "./breadcrumb.tsx";

/** The breadcrumb for search engines; `path` is the page's own. */
export const crumbThing = (crumbs: Crumb[], path: string): BreadcrumbList => ({
  "@type": "BreadcrumbList",
  itemListElement: crumbs.map(({ label, href }, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name: label,
    item: `{origin}${href ?? path}`,
  })),
});

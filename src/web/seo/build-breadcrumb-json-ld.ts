import type { BreadcrumbList } from "schema-dts";
import type { Crumb } from "../ui/navigation/breadcrumb.tsx";

/** Builds the breadcrumb's JSON-LD; `path` is that of the page itself. */
export const buildBreadcrumbJsonLd = (crumbs: Crumb[], path: string): BreadcrumbList => ({
  "@type": "BreadcrumbList",
  itemListElement: crumbs.map(({ label, href }, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name: label,
    item: `{origin}${href ?? path}`,
  })),
});

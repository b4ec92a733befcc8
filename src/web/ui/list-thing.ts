import type { ItemList } from "schema-dts";

interface Row {
  name: string;
  /** Path. */
  href: string;
}

/** The rows of a list for search engines; `before` rows stand on the pages before this one, `total` on all of them. */
export const listThing = (rows: readonly Row[], total: number, before = 0): ItemList => ({
  "@type": "ItemList",
  numberOfItems: total,
  itemListElement: rows.map(({ name, href }, index) => ({
    "@type": "ListItem",
    position: before + index + 1,
    url: `{origin}${href}`,
    name,
  })),
});

import type { ItemList, MeetingRoom } from "schema-dts";

interface Row {
  /** Absent where the row's own page says it: a list of links needs no more than them. */
  name?: string;
  /** Path. */
  href: string;
}

/** Builds the JSON-LD of a list page; `before` is the number of rows on earlier pages, `total` that on all pages. */
export const buildItemListJsonLd = (rows: readonly Row[], total: number, before = 0): ItemList => ({
  "@type": "ItemList",
  numberOfItems: total,
  itemListElement: rows.map(({ name, href }, index) => ({
    "@type": "ListItem",
    position: before + index + 1,
    url: `{origin}${href}`,
    ...(name !== undefined && { name }),
  })),
});

/** Builds the JSON-LD of a page that shows all spaces of a venue in full, each with its own JSON-LD. */
export const buildSpaceListJsonLd = (spaces: readonly MeetingRoom[]): ItemList => ({
  "@type": "ItemList",
  numberOfItems: spaces.length,
  itemListElement: spaces.map((item, index) => ({ "@type": "ListItem", position: index + 1, item })),
});

import { type LayoutKey, layouts } from "#domain/space/layouts.ts";

/** Returns the layouts in the order of the table's columns: the visitor's own first. */
export const orderLayouts = (own: LayoutKey) =>
  layouts.toSorted((a, b) => Number(b.key === own) - Number(a.key === own));

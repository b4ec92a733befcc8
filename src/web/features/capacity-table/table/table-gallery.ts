import type { LayoutKey } from "#domain/space/layouts.ts";

/** The gallery that a capacity table is the index of: a pressed cell shows its space in its layout. */
export interface TableGallery {
  /** Keys of the cells of which there is a picture (`formatCellKey`). */
  pictured: ReadonlySet<string>;
  /** The space that is shown. */
  shownId: string | undefined;
  onShow: (spaceId: string, layout: LayoutKey) => void;
}

/** Formats the key of a table's cell. */
export const formatCellKey = (spaceId: string, layout: LayoutKey): string => `${spaceId} ${layout}`;

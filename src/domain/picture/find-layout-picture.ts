import type { LayoutKey } from "../space/layouts.ts";
import type { Picture } from "./picture.ts";

/** Returns the first of a space's pictures that shows a layout, else its first; undefined where it has none. */
export const findLayoutPicture = (
  pictures: readonly Picture[] = [],
  layout: LayoutKey | undefined,
): Picture | undefined => (layout && pictures.find((picture) => picture.layout === layout)) ?? pictures[0];

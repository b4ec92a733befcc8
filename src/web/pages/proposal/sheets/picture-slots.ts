import type { Slot } from "#web/ui/picture/picture.tsx";

/** A picture across a sheet: 178 mm, or the window's width. */
export const pictureSlots: Slot[] = [{ from: 1000, width: "673px", ratio: 673 / 212 }, { width: "100vw" }];

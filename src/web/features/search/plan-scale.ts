import type { SpaceWire } from "../../../contract/entities.ts";

/** The picture slot of a row: pixels inside its margin, on the desktop; the phone shows the same drawing smaller. */
export const slot = { width: 208, height: 143, margin: 10 } as const;
/** Where a picture takes that slot, the drawing stands small beside the room that fits. */
export const thumbSlot = { width: 84, height: 56, margin: 0 } as const;

/** Pixels a metre: no room smaller than a stamp, none wider than its slot. */
const bounds = { least: 1.6, most: 14 } as const;

/**
 * The one scale of a page's drawings, in pixels a metre: the largest room of the page fills its slot, so that the eye
 * may compare. Rooms without measures do not count.
 */
export function planScale(
  spaces: (Pick<SpaceWire, "length" | "width"> | undefined)[],
  { width, height, margin }: typeof slot | typeof thumbSlot = slot,
): number {
  const fits = spaces.flatMap((space) =>
    space?.length && space.width
      ? [Math.min((width - 2 * margin) / space.length, (height - 2 * margin) / space.width)]
      : [],
  );
  return Math.max(bounds.least, Math.min(bounds.most, ...fits));
}

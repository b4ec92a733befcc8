/** Metres of a room, as far as they are known. */
export interface RoomSides {
  length?: number | undefined;
  width?: number | undefined;
}

/** Height of a strip in pixels: the tallest drawing of a row, and a gap. */
export const stripHeight = 96;

/** Where the largest drawing has its place: pixels, with an empty margin all around. */
interface PlanSlot {
  width: number;
  height: number;
  margin: number;
  /** Limits of its scale, pixels a metre. */
  least?: number;
  most?: number;
}

/** Rounds a scale down to what an address carries. */
export const toAddressScale = (pxPerMetre: number): number => Math.floor(pxPerMetre * 100) / 100;

/** The picture slot of a row: pixels inside its margin, on the desktop; the phone shows the same drawing smaller. */
const pictureSlot = { width: 328, height: 205, margin: 16 } as const;
/**
 * The corner that a picture gives to the plan of its space. Small rooms take a small one, so that sizes are compared without reading; for
 * the largest rooms the scale of the whole page goes down.
 */
export const notchSlot = { width: 136, height: 92, margin: 0, least: 0.2, most: 3.6 } as const;
/** The same corner of a large card. */
export const cardSlot = { ...notchSlot, most: 4.4 } as const;

/** Limits of the scale, pixels a metre. */
const scaleLimits = { least: 1.6, most: 14 } as const;

/**
 * Returns the one scale of a page's drawings, in pixels a metre: the largest space of the page fills its slot, so that
 * drawings can be compared. Spaces without length and width do not count.
 */
export function computePlanScale(
  spaces: readonly (RoomSides | undefined)[],
  { width, height, margin, least = scaleLimits.least, most = scaleLimits.most }: PlanSlot = pictureSlot,
): number {
  const fits = spaces.flatMap((space) =>
    space?.length && space.width
      ? [Math.min((width - 2 * margin) / space.length, (height - 2 * margin) / space.width)]
      : [],
  );
  return toAddressScale(Math.max(least, Math.min(most, ...fits)));
}

/** Metres of a room, as far as they are known. */
interface RoomSides {
  length?: number | undefined;
  width?: number | undefined;
}

/** Height of a strip in pixels: the tallest drawing of a row, and a gap. */
export const stripHeight = 60;

/** Where the largest drawing has its place: pixels, with an empty margin all around. */
interface PlanSlot {
  width: number;
  height: number;
  margin: number;
}

/** Rounds a scale down to what an address carries. */
export const toAddressScale = (pxPerMetre: number): number => Math.floor(pxPerMetre * 100) / 100;

/** The picture slot of a row: pixels inside its margin, on the desktop; the phone shows the same drawing smaller. */
const pictureSlot = { width: 208, height: 143, margin: 10 } as const;
/** The slot of the small drawing next to the matching space, where a picture takes the large one. */
export const thumbSlot = { width: 84, height: 56, margin: 0 } as const;

/** Limits of the scale, pixels a metre. */
const scaleLimits = { least: 1.6, most: 14 } as const;

/**
 * Returns the one scale of a page's drawings, in pixels a metre: the largest space of the page fills its slot, so that
 * drawings can be compared. Spaces without length and width do not count.
 */
export function computePlanScale(
  spaces: readonly (RoomSides | undefined)[],
  { width, height, margin }: PlanSlot = pictureSlot,
): number {
  const fits = spaces.flatMap((space) =>
    space?.length && space.width
      ? [Math.min((width - 2 * margin) / space.length, (height - 2 * margin) / space.width)]
      : [],
  );
  return toAddressScale(Math.max(scaleLimits.least, Math.min(scaleLimits.most, ...fits)));
}

/** Returns whether a room's drawing fits into a strip of a picture of several. */
export const fitsStrip = ({ length, width }: { length: number; width: number }, pxPerMetre: number): boolean =>
  length * pxPerMetre <= thumbSlot.width && width * pxPerMetre <= thumbSlot.height;

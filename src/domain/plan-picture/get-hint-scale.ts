/** Metres that walls and doors add to a drawing. */
export const drawingMetres = 2.9;

/** Pixels a metre on a desktop, at most; and the place of the largest drawing. */
const usualScale = 15.6;
const place = { width: 540, height: 420 } as const;

interface Sides {
  length?: number | undefined;
  width?: number | undefined;
}

/**
 * Returns the one scale of spaces that are shown one after another, in pixels a metre on a desktop: a large one makes all of them
 * smaller, so that their sizes can be compared.
 */
export const getHintScale = (spaces: readonly Sides[]): number =>
  Math.min(
    usualScale,
    ...spaces.flatMap(({ length, width }) =>
      length && width ? [place.width / (length + drawingMetres), place.height / (width + drawingMetres)] : [],
    ),
  );

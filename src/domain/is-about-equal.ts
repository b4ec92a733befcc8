/** Share of the larger of two figures below which their difference says nothing: estimates are coarser than that. */
const leastShare = 0.03;

/** Returns whether two figures of one measure count as equal: they differ by less than 3 %. */
export const isAboutEqual = (a: number, b: number): boolean =>
  a === b || Math.abs(a - b) < leastShare * Math.max(Math.abs(a), Math.abs(b));

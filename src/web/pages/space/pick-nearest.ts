interface SizedSpace {
  id: string;
  area?: number | undefined;
  partOf?: string | undefined;
}

/** Difference of two areas of which one is unknown. */
const unknownDifference = 9;

/** Returns the spaces nearest in size, those that it divides into or is part of first; in the order in which they were given. */
export function pickNearest<T extends SizedSpace>(space: SizedSpace, others: readonly T[], count: number): T[] {
  const getDifference = ({ area }: T) =>
    area && space.area ? Math.abs(Math.log(area / space.area)) : unknownDifference;
  const isRelated = (one: T) => one.partOf === space.id || one.id === space.partOf;
  const nearest = others
    .toSorted((a, b) => Number(isRelated(b)) - Number(isRelated(a)) || getDifference(a) - getDifference(b))
    .slice(0, count);
  return others.filter((one) => nearest.includes(one));
}

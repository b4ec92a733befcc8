import type { FurnitureGroup } from "./arrangement.ts";

const getRowX = ({ seats, tables }: FurnitureGroup): number => seats[0]?.x ?? tables[0]?.x ?? 0;
const getMeanY = ({ seats }: FurnitureGroup): number =>
  seats.reduce((sum, { y }) => sum + y, 0) / Math.max(1, seats.length);
const isSamePosition = (a: number, b: number): boolean => Math.abs(a - b) < 0.01;

/**
 * Orders a row from its centre outwards up to each cut: the groups of a cut are adjacent and sorted by position; a group
 * that the cut splits comes last.
 */
function orderOutwards(row: readonly FurnitureGroup[], cuts: readonly number[], middle: number): FurnitureGroup[] {
  const byDistance = row.toSorted((a, b) => Math.abs(getMeanY(a) - middle) - Math.abs(getMeanY(b) - middle));
  const ordered: FurnitureGroup[] = [];
  let taken = 0;
  for (const cut of [...cuts, Number.POSITIVE_INFINITY]) {
    const complete: FurnitureGroup[] = [];
    while (ordered.length + complete.length < row.length && taken < cut) {
      const next = byDistance[ordered.length + complete.length]!;
      complete.push(next);
      taken += next.seats.length;
    }
    const partly = taken > cut ? complete.splice(-1) : [];
    ordered.push(...complete.sort((a, b) => getMeanY(a) - getMeanY(b)), ...partly);
  }
  return ordered;
}

/**
 * Orders groups for filling, row by row: a row within which one of the `cuts` (numbers of seats, ascending) ends is filled
 * from its centre, so that a short last row is in front of the screen and not at a wall. `middle`: half the width, m.
 */
export function centreShortRows(
  groups: readonly FurnitureGroup[],
  cuts: readonly number[],
  middle: number,
): FurnitureGroup[] {
  const ordered: FurnitureGroup[] = [];
  let before = 0;
  for (let from = 0; from < groups.length; ) {
    let to = from;
    let seats = 0;
    while (to < groups.length && isSamePosition(getRowX(groups[to]!), getRowX(groups[from]!)))
      seats += groups[to++]!.seats.length;
    const row = groups.slice(from, to);
    const within = cuts.filter((cut) => cut > before && cut < before + seats).map((cut) => cut - before);
    ordered.push(...(within.length > 0 ? orderOutwards(row, within, middle) : row));
    before += seats;
    from = to;
  }
  return ordered;
}

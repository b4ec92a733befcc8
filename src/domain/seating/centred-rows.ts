import type { Group } from "./arrangement.ts";

const rowOf = ({ seats, tables }: Group): number => seats[0]?.x ?? tables[0]?.x ?? 0;
const acrossOf = ({ seats }: Group): number => seats.reduce((sum, { y }) => sum + y, 0) / Math.max(1, seats.length);
const alike = (a: number, b: number): boolean => Math.abs(a - b) < 0.01;

/**
 * Orders a row from its centre outwards up to each cut: the groups of a cut are adjacent and sorted by position; a group
 * that the cut splits comes last.
 */
function outwards(row: readonly Group[], cuts: readonly number[], middle: number): Group[] {
  const byDistance = row.toSorted((a, b) => Math.abs(acrossOf(a) - middle) - Math.abs(acrossOf(b) - middle));
  const out: Group[] = [];
  let taken = 0;
  for (const cut of [...cuts, Number.POSITIVE_INFINITY]) {
    const whole: Group[] = [];
    while (out.length + whole.length < row.length && taken < cut) {
      const next = byDistance[out.length + whole.length]!;
      whole.push(next);
      taken += next.seats.length;
    }
    const partly = taken > cut ? whole.splice(-1) : [];
    out.push(...whole.sort((a, b) => acrossOf(a) - acrossOf(b)), ...partly);
  }
  return out;
}

/**
 * Orders groups for filling, row by row: a row within which one of the `cuts` (numbers of seats, ascending) ends is filled
 * from its centre, so that a short last row is in front of the screen and not at a wall. `middle`: half the width, m.
 */
export function centredRows(groups: readonly Group[], cuts: readonly number[], middle: number): Group[] {
  const out: Group[] = [];
  let before = 0;
  for (let from = 0; from < groups.length; ) {
    let to = from;
    let seats = 0;
    while (to < groups.length && alike(rowOf(groups[to]!), rowOf(groups[from]!))) seats += groups[to++]!.seats.length;
    const row = groups.slice(from, to);
    const within = cuts.filter((cut) => cut > before && cut < before + seats).map((cut) => cut - before);
    out.push(...(within.length > 0 ? outwards(row, within, middle) : row));
    before += seats;
    from = to;
  }
  return out;
}

import type { Group } from "./arrangement.ts";

const rowOf = ({ seats, tables }: Group): number => seats[0]?.x ?? tables[0]?.x ?? 0;
const acrossOf = ({ seats }: Group): number => seats.reduce((sum, { y }) => sum + y, 0) / Math.max(1, seats.length);
const alike = (a: number, b: number): boolean => Math.abs(a - b) < 0.01;

/**
 * A row from its middle outwards, as far as each cut reaches: what a cut takes stands together, by place, and a group that it
 * takes in part comes last of it.
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
 * Groups in the order in which they are taken, row by row: a row that one of the `cuts` (numbers of seats, ascending) ends within is
 * taken from its middle, so that a short last row stands before the screen and not at a wall. `middle` is that of the width, m.
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

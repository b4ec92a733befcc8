import { type LayoutKey, layouts } from "#domain/space/layouts.ts";
import { type SpaceCapacity, getSeatCount } from "../capacity/space-capacity.ts";

/** A column that the table can be sorted by. */
export type SortColumn = LayoutKey | "area" | "floor" | "height" | "half" | "day";

export interface SpaceSort {
  column: SortColumn;
  down: boolean;
}

const layoutKeys = new Set<string>(layouts.map(({ key }) => key));
const isLayout = (column: SortColumn): column is LayoutKey => layoutKeys.has(column);

/** Returns a space's value in a column; undefined if unknown. */
function getCellValue({ space, figures }: SpaceCapacity, column: SortColumn): number | undefined {
  if (isLayout(column)) return getSeatCount(figures[column]) || undefined;
  const { area, length, width, floor, height, priceHalfDay, priceDay } = space;
  if (column === "area") return area ?? (length && width ? length * width : undefined);
  return { floor, height, half: priceHalfDay, day: priceDay }[column];
}

/** Sorts spaces by a column, unknown values last in both directions; equal values keep the venue's order. */
export function sortCapacities(capacities: SpaceCapacity[], sort: SpaceSort | undefined): SpaceCapacity[] {
  if (!sort) return capacities;
  const sign = sort.down ? -1 : 1;
  return [...capacities].sort((a, b) => {
    const [x, y] = [getCellValue(a, sort.column), getCellValue(b, sort.column)];
    if (x === undefined || y === undefined) return Number(x === undefined) - Number(y === undefined);
    return sign * (x - y);
  });
}

/** Columns sorted in ascending order first; all others start descending. */
const lowFirst = new Set<SortColumn>(["floor", "half", "day"]);

/** Returns the sort after a press on a column head: first direction, the other one, then the venue's own order. */
export function getNextSort(sort: SpaceSort | undefined, column: SortColumn): SpaceSort | undefined {
  const first = !lowFirst.has(column);
  if (sort?.column !== column) return { column, down: first };
  return sort.down === first ? { column, down: !first } : undefined;
}

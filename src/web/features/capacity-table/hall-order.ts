import { type LayoutKey, layouts } from "../../../domain/space/layout.ts";
import { type Hall, seatsOf } from "./hall.ts";

/** A column that a table can be ordered by. */
export type SortColumn = LayoutKey | "area" | "floor" | "height" | "half" | "day";

export interface HallSort {
  column: SortColumn;
  down: boolean;
}

const layoutKeys = new Set<string>(layouts.map(({ key }) => key));
const isLayout = (column: SortColumn): column is LayoutKey => layoutKeys.has(column);

/** What a hall shows in a column; undefined where it is unknown. */
function cellValue({ space, figures }: Hall, column: SortColumn): number | undefined {
  if (isLayout(column)) return seatsOf(figures[column]) || undefined;
  const { area, length, width, floor, height, priceHalfDay, priceDay } = space;
  if (column === "area") return area ?? (length && width ? length * width : undefined);
  return { floor, height, half: priceHalfDay, day: priceDay }[column];
}

/** The halls by a column; what is unknown stands at the end either way. Equal ones keep the house's order. */
export function orderHalls(halls: Hall[], sort: HallSort | undefined): Hall[] {
  if (!sort) return halls;
  const sign = sort.down ? -1 : 1;
  return [...halls].sort((a, b) => {
    const [x, y] = [cellValue(a, sort.column), cellValue(b, sort.column)];
    if (x === undefined || y === undefined) return Number(x === undefined) - Number(y === undefined);
    return sign * (x - y);
  });
}

/** Prices and floors begin with the lowest, everything else with the largest. */
const lowFirst = new Set<SortColumn>(["floor", "half", "day"]);

/** The next order when a column's head is pressed: its first direction, the other one, the house's own order. */
export function nextSort(sort: HallSort | undefined, column: SortColumn): HallSort | undefined {
  const first = !lowFirst.has(column);
  if (sort?.column !== column) return { column, down: first };
  return sort.down === first ? { column, down: !first } : undefined;
}

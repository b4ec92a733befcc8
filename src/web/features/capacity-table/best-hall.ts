import { type LayoutKey, layouts } from "../../../domain/space/layout.ts";
import type { Ask } from "../../../domain/venue/ask.ts";
import { type Hall, seatsOf } from "./hall.ts";

const fits = ({ figures }: Hall, people: number, layout: LayoutKey): boolean => seatsOf(figures[layout]) >= people;

/** The people fit only up to the limit. */
export function fitsTight({ figures }: Hall, { people, layout }: Ask): boolean {
  const { unsuitable, doubtful, comfortable, limit } = figures[layout];
  return !unsuitable && !doubtful && comfortable !== undefined && comfortable < people && people <= (limit ?? 0);
}

/** The people sit in comfort. */
export const fitsWell = (hall: Hall, { people, layout }: Ask): boolean => fits(hall, people, layout);

/** The hall in which the fewest seats stay empty; of equal ones the cheaper; undefined where none seats them in comfort. */
export function bestHall(halls: Hall[], ask: Ask): Hall | undefined {
  const rank = ({ space, figures }: Hall) => [seatsOf(figures[ask.layout]), space.priceDay ?? Number.MAX_SAFE_INTEGER];
  return halls
    .filter((hall) => fitsWell(hall, ask))
    .sort((a, b) => rank(a)[0]! - rank(b)[0]! || rank(a)[1]! - rank(b)[1]!)[0];
}

/** How many halls seat the people: in the layout asked for, up to its limit only, and in any layout. */
export function countFits(halls: Hall[], ask: Ask): { well: number; tight: number; anyLayout: number } {
  return {
    well: halls.filter((hall) => fitsWell(hall, ask)).length,
    tight: halls.filter((hall) => fitsTight(hall, ask)).length,
    anyLayout: halls.filter((hall) => layouts.some(({ key }) => fits(hall, ask.people, key))).length,
  };
}

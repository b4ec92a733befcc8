import { type LayoutKey, layouts } from "../../../domain/space/layout.ts";
import type { Ask } from "../../../domain/venue/ask.ts";
import { type Hall, seatsOf } from "./hall.ts";

const fits = ({ figures }: Hall, people: number, layout: LayoutKey): boolean => seatsOf(figures[layout]) >= people;

/** Tells whether the people fit only above the comfortable capacity, within the limit capacity. */
export function fitsTight({ figures }: Hall, { people, layout }: Ask): boolean {
  const { unsuitable, doubtful, comfortable, limit } = figures[layout];
  return !unsuitable && !doubtful && comfortable !== undefined && comfortable < people && people <= (limit ?? 0);
}

/** Tells whether the people fit within the comfortable (else the published) capacity. */
export const fitsWell = (hall: Hall, { people, layout }: Ask): boolean => fits(hall, people, layout);

/** Returns the space with the fewest spare seats, the cheaper of equals; undefined if none fits comfortably. */
export function bestHall(halls: Hall[], ask: Ask): Hall | undefined {
  const rank = ({ space, figures }: Hall) => [seatsOf(figures[ask.layout]), space.priceDay ?? Number.MAX_SAFE_INTEGER];
  return halls
    .filter((hall) => fitsWell(hall, ask))
    .sort((a, b) => rank(a)[0]! - rank(b)[0]! || rank(a)[1]! - rank(b)[1]!)[0];
}

/** Counts the spaces that fit: comfortably in the requested layout, only up to its limit, and in any layout. */
export function countFits(halls: Hall[], ask: Ask): { well: number; tight: number; anyLayout: number } {
  return {
    well: halls.filter((hall) => fitsWell(hall, ask)).length,
    tight: halls.filter((hall) => fitsTight(hall, ask)).length,
    anyLayout: halls.filter((hall) => layouts.some(({ key }) => fits(hall, ask.people, key))).length,
  };
}

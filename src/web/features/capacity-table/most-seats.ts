import type { Hall } from "./hall.ts";

/** The most people a hall seats in any layout: up to the limit where it is computed, else as published; 0 where unknown. */
export function mostSeats({ figures }: Pick<Hall, "figures">): number {
  const seats = Object.values(figures).map(({ unsuitable, doubtful, limit, published }) =>
    unsuitable || doubtful ? 0 : (limit ?? published ?? 0),
  );
  return Math.max(0, ...seats);
}

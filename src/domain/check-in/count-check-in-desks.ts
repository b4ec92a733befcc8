import { type CheckInMethod, getSteadyCheckInRate } from "./get-check-in-rate.ts";

/** Counts the desks that let this many people in within the minutes; at least one. */
export const countCheckInDesks = (people: number, minutes: number, method: CheckInMethod): number =>
  // 4,998 people in 119 minutes at 1.2 are 35 desks, a little more in floating point.
  Math.max(1, Math.ceil(people / (getSteadyCheckInRate(method) * minutes) - 1e-9));

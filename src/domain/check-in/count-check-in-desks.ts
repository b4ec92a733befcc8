import { type CheckInMethod, getSteadyCheckInRate } from "./get-check-in-rate.ts";

/** Counts the desks that let this many people in within the minutes; at least one. */
export const countCheckInDesks = (people: number, minutes: number, method: CheckInMethod): number =>
  Math.max(1, Math.ceil(people / (getSteadyCheckInRate(method) * minutes)));

import { countBanquetTables } from "./count-banquet-tables.ts";

/** Minutes of one person's work, by experience: clearing a classroom seat, laying a table for ten with chairs and cover. */
const minutesToClearSeat = 2;
const minutesToSetTable = 36;
/** More people than this stand in each other's way. */
const mostHands = 30;

/** How the main room is turned over from classroom to round tables. */
export interface Reset {
  /** People at work at once. */
  hands: number;
  /** Minutes that the work takes with them. */
  minutes: number;
  /** Minutes that are missing; 0 if there is time enough. */
  short: number;
}

/** Plans the reset of a room for a number of people within `available` minutes. */
export function planReset(people: number, available: number): Reset {
  const work = people * minutesToClearSeat + countBanquetTables(people) * minutesToSetTable;
  const hands = Math.min(Math.max(1, Math.ceil(work / available)), mostHands);
  const minutes = Math.ceil(work / hands);
  return { hands, minutes, short: Math.max(0, minutes - available) };
}

import type { SessionBlock } from "./programme.ts";

/** Returns the minutes since midnight of a time. */
export const at = (hours: number, minutes = 0): number => hours * 60 + minutes;

/** Creates a session of 200 people at desks on the first day, from 9:00 to 17:30; days begin with Thursday, 17 December 2026. */
export const createSession = (change: Partial<SessionBlock> = {}): SessionBlock => ({
  kind: "session",
  name: "主会场",
  place: "space",
  people: 200,
  count: 1,
  layout: "classroom",
  dayNumber: 1,
  day: `2026-12-${16 + (change.dayNumber ?? 1)}`,
  from: at(9),
  to: at(17, 30),
  guessed: [],
  ...change,
});

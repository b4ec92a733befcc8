import type { DaySheet } from "#domain/offer/sheet/build-day-sheets.ts";

/** Hours of a day. */
export interface Hours {
  from: number;
  to: number;
}

/** A day is drawn from 8 to 22 o'clock, or longer where something takes place then. */
const usualHours: Hours = { from: 8, to: 22 };
/** Returns the hours that all days of an offer are drawn in. */
export function getHours(sheets: readonly DaySheet[]): Hours {
  const bars = sheets.flatMap(({ rows }) => rows.flatMap((row) => row.bars));
  return {
    from: Math.min(usualHours.from, ...bars.map(({ from }) => Math.floor(from / 60))),
    to: Math.max(usualHours.to, ...bars.map(({ to }) => Math.ceil(to / 60))),
  };
}

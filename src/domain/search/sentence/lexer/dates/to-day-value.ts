import { type DayNumber, toIsoDay } from "#domain/day.ts";
import type { DayValue } from "../../token.ts";

/** Builds the wire value of one day or of a range of days. */
export const toDayValue = (from: DayNumber, to: DayNumber): DayValue =>
  from >= to ? toIsoDay(from) : { from: toIsoDay(from), to: toIsoDay(to) };
